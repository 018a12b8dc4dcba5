import { parseBdd } from '@milepost/openapi/domains/dictionary';
import type { Actors } from '../../harness/run/wire/actors.ts';
import { absent, matching, text } from '../../harness/run/written/matcher.ts';
import { row } from '../../harness/run/written/row.ts';
import { contract } from '../../harness/run/written/contract.ts';
import { categoryDraft, entryDraft, maker, newCode, stocked } from './fixtures.ts';
import { flatten } from './lists.ts';

const FILE_NAME = '契约.bdd';

/** The rows of a file with one tree category and two entries, the second below the first. */
function fileRows(tag: string) {
  const { parentId, fullName, enCode, sortCode } = categoryDraft(tag, { isTree: 1 });
  const type = { id: '1', parentId, fullName, enCode, isTree: 1, sortCode, description: '' };
  const entry = { ...entryDraft(tag, '1'), id: '2' };
  return { types: [type], entries: [entry, { ...entry, id: '3', parentId: '2', enCode: newCode(tag) }] };
}

const fileOf = (content: object) => ({ name: FILE_NAME, text: JSON.stringify({ version: '1', ...content }) });

/** The link of an export as the query of a download. */
async function exported({ as }: Actors, id: string): Promise<{ encryption: string }> {
  const { url } = await (await as('admin')).data('exportDictionaryCategory', { path: { id } });
  return { encryption: new URL(url, 'http://export.invalid').searchParams.get('encryption') ?? '' };
}

/** A category with entries as the server exports it, and removed again. */
async function exportedAndRemoved(actors: Actors) {
  const { admin, category, entry } = await maker(actors);
  const { id, draft } = await category({ isTree: 1 });
  const parent = await entry(id);
  const child = await entry(id, { parentId: parent.id });
  const { text: file } = await admin.call('downloadFile', { query: await exported(actors, id) });
  if (!parseBdd(file).ok) throw new Error(`what the server exports is no .bdd file: ${file.slice(0, 100)}`);
  for (const each of [child, parent]) await admin.command('removeDictionaryEntry', { path: { id: each.id } });
  await admin.command('removeDictionaryCategory', { path: { id } });
  return { enCode: draft.enCode, file: { name: FILE_NAME, text: file } };
}

contract('dictionary transfer', [
  row('exporting a category answers a name and an address to fetch', {
    call: 'exportDictionaryCategory',
    given: async ({ as }) => stocked(await as('admin'), 'list'),
    path: ({ id }) => ({ id }),
    expect: { code: 200, data: { name: matching(/\.bdd$/), url: matching(/^\/api\/file\/Download\?/i) } },
    source: 'admin §7',
  }),
  row('the address answers a file with the category and its entries', {
    call: 'downloadFile',
    given: async (actors) => {
      const { id, enCode } = await stocked(await actors.as('admin'), 'list');
      return { enCode, link: await exported(actors, id) };
    },
    query: ({ link }) => link,
    expect: ({ enCode }) => ({ file: matching(new RegExp(`"enCode": ?"${enCode.replaceAll('.', String.raw`\.`)}"`)) }),
    source: 'admin §7',
  }),
  row('the address works once', {
    call: 'downloadFile',
    given: async (actors) => {
      const link = await exported(actors, (await stocked(await actors.as('admin'), 'list')).id);
      await actors.holding(null).call('downloadFile', { query: link });
      return link;
    },
    query: (link) => link,
    expect: { code: 400, msg: text, data: absent },
    source: 'admin §7',
  }),
  row('importing an exported and removed category brings all of it back', {
    call: 'importDictionary',
    given: exportedAndRemoved,
    file: ({ file }) => file,
    expect: { code: 200, msg: text, data: { typesAdded: 1, typesSkipped: 0, entriesAdded: 2, entriesSkipped: 0 } },
    after: [
      {
        call: 'listAllDictionaries',
        expect: ({ enCode, file }) => ({
          code: 200,
          holds: ({ list }) => {
            const parsed = parseBdd(file.text);
            const back = flatten(list.find((dictionary) => dictionary.enCode === enCode)?.dictionaryList ?? []);
            return parsed.ok && back.map((entry) => entry.enCode).join() === parsed.file.entries.map((entry) => entry.enCode).join();
          },
        }),
      },
    ],
    source: 'admin §7',
    reading: 'R-019',
  }),
  row('importing what exists skips every code and changes nothing', {
    call: 'importDictionary',
    given: async (actors) => {
      const { id, draft } = await (await maker(actors)).category({ fullName: '原来的名称' });
      const type = { ...draft, id, fullName: '文件里的名称' };
      return { id, file: fileOf({ types: [type], entries: [] }) };
    },
    file: ({ file }) => file,
    expect: { code: 200, msg: text, data: { typesAdded: 0, typesSkipped: 1, entriesAdded: 0, entriesSkipped: 0 } },
    after: [{ call: 'getDictionaryCategory', path: ({ id }) => ({ id }), expect: { code: 200, data: { fullName: '原来的名称' } } }],
    source: 'admin §7',
    reading: 'R-019',
  }),
  row('a file that is cut off is refused by line and writes nothing', {
    call: 'importDictionary',
    given: async ({ tag }) => {
      const rows = fileRows(tag);
      const { name, text: whole } = fileOf(rows);
      return { enCode: rows.types[0]?.enCode, file: { name, text: whole.slice(0, -20) } };
    },
    file: ({ file }) => file,
    expect: { code: 400, msg: matching(/\d+/), data: absent },
    after: [
      {
        call: 'listDictionaryCategories',
        expect: ({ enCode }) => ({ code: 200, holds: ({ list }) => flatten(list).every((node) => node.enCode !== enCode) }),
      },
    ],
    source: 'admin §5',
    reading: 'R-019',
  }),
  row('a file with an entry that lost its code is refused by the place of the entry and writes nothing', {
    call: 'importDictionary',
    given: async ({ tag }) => {
      const { types, entries } = fileRows(tag);
      return { enCode: types[0]?.enCode, file: fileOf({ types, entries: [entries[0], { ...entries[1], enCode: '' }] }) };
    },
    file: ({ file }) => file,
    expect: { code: 400, msg: matching(/entries\[1\]\.enCode/), data: absent },
    after: [
      {
        call: 'listDictionaryCategories',
        expect: ({ enCode }) => ({ code: 200, holds: ({ list }) => flatten(list).every((node) => node.enCode !== enCode) }),
      },
    ],
    source: 'admin §5',
    reading: 'R-019',
  }),
  row('a file of another kind is refused', {
    call: 'importDictionary',
    given: async ({ tag }) => ({ name: '契约.json', text: fileOf(fileRows(tag)).text }),
    file: (file) => file,
    expect: { code: 400, msg: matching(/\.bdd/), data: absent },
    source: 'admin §5',
  }),
]);
