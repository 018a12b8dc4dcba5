import { expect, test } from 'vitest';
import { defineResource } from '../../resource/index.ts';
import { recordsOf, text } from './index.ts';
import { ofModel } from './ofModel.ts';

const records = recordsOf('claim', { place: text('Place') });
const screenWith = (words: { readonly edit?: { readonly id: string; readonly message: string } }, exports?: boolean) =>
  defineResource({
    id: 'records:claim',
    source: 'design claim',
    ...records.calls,
    words: records.words({ many: { id: 'many', message: 'Claims' }, ...words }),
    list: records.list({ columns: ['place'], ...(exports !== undefined && { exports }) }),
    actions: {},
  });
const AT = { modelId: 'm1', menuId: 'e1', name: 'Damage claims', person: { userId: 'u1' } as never };
const OWN = { id: 'own', message: 'Change the claim' };

test('the title of a form says what its page is called, as that of a design does, if the declaration has no words of its own', () => {
  const { message, values } = ofModel(screenWith({}) as never, AT).words.edit;
  expect([message, values]).toEqual(['Edit {name}', { name: 'Damage claims' }]);
  expect(ofModel(screenWith({ edit: OWN }) as never, AT).words.edit).toBe(OWN);
});

test('a list offers its export but where its declaration says it does not', () => {
  expect(screenWith({}, false).list.exports).toBe(false);
  expect(screenWith({}).list.exports).toBeUndefined();
});
