import { act } from 'react';
import { expect, test } from 'vitest';
import { PermissionProvider } from '../../permissions/index.ts';
import { aSession } from '../../testing/inSession.tsx';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import { listen, searchAnnouncements } from '../../testing/searchAnnouncements.ts';
import DictionaryPage from './DictionaryPage.tsx';

const category = (id: string, fullName: string) => ({ id, fullName, enCode: id, isTree: 0, sortCode: 1, children: [] });
const entry = (id: string) => ({ id, fullName: `条目 ${id}`, enCode: id, enabledMark: 1, sortCode: 1 });
const units: Readonly<Record<string, readonly object[]>> = { '': ['1', '2', '3'].map(entry), 吨: [entry('2')] };

const answers = {
  listDictionaryCategories: { list: [category('units', '计量单位'), category('damage', '路面病害')] },
  listAllDictionaries: { list: [] },
  listDictionaryEntries: ({ path, query }: { readonly path?: { readonly id: string }; readonly query?: { readonly keyword: string } }) => ({
    list: path?.id === 'damage' ? [entry('7'), entry('8')] : (units[query?.keyword ?? ''] ?? []),
  }),
};

test('4.1.3 what a search, a reset and another category bring is said once', async () => {
  const page = await renderInConsole(
    aSession(answers, '/systemData/dictionary').around(
      <PermissionProvider value={{ permissions: new Map(), judge: false, modelId: 'm1' }}>
        <DictionaryPage />
      </PermissionProvider>,
    ),
  );
  await page.appeared('[aria-rowindex="4"]');
  expect(await searchAnnouncements(page)).toEqual(['Found 1 item', 'Nothing found', 'Found 3 items']);
  const { said, hear } = listen();
  const other = [...document.querySelectorAll<HTMLElement>('aside [role=treeitem]')].find(({ textContent }) =>
    textContent?.includes('路面病害'),
  );
  await act(async () => other?.click());
  await hear(1);
  expect(said).toEqual(['Found 2 items']);
});
