import { compileForm } from '../../data/model/compile/index.ts';
import { controlsOf } from '@milepost/kit/forms/grammar';
import { createFormStore } from '@milepost/kit/forms/store';
import { formConfig } from '@milepost/openapi/domains/model';
import { expect, test } from 'vitest';
import { filesIn, isWritable, withRights } from './formRights.ts';

const control = (jnpfKey: string, name: string, more: object = {}) => ({
  __vModel__: name,
  __config__: { jnpfKey, label: name, ...more },
});
const DESIGN = formConfig.decode({
  fields: [
    control('comInput', 'route'),
    {
      ...control('card', ''),
      __config__: { jnpfKey: 'card', layout: 'holder', children: [control('comInput', 'safety'), control('comInput', 'pay')] },
    },
    control('uploadFz', 'files'),
  ],
} as never);
const right = (id: string, read: boolean, write: boolean, required = false) => ({ id, name: id, read, write, required });
const RIGHTS = [right('route', true, false), right('safety', true, true, true), right('pay', false, true), right('files', true, false)];

test('what may not be read is not there, what may not be written is there to be read, what the step wants must be filled in', () => {
  const spec = withRights(compileForm(DESIGN).spec, RIGHTS);
  const store = createFormStore(spec, { route: 'S26', safety: '' });
  expect(controlsOf(spec).map(({ control: { field } }) => [field, store.state(field).isDisabled, store.state(field).isRequired])).toEqual([
    ['route', true, false],
    ['safety', false, true],
    ['files', true, false],
  ]);
  expect(controlsOf(spec).map(({ control: { isReadOnly = false } }) => isReadOnly)).toEqual([true, false, true]);
  expect(controlsOf(spec).map(({ control: one }) => 'placeholder' in one && one.placeholder === '—')).toEqual([true, false, true]);
  expect(store.tryToSave()).toBe(false);
});

test('a form of which nothing may be written is one to read', () => {
  expect(isWritable(RIGHTS)).toBe(true);
  expect(isWritable(RIGHTS.map((one) => ({ ...one, write: false })))).toBe(false);
});

test('files of fields that may be read are those of the process', () => {
  const { spec } = compileForm(DESIGN);
  const values = { files: [{ name: '布设图.pdf', url: '/a.pdf', fileId: '1' }, null], route: 'S26' };
  expect(filesIn(spec, values as never).map(({ name }) => name)).toEqual(['布设图.pdf']);
  expect(filesIn(withRights(spec, [right('files', false, false)]), values as never)).toEqual([]);
});
