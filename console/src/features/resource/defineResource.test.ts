import { groupCodecs } from '@milepost/openapi/domains/group';
import { groupOperations } from '@milepost/openapi/operations';
import { expect, test } from 'vitest';
import { defineResource } from './defineResource.ts';

const declare = (actions: object) =>
  defineResource({
    id: 'trial',
    source: 'admin §2',
    operations: groupOperations,
    codecs: groupCodecs,
    words: { many: { id: 'many' }, add: { id: 'add' }, edit: { id: 'edit' }, none: { id: 'none' } },
    list: { shape: 'paged', call: 'listGroups', columns: [] },
    actions,
  });

test.each([
  ['a call the domain does not have', { toggle: 'flipGroup' }, /actions\.toggle: "flipGroup" is no operation/],
  ['an import the domain does not have', { imports: { call: 'importGroup', accept: '.bg' } }, /actions\.imports: "importGroup"/],
  [
    'an action with the id of one every screen has',
    { more: [{ id: 'remove', label: { id: 'x' }, code: 'btn_edit', call: 'removeGroup' }] },
    /"remove" is an action every screen has/,
  ],
  [
    'two tools of one id',
    {
      tools: [
        { id: 'import', label: { id: 'x' }, code: null, call: 'removeGroup', asks: { id: 'x' } },
        { id: 'import', label: { id: 'y' }, code: null, call: 'removeGroup', asks: { id: 'y' } },
      ],
    },
    /two of them have the id "import"/,
  ],
])('%s is refused where it is declared', (_, actions, words) => {
  expect(() => declare(actions)).toThrow(words);
});
