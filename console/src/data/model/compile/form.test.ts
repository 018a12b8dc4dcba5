import type { TableControl } from '@milepost/kit/forms/grammar';
import { formConfig } from '@milepost/openapi/domains/model';
import { expect, test } from 'vitest';
import { compileForm } from './form.ts';

const text = (field: string, own: object = {}) => ({ __vModel__: field, __config__: { jnpfKey: 'comInput', label: field }, ...own });
const table = (own: object) => ({ ...text('works', own), __config__: { jnpfKey: 'table', label: 'works', children: [text('item')] } });
const formOf = (...fields: readonly object[]) => compileForm(formConfig.decode({ fields } as never));

test.each([
  ['新增', ''],
  [' 添 加 ', ''],
  ['添加一行', ''],
  ['登记构件', '登记构件'],
  ['', ''],
])('the button of a sub-table with the word %j says %j: what every one says is not said', (actionText, add) => {
  const [part] = formOf(table({ actionText })).spec.parts;
  expect((part as TableControl).add ?? '').toBe(add);
});

test('a word every button says stays where it is no button', () => {
  expect(formOf(text('add', { placeholder: '新增' })).spec.parts).toMatchObject([{ field: 'add', placeholder: '新增' }]);
});

test('faults of a design stand above its parts, over the whole width; a sound one has none', () => {
  const sound = formOf(text('a'));
  expect([sound.problems, sound.spec.parts.map(({ part }) => part)]).toEqual([[], ['control']]);
  const broken = formOf(text('a'), text(''));
  expect(broken.problems.length).toBeGreaterThan(0);
  expect(broken.spec.parts[0]).toEqual({ part: 'faults', faults: broken.problems, span: 24 });
  expect(broken.spec.parts.slice(1)).toEqual(sound.spec.parts);
});
