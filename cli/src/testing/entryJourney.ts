/** Commands that make an entry of every type: a directory at the top with what stands in it, and more into it afterwards. */
export const ENTRY_COMMANDS: readonly (readonly string[])[] = [
  'new page trial-roads --type 0 --zh 试道路 --zhtw 試道路 --entry trial-works=1,试工程,試工程 --entry trial-ledger=3,试台账,試台帳,assetLedger ' +
    '--entry trial-kinds=4,试设施,試設施,businessType --entry trial-daily=5,试日报,試日報,tollDaily ' +
    '--entry trial-screen=6,试大屏,試大屏,fleetScreen --entry trial-link=7,试链接,試連結,/system/area',
  'new page trial-board --type 8 --folder trialWorks --target 养护看板 --zh 试看板 --zhtw 試看板',
  'new page trial-crew --type 2 --resource listGroups --path trialRoads/crew --zh 试班组 --zhtw 試班組',
].map((command) => command.split(' '));

/** File of the journey in the console. */
export const ENTRY_JOURNEY = 'console/e2e/screens/generated-entries.e2e.ts';

/** Journey through entries of every type on data that are kept: each is opened, all are removed in another order, and brought back. */
export const entryJourney = (): string => `import { spawnSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { expect, test } from '../world.ts';
import type { World } from '../world.ts';

/** Address and heading of what an entry shows. */
const SHOWN = [
  ['/model/trialLedger', '试台账'],
  ['/dictionary/trialKinds', '试设施'],
  ['/report/trialDaily', '试日报'],
  ['/portal/trialBoard', '试看板'],
  ['/trialRoads/crew', '试班组'],
] as const;
const WINDOWS = ['试大屏', '试链接'];
/** The directory first, and the others in no order they were made in. */
const REMOVED = ['roads', 'board', 'kinds', 'works', 'crew', 'link', 'ledger', 'screen', 'daily'].map((name) => 'trial-' + name);

const menu = (page: Page) => page.getByRole('navigation', { name: '主菜单' });

function milepost(...args: readonly string[]): void {
  const { status, stderr } = spawnSync(process.execPath, ['cli/bin/milepost.mjs', ...args], { encoding: 'utf8' });
  expect(stderr + String(status)).toBe('0');
}

async function expectAll(page: Page, world: World): Promise<void> {
  await world.openAs(page, 'admin', '/home');
  await menu(page).getByRole('button', { name: '试道路' }).click();
  for (const window of WINDOWS) {
    const name = window + ' 在新窗口打开';
    // A data screen waits for the address of its host.
    await expect(menu(page).getByRole('link', { name }).or(menu(page).getByRole('button', { name }))).toBeVisible();
  }
  for (const [address, title] of SHOWN)
    await test.step(title, async () => {
      await world.openAs(page, 'admin', address);
      await expect(page.getByRole('navigation', { name: '当前位置' })).toContainText(title);
      await expect(page.getByRole('heading', { name: '页面不存在' })).toHaveCount(0);
    });
  await world.openAs(page, 'admin', '/trialWorks');
  await expect(page).toHaveURL(/trialBoard|trialWorks/);
  await expect(page.getByText('试看板').first()).toBeVisible();
}

test('entries of every type, in a directory at the top of kept data: each opens, all go in another order, and are back', async ({ page, world }) => {
  test.slow();
  await expectAll(page, world);
  for (const name of REMOVED) milepost('remove', 'page', name);
  await world.crashAndRestartApi();
  await world.openAs(page, 'admin', '/home');
  await expect(menu(page).getByRole('link', { name: '首页' })).toBeVisible();
  await expect(menu(page).getByText(/^试/)).toHaveCount(0);
  for (const [address] of SHOWN) {
    await world.openAs(page, 'admin', address);
    await expect(page.getByRole('heading', { name: '页面不存在' }).or(page.getByText('页面不存在').first())).toBeVisible();
  }
  for (const _ of REMOVED) milepost('undo');
  await world.crashAndRestartApi();
  await expectAll(page, world);
});
`;
