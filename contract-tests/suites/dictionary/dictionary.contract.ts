import { absent, flag, including, listOf, text, treeOf } from '../../harness/run/written/matcher.ts';
import { row } from '../../harness/run/written/row.ts';
import { contract } from '../../harness/run/written/contract.ts';
import { stocked } from './fixtures.ts';
import { areUnique, flatten } from './lists.ts';

contract('dictionary', [
  row('the categories are a tree with name, code, sort and tree flag', {
    call: 'listDictionaryCategories',
    expect: { code: 200, data: { list: treeOf({ id: text, fullName: text, enCode: text, isTree: flag }) } },
    source: 'admin §2',
  }),
  row('the top categories lie below -1, every other below the one that holds it', {
    call: 'listDictionaryCategories',
    expect: {
      code: 200,
      data: { list: listOf({ parentId: '-1' }) },
      holds: ({ list }) => flatten(list).every(({ id, children }) => (children ?? []).every(({ parentId }) => parentId === id)),
    },
    source: 'admin §9',
  }),
  row('the choice of parents holds every category', {
    call: 'listDictionaryCategoryOptions',
    given: async ({ as }) => ({ all: flatten((await (await as('admin')).data('listDictionaryCategories')).list) }),
    path: { id: '0' },
    expect: ({ all }) => ({ code: 200, holds: ({ list }) => flatten(list).length === all.length }),
    source: 'admin §7',
  }),
  row('one category comes with everything its dialog edits', {
    call: 'getDictionaryCategory',
    given: async ({ as }) => stocked(await as('admin'), 'tree'),
    path: ({ id }) => ({ id }),
    expect: ({ id, enCode }) => ({ code: 200, data: { id, enCode, parentId: text, fullName: text, isTree: 1 } }),
    source: 'admin §7',
  }),
  row('all dictionaries come with their entries', {
    call: 'listAllDictionaries',
    expect: {
      code: 200,
      data: { list: listOf({ id: text, enCode: text, isTree: flag, dictionaryList: listOf({ id: text, fullName: text, enCode: text }) }) },
    },
    source: 'admin §7',
  }),
  row('the entries of a tree category are a tree from parent 0', {
    call: 'listDictionaryEntries',
    given: async ({ as }) => stocked(await as('admin'), 'tree'),
    path: ({ id }) => ({ id }),
    query: { isTree: '1', keyword: '' },
    expect: {
      code: 200,
      data: { list: listOf({ parentId: '0' }, { atLeast: 1 }) },
      holds: ({ list }) => flatten(list).length > list.length,
    },
    source: 'admin §2',
  }),
  row('the entries of a list category are a list with name, code, sort and state', {
    call: 'listDictionaryEntries',
    given: async ({ as }) => stocked(await as('admin'), 'list'),
    path: ({ id }) => ({ id }),
    query: { isTree: '0' },
    expect: { code: 200, data: { list: listOf({ fullName: text, enCode: text, enabledMark: flag, children: absent }, { atLeast: 1 }) } },
    source: 'admin §2',
  }),
  row('a tree asked for as a list holds the same entries', {
    call: 'listDictionaryEntries',
    given: async ({ as }) => stocked(await as('admin'), 'tree'),
    path: ({ id }) => ({ id }),
    query: { isTree: '0' },
    expect: ({ entries }) => ({
      code: 200,
      data: { list: listOf({ children: absent }) },
      holds: ({ list }) => list.length === entries.length && areUnique(list.map(({ id }) => id)),
    }),
    source: 'admin §7',
  }),
  row('a keyword narrows the entries to names and codes that contain it', {
    call: 'listDictionaryEntries',
    given: async ({ as }) => {
      const { id, entries } = await stocked(await as('admin'), 'list');
      return { id, keyword: entries[0]?.enCode ?? '' };
    },
    path: ({ id }) => ({ id }),
    query: ({ keyword }) => ({ keyword, isTree: '0' }),
    expect: ({ keyword }) => ({
      code: 200,
      data: { list: including({ enCode: keyword }) },
      holds: ({ list }) => list.every(({ fullName, enCode }) => `${fullName}\n${enCode}`.toLowerCase().includes(keyword.toLowerCase())),
    }),
    source: 'admin §2',
  }),
  row('the choice of parents begins with the category itself', {
    call: 'listDictionaryEntryParents',
    given: async ({ as }) => stocked(await as('admin'), 'tree'),
    path: ({ id }) => ({ typeId: id, id: '0' }),
    query: { isTree: '1' },
    expect: ({ id, entries }) => ({
      code: 200,
      data: { list: listOf({ id }, { atLeast: 1 }) },
      holds: ({ list }) => flatten(list).length === entries.length + 1,
    }),
    source: 'admin §5',
  }),
  row('an entry is not offered as its own parent, nor what lies below it', {
    call: 'listDictionaryEntryParents',
    given: async ({ as }) => {
      const { id: typeId, entries } = await stocked(await as('admin'), 'tree');
      return { typeId, id: entries.find(({ hasChildren }) => hasChildren === true)?.id ?? '', count: entries.length };
    },
    path: ({ typeId, id }) => ({ typeId, id }),
    query: { isTree: '1' },
    expect: ({ id, count }) => ({
      code: 200,
      holds: ({ list }) => flatten(list).length < count && flatten(list).every((node) => node.id !== id && node.parentId !== id),
    }),
    source: 'admin §7',
  }),
  row('a form gets the options of a category by its id', {
    call: 'listDictionaryOptions',
    given: async ({ as }) => stocked(await as('admin'), 'list'),
    path: ({ id }) => ({ id }),
    expect: { code: 200, data: { list: listOf({ id: text, fullName: text }, { atLeast: 1 }) } },
    source: 'admin §7',
  }),
  row('a form gets the same options by the code of the category', {
    call: 'listDictionaryOptions',
    given: async ({ as }) => {
      const admin = await as('admin');
      const { id, enCode } = await stocked(admin, 'list');
      return { enCode, byId: (await admin.data('listDictionaryOptions', { path: { id } })).list.map((option) => option.id) };
    },
    path: ({ enCode }) => ({ id: enCode }),
    expect: ({ byId }) => ({ code: 200, holds: ({ list }) => list.map(({ id }) => id).join() === byId.join() }),
    source: 'admin §7',
    reading: 'R-027',
  }),
  row('one entry comes with everything its dialog edits', {
    call: 'getDictionaryEntry',
    given: async ({ as }) => {
      const { id, entries } = await stocked(await as('admin'), 'tree');
      return { id: entries[0]?.id ?? '', dictionaryTypeId: id };
    },
    path: ({ id }) => ({ id }),
    expect: (record) => ({ code: 200, data: { ...record, parentId: '0', fullName: text, enCode: text, enabledMark: flag } }),
    source: 'admin §7',
  }),
]);
