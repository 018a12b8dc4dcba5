import { expect, test, vi } from 'vitest';
import { PermissionProvider } from '../../permissions/index.ts';
import { aSession } from '../../testing/inSession.tsx';
import { pressNamed } from '../../testing/searchAnnouncements.ts';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import DictionaryPage from './DictionaryPage.tsx';

const category = (id: string, children: readonly object[] = []) => ({ id, fullName: id, enCode: id, isTree: 0, sortCode: 1, children });
const entry = (id: string, enabledMark = 1) => ({ id, fullName: id, enCode: id, enabledMark, sortCode: 1 });

interface EntriesAsked {
  readonly path?: { readonly id: keyof typeof ENTRIES };
  readonly query?: { readonly enabledMark?: number };
}
const ENTRIES: Readonly<Record<'asset' | 'damage' | 'units', readonly ReturnType<typeof entry>[]>> = {
  asset: [],
  damage: [entry('1'), entry('2'), entry('3', 0)],
  units: [entry('4')],
};
const answers = {
  listDictionaryCategories: { list: [category('empty'), category('asset', [category('damage')]), category('units')] },
  listAllDictionaries: {
    list: [
      { id: 'units', enCode: 'units', fullName: 'units', dictionaryList: [entry('4')] },
      { id: 'damage', enCode: 'damage', fullName: 'damage', dictionaryList: [entry('1'), entry('2')] },
    ],
  },
  listDictionaryEntries: ({ path, query }: EntriesAsked) => ({
    list: ENTRIES[path?.id ?? 'asset'].filter(({ enabledMark }) => (query?.enabledMark ?? enabledMark) === enabledMark),
  }),
};

async function open(at: string, more: Parameters<typeof aSession>[0] = {}) {
  const session = aSession({ ...answers, ...more }, at);
  await renderInConsole(
    session.around(
      <PermissionProvider value={{ permissions: new Map(), judge: false, modelId: 'm1' }}>
        <DictionaryPage />
      </PermissionProvider>,
    ),
  );
  return session;
}

test.each([
  ['the first category with entries', '/systemData/dictionary', {}, 'damage'],
  ['the category the address names', '/systemData/dictionary?category=empty', {}, 'empty'],
  ['the first category where nobody knows the entries', '/systemData/dictionary', { listAllDictionaries: new Error('offline') }, 'empty'],
  ['the first category where none has entries', '/systemData/dictionary', { listAllDictionaries: { list: [] } }, 'empty'],
])('the dictionary opens on %s', async (_, at, more, id) => {
  const { history } = await open(at, more);
  await vi.waitFor(() => expect(history.location.search).toBe(`?category=${id}`));
  await vi.waitFor(() => expect(document.querySelector('h1')?.textContent).toBe(id));
});

test('the heading counts as the tree does: entries in use, and beside them the disabled ones', async () => {
  await open('/systemData/dictionary?category=damage');
  await vi.waitFor(() => expect(document.querySelector('section')?.textContent).toMatch(/2 entries in use.*1 disabled/));
  expect(
    [...document.querySelectorAll('[role=treeitem]')].find(({ textContent }) => textContent?.includes('damage'))?.textContent,
  ).toContain('2');
});

test('entries are narrowed down to a state, which stands in the address until it is reset', async () => {
  const { history } = await open('/systemData/dictionary?category=damage&f.enabledMark=0');
  const names = () => [...document.querySelectorAll('[role=rowheader]')].map(({ textContent }) => textContent);
  await vi.waitFor(() => expect(names()).toEqual(['3']));
  await vi.waitFor(() => expect(document.querySelector('section')?.textContent).toMatch(/Filters \(1\).*Status.*Disabled/));
  expect(document.querySelector('section')?.textContent).not.toContain('in use');
  await pressNamed('Reset');
  await vi.waitFor(() => expect(names()).toEqual(['1', '2', '3']));
  expect(history.location.search).toBe('?category=damage');
});

test('a state that no entry has says that the filter leaves nothing, and takes it back', async () => {
  const { history } = await open('/systemData/dictionary?category=units&f.enabledMark=0');
  await vi.waitFor(() => expect(document.querySelector('section')?.textContent).toContain('The filters leave nothing.'));
  await pressNamed('Clear search and filters');
  await vi.waitFor(() => expect(history.location.search).toBe('?category=units'));
});
