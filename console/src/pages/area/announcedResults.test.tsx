import { expect, test } from 'vitest';
import { PermissionProvider } from '../../permissions/index.ts';
import { aSession } from '../../testing/inSession.tsx';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import { searchAnnouncements } from '../../testing/searchAnnouncements.ts';
import { ResourcePage } from '../../features/resource/page/ResourcePage.tsx';
import { areas } from './areas.ts';

const area = (id: string) => ({ id, fullName: `区 ${id}`, enCode: id, enabledMark: 1, hasChildren: false });
const found: Readonly<Record<string, readonly object[]>> = { '': [area('1'), area('2')], 吨: [area('2')] };

test('4.1.3 what a search and a reset leave is said once', async () => {
  const listAreas = ({ query }: { readonly query?: { readonly keyword: string } }) => ({ list: found[query?.keyword ?? ''] ?? [] });
  const page = await renderInConsole(
    aSession({ listAreas }, '/system/area').around(
      <PermissionProvider value={{ permissions: new Map(), judge: false, modelId: 'm1' }}>
        <ResourcePage resource={areas as never} />
      </PermissionProvider>,
    ),
  );
  await page.appeared('[aria-rowindex="2"]');
  expect(await searchAnnouncements(page)).toEqual(['Found 1 item', 'Nothing found', 'Found 2 items']);
});
