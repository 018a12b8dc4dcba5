import { expect, test } from 'vitest';
import type { Declaration, DeclarationNote, Hole } from './declaration.ts';
import { codeOf, designed } from '../testing/codeOf.ts';
import { readmeOf } from './readme.ts';

const { declaration } = codeOf([designed('a')]);
const notesOf = (more: Partial<Declaration>, untranslated: readonly string[] = []) => readmeOf({ ...declaration, ...more }, untranslated);
const hole = (place: Hole['place']): Hole => ({ place, key: 'k', what: `${place} “<x>”`, was: 'code' });
const note = (code: DeclarationNote['code'], ...of: string[]): DeclarationNote => ({ code, of });

test('a design that came along whole says so, and nothing else', () => {
  expect(notesOf({})).toBe('# What did not come along of the design trial\n\nEverything of the design has code.\n');
});

test('each hole is a line with its place; code of the design cannot act in it', () => {
  expect(notesOf({ enCode: 'a\nb', holes: [hole('field')] })).toBe(`# What did not come along of the design a b

One thing has no code. Each stands as \`hole(…)\` and does not compile: write what it should be, or take it away.

- field: field “x>”
`);
  expect(notesOf({ holes: [hole('form'), hole('rule'), hole('list'), hole('button')] }))
    .toContain(`4 things have no code. Each stands as \`hole(…)\` and does not compile: write what it should be, or take it away.

- part of the form: form “x>”
- rule of the form: rule “x>”
- list: list “x>”
- button of a row: button “x>”
`);
});

test('what came along in another way is told after the holes, with words that have no English at the end', () => {
  expect(notesOf({ notes: [note('sidebar', 'Kinds', ''), note('printList')] }, ['地点', '备注']))
    .toBe(`# What did not come along of the design trial

Everything of the design has code.

To know:

- The tree beside the list did not come along: Kinds.
- Printing of several records did not come along: no template.
- No English yet, the words of the design stand in its place: 地点, 备注.
`);
});

test('of many names twenty are told, and how many more there are', () => {
  const names = Array.from({ length: 22 }, (_, at) => `n${at}`);
  expect(notesOf({ notes: [note('noSuchField', ...names)] })).toContain(`left out: ${names.slice(0, 20).join(', ')} and 2 more.`);
  expect(notesOf({ notes: [note('noSuchField', ...names.slice(0, 20))] })).toContain('n18, n19.');
});
