import type { Page } from '@playwright/test';
import { LONG_RUN, inTurn, isTestAll } from '../../../scripts/testing/inTestAll.mjs';
import { goTo } from '../faultsDesk.ts';
import { overflowPx } from '../walk.ts';
import { expect, expectAccessible, test } from '../world.ts';

interface Screen {
  readonly path: string;
  /** Heading of the list. */
  readonly title: string;
  /** Name of the form for a new record; null where nobody makes any. */
  readonly add: string | null;
  /** Nothing can be searched for. */
  readonly isUnsearched?: true;
  /** Enter on a row opens something that is no form of a record, or nothing. */
  readonly isRead?: true;
}

/** Screens that are declarations, as an administrator meets them. */
const SCREENS: readonly Screen[] = [
  { path: '/system/billRule', title: '单据规则', add: '新建规则' },
  { path: '/permission/organize', title: '组织', add: '新建公司' },
  { path: '/permission/department', title: '部门', add: '新建部门', isRead: true },
  { path: '/permission/position', title: '岗位', add: '新建岗位' },
  { path: '/permission/group', title: '分组', add: '新建分组' },
  { path: '/permission/role', title: '角色', add: '新建角色' },
  { path: '/permission/user', title: '用户', add: '新建用户' },
  { path: '/permission/userOnline', title: '在线用户', add: null },
  { path: '/msgCenter/msgTemplate', title: '消息模板', add: '新建模板', isRead: true },
  { path: '/msgCenter/accountConfig', title: '账号配置', add: '新建账号' },
  { path: '/msgCenter/msgMonitor', title: '消息监控', add: null },
  { path: '/msgCenter/sendConfig', title: '发送配置', add: '新建发送配置' },
  { path: '/system/notice', title: '系统公告', add: '新建公告' },
  { path: '/systemData/dataInterface', title: '数据接口', add: '新建数据接口' },
  { path: '/system/printDev', title: '打印模板', add: '新建打印模板' },
  { path: '/permission/authorize', title: '权限管理', add: null },
  { path: '/system/menu', title: '系统菜单', add: '新建菜单' },
  { path: '/system/area', title: '行政区划', add: '新建区域' },
  { path: '/dictionary/assetKind', title: '设施分类', add: '新建字典' },
  { path: '/workFlow/flowLaunch', title: '我发起的', add: null },
  { path: '/workFlow/flowTodo', title: '待办事宜', add: null },
  { path: '/workFlow/flowDone', title: '已办事宜', add: null },
  { path: '/workFlow/flowCirculate', title: '抄送事宜', add: null },
];

const frame = (page: Page, name: string) => page.getByRole('dialog', { name }).or(page.getByRole('heading', { level: 1, name }));

/** Screens the whole is walked on; the promises are the engine's. In `npm run test:all` every one of them. */
const WALKED = inTurn(SCREENS, 12, 2);

for (const { path, title, add, isUnsearched, isRead } of WALKED) {
  test(`${title}: search, add and open by keyboard alone, and nothing is hidden from anybody`, async ({ strictPage: page, world }) => {
    await world.openAs(page, 'admin', path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
    await expect(rows.first()).toBeVisible();
    await expectAccessible(page, title);

    if (!isUnsearched) {
      await page.keyboard.press('/');
      await expect(page.getByRole('search').getByRole('searchbox')).toBeFocused();
      await page.keyboard.type('zzqqx');
      await page.keyboard.press('Enter');
      await expect(page.getByText('没有符合条件的数据')).toBeVisible();
      await expect(page).toHaveURL(/keyword=zzqqx/);
      await page.getByRole('button', { name: /^清除(搜索和筛选|查询)$/ }).press('Enter');
      await expect(rows.first()).toBeVisible();
    }

    if (add !== null) {
      // A single key is no key where somebody types.
      await page.getByRole('heading', { level: 1, name: title }).click();
      await page.keyboard.press('n');
      await expect(frame(page, add)).toBeVisible();
      await expectAccessible(page, add);
      await page.getByRole('button', { name: '保存' }).press('Enter');
      await expect(page.getByText(/处需要修改/)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(frame(page, add)).toBeHidden();
    }

    if (add !== null && !isRead) {
      await rows.first().focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/open=/);
      await expect(page.getByRole('button', { name: '保存' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page).not.toHaveURL(/open=/);
    }
    await page.setViewportSize({ width: 375, height: 720 });
    await expect.poll(() => overflowPx(page)).toBe(0);
  });
}

/** Screens of one visit: half of the rest, so that two workers have some. */
const VISITS = [0, 1].map((half) => SCREENS.filter((screen) => !WALKED.includes(screen)).filter((_, at) => at % 2 === half));

if (!isTestAll)
  for (const screens of VISITS)
    test(`${screens.map(({ title }) => title).join(', ')}: each shows its list and opens its form by keyboard`, async ({
      strictPage: page,
      world,
    }) => {
      test.slow();
      await world.openAs(page, 'admin', '/404');
      for (const { path, title, add } of screens)
        await test.step(title, async () => {
          await goTo(page, path);
          await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
          await expect(
            page
              .getByRole('row')
              .filter({ has: page.getByRole('rowheader') })
              .first(),
          ).toBeVisible();
          if (add === null) return;
          await page.getByRole('heading', { level: 1, name: title }).click();
          await page.keyboard.press('n');
          await expect(frame(page, add)).toBeVisible();
          await page.keyboard.press('Escape');
          await expect(frame(page, add)).toBeHidden();
        });
    });

test(
  'a record two people edit at once: each differing field is asked about, and nobody’s work is lost',
  LONG_RUN,
  async ({ browser, page, world }) => {
    await world.openAs(page, 'admin', '/system/billRule');
    const open = async (one: Page) => {
      await one.getByRole('row', { name: /施工单位编号/ }).focus();
      await one.keyboard.press('Enter');
      return one.getByRole('dialog', { name: '编辑规则' });
    };
    const mine = await open(page);
    await mine.getByLabel(/^说明/).fill('我写的说明');
    const other = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
    await world.openAs(other, 'admin', '/system/billRule');
    const theirs = await open(other);
    await theirs.getByLabel(/^说明/).fill('别人写的说明');
    await theirs.getByLabel(/^前缀/).fill('QT');
    await theirs.getByRole('button', { name: '保存' }).click();
    await expect(theirs).toBeHidden();
    await other.context().close();

    await mine.getByRole('button', { name: '保存' }).click();
    const asked = page.getByRole('dialog', { name: '他人已保存过此记录' });
    await expect(asked.getByRole('radio', { name: '本人：我写的说明' })).toBeChecked();
    await expect(asked.getByRole('radio', { name: '对方：QT' })).toBeChecked();
    await expectAccessible(page, 'conflict');
    await asked.getByRole('button', { name: '按所选保存' }).click();
    await expect(mine).toBeHidden();
    const again = await open(page);
    await expect(again.getByLabel(/^说明/)).toHaveValue('我写的说明');
    await expect(again.getByLabel(/^前缀/)).toHaveValue('QT');

    // Who may read the log sees there what each of them did.
    await page.keyboard.press('Escape');
    await expect(again).toBeHidden();
    await page
      .getByRole('row', { name: /施工单位编号/ })
      .getByRole('button', { name: /的操作$/ })
      .click();
    await page.getByRole('menuitem', { name: '修改记录' }).click();
    const history = page.getByRole('dialog', { name: '修改记录：施工单位编号' });
    await history.getByRole('button', { expanded: false }).nth(1).click();
    await expect(history.getByRole('row', { name: /^前缀/ })).toContainText('QT');
    await expectAccessible(page, 'history');
  },
);
