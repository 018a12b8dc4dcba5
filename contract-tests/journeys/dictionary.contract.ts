import { including, text } from '../harness/run/written/matcher.ts';
import { row } from '../harness/run/written/row.ts';
import { contract } from '../harness/run/written/contract.ts';
import { entryDraft, maker } from '../suites/dictionary/fixtures.ts';
import { flatten } from '../suites/dictionary/lists.ts';

contract('journeys', [
  row('what the administrator adds, forms of staff offer, until it is switched off', {
    call: 'createDictionaryEntry',
    given: async (actors) => {
      const make = await maker(actors);
      const { id, draft } = await make.category();
      const { id: kept } = await make.entry(id);
      const { id: switched } = await make.entry(id);
      await make.admin.command('setDictionaryEntryState', { path: { id: switched } });
      return { id, enCode: draft.enCode, kept, switched, entry: entryDraft(actors.tag, id) };
    },
    body: ({ entry }) => entry,
    expect: { code: 200, msg: text },
    after: [
      { call: 'getCurrentUser', as: 'staff', expect: { code: 200, data: { userInfo: { userId: text } } } },
      {
        call: 'listDictionaryOptions',
        as: 'staff',
        path: ({ id }) => ({ id }),
        expect: ({ kept, switched, entry }) => ({
          code: 200,
          data: { list: including({ enCode: entry.enCode }) },
          holds: ({ list }) => list.some(({ id }) => id === kept) && list.every(({ id }) => id !== switched),
        }),
      },
      {
        call: 'listAllDictionaries',
        as: 'staff',
        expect: ({ enCode, switched }) => ({
          code: 200,
          data: { list: including({ enCode }) },
          holds: ({ list }) => list.every(({ dictionaryList }) => flatten(dictionaryList ?? []).every(({ id }) => id !== switched)),
        }),
      },
    ],
    source: 'admin §1',
    reading: 'R-028',
  }),
]);
