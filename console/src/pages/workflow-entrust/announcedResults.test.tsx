import { expect, test } from 'vitest';
import { aSession } from '../../testing/inSession.tsx';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import { searchAnnouncements } from '../../testing/searchAnnouncements.ts';
import { ResourcePage } from '../../features/resource/page/ResourcePage.tsx';
import { delegations } from './delegations.ts';

const row = (id: string) => ({
  id,
  userName: '何俊杰/staff',
  toUserName: '欧阳明轩/double',
  flowName: '占道施工',
  startTime: 0,
  endTime: 1,
});
const found: Readonly<Record<string, readonly object[]>> = { '': [row('1'), row('2')], 吨: [row('2')] };

test('4.1.3 what a search and a reset leave is said once', async () => {
  const listDelegations = ({ query }: { readonly query?: { readonly keyword: string } }) => {
    const list = found[query?.keyword ?? ''] ?? [];
    return { list, pagination: { currentPage: 1, pageSize: 20, total: list.length } };
  };
  const page = await renderInConsole(
    aSession({ listDelegations, listDelegationsToMe: listDelegations }, '/workFlow/entrust').around(
      <ResourcePage resource={delegations as never} />,
    ),
  );
  await page.appeared('[aria-rowindex="2"]');
  expect(await searchAnnouncements(page)).toEqual(['Found 1 item', 'Nothing found', 'Found 2 items']);
});
