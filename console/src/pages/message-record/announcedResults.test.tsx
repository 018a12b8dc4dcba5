import { expect, test } from 'vitest';
import { aSession } from '../../testing/inSession.tsx';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import { listen, searchAnnouncements } from '../../testing/searchAnnouncements.ts';
import MessageRecordPage from './MessageRecordPage.tsx';

const counts: Readonly<Record<string, number>> = { '': 233, 吨: 1, zzz: 0 };
const row = { id: '1', title: '消息', type: 1, isRead: '0', releaseUser: '何俊杰/staff', releaseTime: 1_794_966_000_000 };

function listMessages({ query }: { readonly query?: { readonly keyword: string; readonly type: string } }) {
  const total = query?.type === '4' ? 3 : (counts[query?.keyword ?? ''] ?? 0);
  return { list: total === 0 ? [] : [row], pagination: { currentPage: 1, pageSize: 20, total } };
}

test('4.1.3 what a search, a filter and a reset leave is said once', async () => {
  const page = await renderInConsole(aSession({ listMessages }, '/messageRecord').around(<MessageRecordPage />));
  await page.appeared('[aria-rowindex="2"]');
  expect(await searchAnnouncements(page)).toEqual(['Found 1 item', 'Nothing found', 'Found 233 items']);
  const { said, hear } = listen();
  await page.press('[role=radiogroup] label:nth-child(5) input');
  await hear(1);
  expect(said).toEqual(['Found 3 items']);
});
