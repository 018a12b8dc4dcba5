import { absent, listOf, text } from '../../harness/run/written/matcher.ts';
import { row, SESSION_GONE } from '../../harness/run/written/row.ts';
import { contract } from '../../harness/run/written/contract.ts';
import { categoryDraft, codeOf, entryDraft, maker, stocked, type CategoryDraft, type EntryDraft } from './fixtures.ts';

const HAN_50 = '桥'.repeat(50);
const HAN_51 = '桥'.repeat(51);

/** Last good and first bad value of each rule of the category dialog. */
const CATEGORY_RULES: readonly [string, 200 | 400, (tag: string) => Partial<CategoryDraft>][] = [
  ['a category name of 50 characters is taken', 200, () => ({ fullName: HAN_50 })],
  ['a category name of 51 characters is refused', 400, () => ({ fullName: HAN_51 })],
  ['a category name with a special character is refused', 400, () => ({ fullName: '桥面-铺装' })],
  ['a category without a name is refused', 400, () => ({ fullName: '' })],
  ['a category without a parent is refused', 400, () => ({ parentId: undefined })],
  ['a category code of 50 characters is taken', 200, (tag) => ({ enCode: codeOf(tag, 50) })],
  ['a category code of 51 characters is refused', 400, (tag) => ({ enCode: codeOf(tag, 51) })],
  ['a category code with a dot at the start is refused', 400, (tag) => ({ enCode: `.${tag}` })],
  ['a category code with a dot at the end is refused', 400, (tag) => ({ enCode: `${tag}.` })],
  ['a category sort of 999999 is taken', 200, () => ({ sortCode: 999_999 })],
  ['a category sort of 1000000 is refused', 400, () => ({ sortCode: 1_000_000 })],
];

/** The same for the entry dialog. */
const ENTRY_RULES: readonly [string, 200 | 400, (tag: string) => Partial<EntryDraft>][] = [
  ['an entry name of 50 characters is taken', 200, () => ({ fullName: HAN_50 })],
  ['an entry name of 51 characters is refused', 400, () => ({ fullName: HAN_51 })],
  ['an entry code of 51 characters is refused', 400, (tag) => ({ enCode: codeOf(tag, 51) })],
  ['an entry sort of 1000000 is refused', 400, () => ({ sortCode: 1_000_000 })],
];

contract('dictionary edges', [
  ...CATEGORY_RULES.map(([promise, code, more]) =>
    row(promise, {
      call: 'createDictionaryCategory',
      given: async ({ tag }) => categoryDraft(tag, more(tag)),
      body: (draft) => draft,
      expect: { code, msg: text, data: absent },
      source: 'admin §5',
      reading: 'R-024',
    }),
  ),
  ...ENTRY_RULES.map(([promise, code, more]) =>
    row(promise, {
      call: 'createDictionaryEntry',
      given: async (actors) => entryDraft(actors.tag, (await (await maker(actors)).category()).id, more(actors.tag)),
      body: (draft) => draft,
      expect: { code, msg: text, data: absent },
      source: 'admin §5',
      reading: 'R-024',
    }),
  ),
  row('a category code that exists is refused', {
    call: 'createDictionaryCategory',
    given: async (actors) => (await (await maker(actors)).category()).draft,
    body: (draft) => draft,
    expect: { code: 400, msg: text },
    source: 'admin §3',
    reading: 'R-025',
  }),
  row('an entry code that exists in the category is refused', {
    call: 'createDictionaryEntry',
    given: async (actors) => {
      const make = await maker(actors);
      return (await make.entry((await make.category()).id)).draft;
    },
    body: (draft) => draft,
    expect: { code: 400, msg: text },
    source: 'admin §3',
    reading: 'R-025',
  }),
  row('an entry code of another category is taken', {
    call: 'createDictionaryEntry',
    given: async (actors) => {
      const make = await maker(actors);
      const { draft } = await make.entry((await make.category()).id);
      return { ...draft, dictionaryTypeId: (await make.category()).id };
    },
    body: (draft) => draft,
    expect: { code: 200, msg: text },
    source: 'admin §3',
    reading: 'R-025',
  }),
  row('a category with categories below it is not removed', {
    call: 'removeDictionaryCategory',
    given: async (actors) => {
      const make = await maker(actors);
      const { id } = await make.category();
      await make.category({ parentId: id });
      return { id };
    },
    path: ({ id }) => ({ id }),
    expect: { code: 400, msg: text },
    after: [{ call: 'getDictionaryCategory', path: ({ id }) => ({ id }), expect: ({ id }) => ({ code: 200, data: { id } }) }],
    source: 'admin §4',
    reading: 'R-026',
  }),
  row('a category with entries is not removed', {
    call: 'removeDictionaryCategory',
    given: async (actors) => {
      const make = await maker(actors);
      const { id } = await make.category();
      await make.entry(id);
      return { id };
    },
    path: ({ id }) => ({ id }),
    expect: { code: 400, msg: text },
    after: [
      { call: 'listDictionaryEntries', path: ({ id }) => ({ id }), expect: { code: 200, data: { list: listOf({}, { atLeast: 1 }) } } },
    ],
    source: 'admin §4',
    reading: 'R-026',
  }),
  row('an entry with entries below it is not removed', {
    call: 'removeDictionaryEntry',
    given: async (actors) => {
      const make = await maker(actors);
      const { id: categoryId } = await make.category({ isTree: 1 });
      const { id } = await make.entry(categoryId);
      await make.entry(categoryId, { parentId: id });
      return { id };
    },
    path: ({ id }) => ({ id }),
    expect: { code: 400, msg: text },
    after: [{ call: 'getDictionaryEntry', path: ({ id }) => ({ id }), expect: ({ id }) => ({ code: 200, data: { id } }) }],
    source: 'admin §4',
    reading: 'R-026',
  }),
  row('a category does not become a child of its own child', {
    call: 'updateDictionaryCategory',
    given: async (actors) => {
      const make = await maker(actors);
      const { id, draft } = await make.category();
      return { id, draft: { ...draft, parentId: (await make.category({ parentId: id })).id } };
    },
    path: ({ id }) => ({ id }),
    body: ({ draft }) => draft,
    expect: { code: 400, msg: text },
    source: 'admin §3',
    reading: 'R-024',
  }),
  row('an entry does not get a parent from another category', {
    call: 'createDictionaryEntry',
    given: async (actors) => {
      const make = await maker(actors);
      const { id: parentId } = await make.entry((await make.category({ isTree: 1 })).id);
      return entryDraft(actors.tag, (await make.category({ isTree: 1 })).id, { parentId });
    },
    body: (draft) => draft,
    expect: { code: 400, msg: text },
    source: 'admin §3',
    reading: 'R-024',
  }),
  row('removing twice is refused the second time', {
    call: 'removeDictionaryCategory',
    given: async (actors) => {
      const { admin, category } = await maker(actors);
      const { id } = await category();
      await admin.command('removeDictionaryCategory', { path: { id } });
      return { id };
    },
    path: ({ id }) => ({ id }),
    expect: { code: 400, msg: text },
    source: 'admin §4',
    reading: 'R-024',
  }),
  row('a keyword nothing contains answers an empty list', {
    call: 'listDictionaryEntries',
    given: async ({ as }) => stocked(await as('admin'), 'list'),
    path: ({ id }) => ({ id }),
    query: { keyword: '没有这样的字典', isTree: '0' },
    expect: { code: 200, holds: ({ list }) => list.length === 0 },
    source: 'admin §2',
  }),
  row('without a token nothing is listed', {
    call: 'listDictionaryCategories',
    as: 'nobody',
    expect: { code: SESSION_GONE, msg: text, data: absent },
    source: 'shell §8',
  }),
  row('who lacks btn_add does not add a category', {
    call: 'createDictionaryCategory',
    as: 'staff',
    given: async ({ tag }) => categoryDraft(tag),
    body: (draft) => draft,
    expect: { code: 400, msg: text },
    source: 'admin §6',
    reading: 'R-023',
  }),
  row('who lacks btn_edit does not switch an entry', {
    call: 'setDictionaryEntryState',
    as: 'staff',
    given: async (actors) => {
      const make = await maker(actors);
      return make.entry((await make.category()).id);
    },
    path: ({ id }) => ({ id }),
    expect: { code: 400, msg: text },
    after: [{ call: 'getDictionaryEntry', path: ({ id }) => ({ id }), expect: { code: 200, data: { enabledMark: 1 } } }],
    source: 'admin §6',
    reading: 'R-023',
  }),
  row('who lacks btn_remove does not remove a category', {
    call: 'removeDictionaryCategory',
    as: 'staff',
    given: async (actors) => (await maker(actors)).category(),
    path: ({ id }) => ({ id }),
    expect: { code: 400, msg: text },
    after: [{ call: 'getDictionaryCategory', path: ({ id }) => ({ id }), expect: { code: 200 } }],
    source: 'admin §6',
    reading: 'R-023',
  }),
]);
