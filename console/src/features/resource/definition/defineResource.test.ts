import { groupCodecs } from '@milepost/openapi/domains/group';
import { groupOperations } from '@milepost/openapi/operations';
import { expect, test } from 'vitest';
import { defineDetails } from './defineDetails.ts';
import { defineResource } from './defineResource.ts';
import { defineWizard } from '../actions/wizard/defineWizard.ts';

const declare = (actions: object) =>
  defineResource({
    id: 'trial',
    source: 'admin §2',
    operations: groupOperations,
    codecs: groupCodecs,
    words: { many: { id: 'many' }, add: { id: 'add' }, edit: { id: 'edit' }, emptyText: { id: 'none' } },
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
        { id: 'import', label: { id: 'x' }, code: null, call: 'removeGroup', confirm: { id: 'x' } },
        { id: 'import', label: { id: 'y' }, code: null, call: 'removeGroup', confirm: { id: 'y' } },
      ],
    },
    /two of them have the id "import"/,
  ],
])('%s is refused where it is declared', (_, actions, words) => {
  expect(() => declare(actions)).toThrow(words);
});

const words = { id: 'words' };
const detail = (key: string) => ({ key, title: words, resource: () => declare({}) as never });
const step = (key: string) => ({ key, title: words, reads: () => ({ queryKey: [key] }), begins: () => 0, draws: () => null });

test.each([
  ['one list', ['log'], /two lists or more, these have 1/],
  ['two lists of one key', ['log', 'log'], /two of them have the key "log"/],
])('details with %s are refused where they are declared', (_, keys, problem) => {
  const all = keys.map(detail);
  expect(() => defineDetails({ id: 'trial', source: 'admin §2', title: () => words, label: words, all })).toThrow(problem);
});

test.each([
  ['one step', ['file'], /has two or more, this one has 1/],
  ['two steps of one key', ['file', 'file'], /two of them have the key "file"/],
])('a wizard with %s is refused where it is declared', (_, keys, problem) => {
  const declared = () =>
    defineWizard({
      id: 'trial',
      source: 'admin §2',
      title: () => words,
      words: { failed: words, refused: words, emptyText: words },
      steps: keys.map(step),
      changes: () => null,
      save: () => ({ send: async () => ({ msg: '' }) }),
    });
  expect(declared).toThrow(problem);
});
