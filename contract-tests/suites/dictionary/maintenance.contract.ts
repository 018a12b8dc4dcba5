import { absent, including, text } from '../../harness/run/written/matcher.ts';
import { row } from '../../harness/run/written/row.ts';
import { contract } from '../../harness/run/written/contract.ts';
import { categoryDraft, entryDraft, maker } from './fixtures.ts';
import { flatten } from './lists.ts';

contract('dictionary maintenance', [
  row('a new category is listed below its parent', {
    call: 'createDictionaryCategory',
    given: async (actors) => {
      const { id } = await (await maker(actors)).category();
      return categoryDraft(actors.tag, { parentId: id, isTree: 1, sortCode: 7 });
    },
    body: (draft) => draft,
    expect: { code: 200, msg: text, data: absent },
    after: [
      {
        call: 'listDictionaryCategories',
        expect: ({ enCode, parentId }) => ({
          code: 200,
          holds: ({ list }) => flatten(list).some((node) => node.enCode === enCode && node.parentId === parentId && node.sortCode === 7),
        }),
      },
    ],
    source: 'admin §4',
  }),
  row('a changed category is read back as it was sent', {
    call: 'updateDictionaryCategory',
    given: async (actors) => {
      const { id, draft } = await (await maker(actors)).category();
      return { id, draft: { ...draft, fullName: '改名后的分类', sortCode: 999_999, description: '说明' } };
    },
    path: ({ id }) => ({ id }),
    body: ({ draft }) => draft,
    expect: { code: 200, msg: text },
    after: [
      { call: 'getDictionaryCategory', path: ({ id }) => ({ id }), expect: ({ id, draft }) => ({ code: 200, data: { id, ...draft } }) },
    ],
    source: 'admin §4',
  }),
  row('a removed category is gone', {
    call: 'removeDictionaryCategory',
    given: async (actors) => ({ id: (await (await maker(actors)).category()).id }),
    path: ({ id }) => ({ id }),
    expect: { code: 200, msg: text },
    after: [{ call: 'getDictionaryCategory', path: ({ id }) => ({ id }), expect: { code: 400, msg: text } }],
    source: 'admin §4',
  }),
  row('an entry sent with parent 0 lies at the top', {
    call: 'createDictionaryEntry',
    given: async (actors) => entryDraft(actors.tag, (await (await maker(actors)).category({ isTree: 1 })).id, { sortCode: 3 }),
    body: (draft) => draft,
    expect: { code: 200, msg: text, data: absent },
    after: [
      {
        call: 'listDictionaryEntries',
        path: ({ dictionaryTypeId }) => ({ id: dictionaryTypeId }),
        expect: ({ enCode }) => ({ code: 200, data: { list: including({ enCode, parentId: '0', sortCode: 3, enabledMark: 1 }) } }),
      },
    ],
    source: 'admin §5',
  }),
  row('an entry below another is listed below it', {
    call: 'listDictionaryEntries',
    given: async (actors) => {
      const make = await maker(actors);
      const { id } = await make.category({ isTree: 1 });
      const parent = await make.entry(id);
      return { id, parentId: parent.id, child: await make.entry(id, { parentId: parent.id }) };
    },
    path: ({ id }) => ({ id }),
    expect: ({ parentId, child }) => ({
      code: 200,
      data: { list: including({ id: parentId, hasChildren: true, children: including({ id: child.id, parentId }) }) },
    }),
    source: 'admin §3',
  }),
  row('a changed entry is read back as it was sent', {
    call: 'updateDictionaryEntry',
    given: async (actors) => {
      const make = await maker(actors);
      const { id, draft } = await make.entry((await make.category()).id);
      return { id, draft: { ...draft, fullName: '改名后的条目', sortCode: 12, enabledMark: 0, description: '说明' } };
    },
    path: ({ id }) => ({ id }),
    body: ({ draft }) => ({ ...draft }),
    expect: { code: 200, msg: text },
    after: [{ call: 'getDictionaryEntry', path: ({ id }) => ({ id }), expect: ({ id, draft }) => ({ code: 200, data: { id, ...draft } }) }],
    source: 'admin §4',
  }),
  row('the state of an entry toggles to disabled', {
    call: 'setDictionaryEntryState',
    given: async (actors) => {
      const make = await maker(actors);
      return make.entry((await make.category()).id);
    },
    path: ({ id }) => ({ id }),
    expect: { code: 200, msg: text },
    after: [{ call: 'getDictionaryEntry', path: ({ id }) => ({ id }), expect: { code: 200, data: { enabledMark: 0 } } }],
    source: 'admin §4',
  }),
  row('the state of a disabled entry toggles back', {
    call: 'setDictionaryEntryState',
    given: async (actors) => {
      const make = await maker(actors);
      return make.entry((await make.category()).id, { enabledMark: 0 });
    },
    path: ({ id }) => ({ id }),
    expect: { code: 200, msg: text },
    after: [{ call: 'getDictionaryEntry', path: ({ id }) => ({ id }), expect: { code: 200, data: { enabledMark: 1 } } }],
    source: 'admin §4',
  }),
  row('a disabled entry is not offered to forms', {
    call: 'listDictionaryOptions',
    given: async (actors) => {
      const make = await maker(actors);
      const { id } = await make.category();
      const { id: offered } = await make.entry(id);
      await make.entry(id, { enabledMark: 0 });
      return { id, offered };
    },
    path: ({ id }) => ({ id }),
    expect: ({ offered }) => ({ code: 200, holds: ({ list }) => list.map(({ id }) => id).join() === offered }),
    source: 'admin §7',
    reading: 'R-028',
  }),
  row('a removed entry is gone', {
    call: 'removeDictionaryEntry',
    given: async (actors) => {
      const make = await maker(actors);
      return make.entry((await make.category()).id);
    },
    path: ({ id }) => ({ id }),
    expect: { code: 200, msg: text },
    after: [{ call: 'getDictionaryEntry', path: ({ id }) => ({ id }), expect: { code: 400, msg: text } }],
    source: 'admin §4',
  }),
]);
