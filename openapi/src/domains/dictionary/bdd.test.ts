import { expect, test } from 'vitest';
import { linkFault } from './bdd-links.ts';
import { formatBdd, parseBdd, type BddEntry, type BddFile, type BddType } from './index.ts';

const type = (id: string, more: Partial<BddType> = {}): BddType => ({
  id,
  parentId: '-1',
  fullName: `分类${id}`,
  enCode: `type.${id}`,
  isTree: 1,
  sortCode: 0,
  description: '',
  ...more,
});
const entry = (id: string, more: Partial<BddEntry> = {}): BddEntry => ({
  id,
  dictionaryTypeId: 't1',
  parentId: '0',
  fullName: `字典 ${id}`,
  enCode: `entry.${id}`,
  enabledMark: 1,
  sortCode: null,
  description: '',
  ...more,
});
const file: BddFile = {
  version: '1',
  types: [type('t1', { parentId: 'outside' }), type('t2', { parentId: 't1', isTree: 0 })],
  entries: [entry('e1'), entry('e2', { parentId: 'e1' }), entry('e3', { dictionaryTypeId: 't2', enCode: 'entry.e1', enabledMark: 0 })],
};

test('what export writes, import reads', () => {
  expect(parseBdd(formatBdd(file))).toEqual({ ok: true, file });
});

test('members that may be left out get their defaults, unknown ones are ignored', () => {
  const { description: _, enabledMark: __, sortCode: ___, ...bare } = entry('e1');
  const text = JSON.stringify({ version: '1', types: [{ ...type('t1'), colour: 'red' }], entries: [bare], note: 'by hand' });
  expect(parseBdd(text)).toEqual({ ok: true, file: { version: '1', types: [type('t1')], entries: [entry('e1')] } });
});

test.each([
  ['damaged JSON', '{"version":"1",\n"types":[}', '2:10', 'syntax'],
  ['keys of prototypes', '{"__proto__":{"a":1}}', '1:2', 'forbiddenKey'],
  ['a key twice', '{"version":"1","version":"1"}', '1:16', 'duplicateKey'],
  ['a list', '[]', '1:1', 'type'],
  ['another version', '{"version":"2","types":[],"entries":[]}', 'version', 'version'],
  ['no version', '{"types":[],"entries":[]}', 'version', 'version'],
  ['no types', '{"version":"1","entries":[]}', 'types', 'required'],
  ['an object for the entries', '{"version":"1","types":[],"entries":{}}', 'entries', 'type'],
  ['more than 5 MiB', ' '.repeat(5 * 1024 * 1024 + 1), '1:1', 'tooLarge'],
])('%s is refused at its place', (_, text, place, reason) => {
  expect(parseBdd(text)).toEqual({ ok: false, place, reason });
});

const withTypes = (...types: unknown[]) => JSON.stringify({ version: '1', types, entries: [] });
const withEntries = (...entries: unknown[]) => JSON.stringify({ version: '1', types: [type('t1'), type('t2')], entries });

test.each([
  ['a type that is no object', withTypes(type('t1'), 'x'), 'types[1]', 'type'],
  ['a type without a name', withTypes({ ...type('t1'), fullName: '' }), 'types[0].fullName', 'required'],
  ['a number as an id', withTypes({ ...type('t1'), id: 7 }), 'types[0].id', 'type'],
  ['a special character in the name', withTypes(type('t1', { fullName: '车-型' })), 'types[0].fullName', 'pattern'],
  ['a tree flag in text', withTypes({ ...type('t1'), isTree: '0' }), 'types[0].isTree', 'type'],
  ['no tree flag', withTypes({ ...type('t1'), isTree: undefined }), 'types[0].isTree', 'required'],
  ['a code twice', withTypes(type('t1'), type('t2', { enCode: 'type.t1' })), 'types[1].enCode', 'duplicateCode'],
  ['an id twice', withTypes(type('t1'), type('t1', { enCode: 'b' })), 'types[1].id', 'duplicateId'],
  ['types below each other', withTypes(type('t1', { parentId: 't2' }), type('t2', { parentId: 't1' })), 'types[0].parentId', 'cycle'],
  [
    'an entry without a code',
    withEntries(entry('a'), entry('b'), entry('c'), { ...entry('d'), enCode: undefined }),
    'entries[3].enCode',
    'required',
  ],
  ['a code with a dot at the end', withEntries(entry('a', { enCode: 'a.' })), 'entries[0].enCode', 'pattern'],
  ['a name too long', withEntries(entry('a', { fullName: '车'.repeat(51) })), 'entries[0].fullName', 'tooLong'],
  ['a sort too high', withEntries(entry('a', { sortCode: 1_000_000 })), 'entries[0].sortCode', 'range'],
  ['a sort in text', withEntries({ ...entry('a'), sortCode: '1' }), 'entries[0].sortCode', 'type'],
  ['a third state', withEntries({ ...entry('a'), enabledMark: 2 }), 'entries[0].enabledMark', 'type'],
  ['a description that is a list', withEntries({ ...entry('a'), description: [] }), 'entries[0].description', 'type'],
  ['a category the file does not hold', withEntries(entry('a', { dictionaryTypeId: 't9' })), 'entries[0].dictionaryTypeId', 'unknownType'],
  ['a parent the file does not hold', withEntries(entry('a', { parentId: 'x' })), 'entries[0].parentId', 'unknownParent'],
  [
    'a parent of another category',
    withEntries(entry('a'), entry('b', { parentId: 'a', dictionaryTypeId: 't2' })),
    'entries[1].parentId',
    'unknownParent',
  ],
  ['a code twice in one category', withEntries(entry('a'), entry('b', { enCode: 'entry.a' })), 'entries[1].enCode', 'duplicateCode'],
  ['an entry below itself', withEntries(entry('a', { parentId: 'a' })), 'entries[0].parentId', 'cycle'],
])('%s is refused by its path', (_, text, place, reason) => {
  expect(parseBdd(text)).toEqual({ ok: false, place, reason });
});

test('a long chain of parents is climbed once, not once per row', () => {
  const count = 20_000;
  let reads = 0;
  const entries = Array.from({ length: count }, (_, index): BddEntry => {
    const parentId = index === 0 ? '0' : `e${index - 1}`;
    return Object.defineProperty(entry(`e${index}`), 'parentId', { get: () => ((reads += 1), parentId) });
  });
  expect(linkFault({ ...file, entries })).toBeNull();
  expect(reads).toBeLessThan(5 * count);
});
