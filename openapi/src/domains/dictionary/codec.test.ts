import { expect, test } from 'vitest';
import { goodData, requestExample } from '../../testing/spec-examples.ts';
import { dictionaryCodecs, entriesOf } from './index.ts';

const codecs = dictionaryCodecs;
const category = codecs.getDictionaryCategory.data;
const categories = codecs.listDictionaryCategories.data;
const categoryBody = codecs.createDictionaryCategory.body;
const entry = codecs.getDictionaryEntry.data;
const entryBody = codecs.createDictionaryEntry.body;
const entryList = codecs.listDictionaryEntries.data;

const CARGO = '532001000000000004';

interface Node<T> {
  id: string;
  children?: T[] | null;
}
const idsOf = <T extends Node<T>>(nodes: readonly T[]): string[] => nodes.flatMap((node) => [node.id, ...idsOf(node.children ?? [])]);

test.each(goodData('listDictionaryCategories'))('the category tree "%s" keeps every node', (_, data) => {
  expect(idsOf(categories.decode(data))).toEqual(idsOf(data?.list ?? []));
});

test('a category at the top has no parent, one below has', () => {
  const [vehicle] = categories.decode(goodData('listDictionaryCategories')[0]![1]);
  expect(vehicle).toMatchObject({ parentId: null, isTree: false, children: [{ parentId: vehicle?.id, children: [] }, {}] });
});

test.each(goodData('getDictionaryCategory'))('the category "%s" is sent as it came', (_, data) => {
  const { id, ...body } = data!;
  expect(category.decode(data!).id).toBe(id);
  expect(categoryBody.encode({ ...category.decode(data!) })).toEqual(body);
});

test.each(goodData('listDictionaryEntries'))('the entry list "%s" keeps every node', (_, data) => {
  const entries = entriesOf(CARGO, entryList.decode(data));
  expect(idsOf(entries)).toEqual(idsOf(data?.list ?? []));
  expect(entries.every(({ parentId, dictionaryTypeId }) => parentId === null && dictionaryTypeId === CARGO)).toBe(true);
});

test('entries say whether they are enabled, and sort as 0 where the server says nothing', () => {
  const flat = entryList.decode(new Map(goodData('listDictionaryEntries')).get('flat') ?? null);
  expect(flat.map(({ isEnabled, sortCode }) => [isEnabled, sortCode])).toEqual([
    [true, 1],
    [true, 2],
    [false, 0],
  ]);
});

test('an entry whose state the server leaves out counts as disabled', () => {
  expect(entryList.decode({ list: [{ id: '1', fullName: '钢材', enCode: 'steel', enabledMark: null }] })[0]?.isEnabled).toBe(false);
});

test.each(goodData('getDictionaryEntry'))('the entry "%s" is sent as it came', (_, data) => {
  const { id, ...body } = data!;
  expect(entry.decode(data!).id).toBe(id);
  expect(entryBody.encode({ ...entry.decode(data!) })).toEqual(body);
});

test.each(goodData('listAllDictionaries'))('the dictionaries "%s" keep every entry', (_, data) => {
  const dictionaries = codecs.listAllDictionaries.data.decode(data);
  expect(dictionaries.map(({ entries }) => idsOf(entries))).toEqual(
    (data?.list ?? []).map(({ dictionaryList }) => idsOf(dictionaryList ?? [])),
  );
  expect(dictionaries.map(({ isTree }) => isTree)).toEqual([false, true, false]);
});

test.each([...goodData('listDictionaryCategoryOptions'), ...goodData('listDictionaryEntryParents'), ...goodData('listDictionaryOptions')])(
  'the options "%s" keep every node',
  (_, data) => {
    expect(idsOf(codecs.listDictionaryOptions.data.decode(data))).toEqual(idsOf(data?.list ?? []));
  },
);

test.each(goodData('importDictionary'))('the counts "%s" come back', (_, data) => {
  expect(codecs.importDictionary.data.decode(data)).toMatchObject(data ?? {});
});

test('no data is an empty list everywhere', () => {
  expect([
    categories.decode(null),
    entryList.decode(null),
    codecs.listAllDictionaries.data.decode(null),
    codecs.listDictionaryOptions.data.decode(null),
  ]).toEqual([[], [], [], []]);
  expect(codecs.importDictionary.data.decode(null)).toMatchObject({ typesAdded: 0, entriesSkipped: 0, entriesRenamed: 0, existing: [] });
});

test('the bodies of the description are what we send', () => {
  const { dictionaryTypeId, fullName, enCode } = requestExample('createDictionaryEntry');
  const entry = {
    dictionaryTypeId,
    parentId: null,
    fullName,
    enCode,
    isEnabled: true,
    sortCode: 30,
    description: '整车合法装载免收通行费',
  };
  expect(entryBody.encode(entry)).toEqual(requestExample('createDictionaryEntry'));
  const category = {
    parentId: '532001000000000001',
    fullName: '车轴数',
    enCode: 'axle.count',
    isTree: false,
    sortCode: 30,
    description: '按轴收费的依据',
  };
  expect(categoryBody.encode(category)).toEqual(requestExample('createDictionaryCategory'));
});

test.each([
  ['the category itself', CARGO, '0'],
  ['the top', null, '0'],
  ['another entry', '532101000000000301', '532101000000000301'],
])('an entry below %s is sent with its parent', (_, parentId, sent) => {
  const draft = { dictionaryTypeId: CARGO, parentId, fullName: '钢材', enCode: 'steel', isEnabled: false, sortCode: null, description: '' };
  expect(entryBody.encode(draft)).toMatchObject({ parentId: sent, enabledMark: 0, sortCode: null });
});

test('a category at the top is sent with parent -1', () => {
  const draft = { parentId: null, fullName: '车型', enCode: 'a', isTree: true, sortCode: 0, description: '' };
  expect(categoryBody.encode(draft)).toMatchObject({ parentId: '-1', isTree: 1 });
});

test('an answer that holds itself is read once instead of breaking the page', () => {
  type Endless = { id: string; fullName: string; enCode: string; children: Endless[] };
  const endless: Endless = { id: '1', fullName: 'a', enCode: 'a', children: [] };
  endless.children.push(endless);
  expect(idsOf(codecs.listDictionaryOptions.data.decode({ list: [endless] }))).toHaveLength(1);
});
