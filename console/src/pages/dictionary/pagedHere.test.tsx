import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { PermissionProvider } from '../../permissions/index.ts';
import { aSession } from '../../testing/inSession.tsx';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import DictionaryPage from './DictionaryPage.tsx';

const COUNT = 25;
const NOT_JUDGED = { columns: false, fields: false };
const entries = Array.from({ length: COUNT }, (_, at) => ({
  id: String(at + 1),
  fullName: `条目 ${at + 1}`,
  enCode: `code${COUNT - at}`,
  enabledMark: 1,
  sortCode: at + 1,
}));
const category = (id: string) => ({ id, fullName: id, enCode: id, isTree: 0, sortCode: 1, children: [] });

async function open(at: string) {
  const answers = {
    listDictionaryCategories: { list: [category('units'), category('others')] },
    listAllDictionaries: { list: [] },
    listDictionaryEntries: { list: entries },
  };
  const session = aSession(answers, at);
  const page = await renderInConsole(
    session.around(
      <PermissionProvider value={{ permissions: new Map(), judge: false, modelId: 'm1', judged: NOT_JUDGED }}>
        <DictionaryPage />
      </PermissionProvider>,
    ),
  );
  await page.appeared('[aria-rowindex="2"]');
  return session;
}
const names = () => [...document.querySelectorAll('[role=rowheader]')].map(({ textContent }) => textContent);

test('R-031 a flat category is cut into pages here; a page past the end is the last one', async () => {
  const { asked, history } = await open('/systemData/dictionary?category=units&page=9');
  await vi.waitFor(() => expect(names()).toEqual(entries.slice(20).map(({ fullName }) => fullName)));
  await act(async () => history.push('/systemData/dictionary?category=units'));
  await vi.waitFor(() => expect(names()[0]).toBe('条目 1'));
  expect(document.querySelector('[aria-rowcount]')?.getAttribute('aria-rowcount')).toBe('21');
  expect(asked('listDictionaryEntries')).toBe(1);
});

test('R-031 the order that the address names is that of all pages', async () => {
  await open('/systemData/dictionary?category=units&order=enCode');
  await vi.waitFor(() => expect(names().slice(0, 2)).toEqual(['条目 25', '条目 24']));
});
