import type { APIRequestContext, Page } from '@playwright/test';
import { LONG_RUN } from '../../../scripts/testing/inTestAll.mjs';
import { expect, expectAccessible, test } from '../world.ts';
import { tokenOf } from '../accounts.ts';
import type { Account, World } from '../world.ts';
import { FURTHER_LOOKS, overflowPx, settle, tabTo } from '../walk.ts';

const PATHS = {
  todo: '/api/workflow/Engine/FlowBefore/List/1',
  audit: '/api/workflow/Engine/FlowBefore/Audit',
  portals: '/api/visualdev/Portal',
};
/** The newest work of the administrator in the seed. */
const NEWEST = '应急物资领用 反光锥 60 个';
const CLOSURE = '占道施工申请 K98+500 – K99+100';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const toDo = (page: Page) => region(page, '待办流程');
const figure = (page: Page, name: string) => page.locator('dl > div').filter({ hasText: name });

/** Calls of somebody else, beside the page. */
async function somebody(request: APIRequestContext, { apiUrl }: World, account: Account) {
  const headers = { Authorization: await tokenOf(apiUrl, account) };
  return {
    get: async (path: string) => (await (await request.get(apiUrl + path, { headers })).json()).data,
    post: async (path: string, body: object) => (await request.post(apiUrl + path, { headers, data: body })).json(),
    put: async (path: string) => (await request.put(apiUrl + path, { headers })).json(),
  };
}

test.describe('SHELL-2.1 home', () => {
  test('greets by name, counts what waits, and leads from the list of work to its flow by keyboard alone', async ({
    strictPage: page,
    world,
  }) => {
    await world.openAs(page, 'admin', '/home');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/(早|午|晚)?.*好?，孙婉宁$/);
    await expect(toDo(page).getByRole('link', { name: NEWEST })).toBeVisible();
    const total = await toDo(page).getByRole('row').count();
    await expect(figure(page, '待办流程')).toContainText(`${total - 1}`);
    await expect(toDo(page).getByRole('row').nth(1)).toContainText('唐诗雅');
    await tabTo(page, NEWEST);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/workFlowDetail\?config=/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NEWEST);
    await expect(page).toHaveTitle(/^YZ-2026-0021 · .* - /);
  });

  test('keeps favourites and what was opened last for each person, over a reload', async ({ strictPage: page, world }) => {
    await world.openAs(page, 'admin', '/home');
    const menus = region(page, '常用菜单');
    await menus.getByRole('button', { name: '全部菜单' }).click();
    await menus.getByRole('button', { name: '收藏“数据字典”' }).first().click();
    await page.reload();
    await expect(menus.getByRole('link', { name: '数据字典' })).toBeVisible();
    await menus.getByRole('button', { name: '收藏“数据字典”', pressed: true }).click();
    await expect(menus.getByRole('link', { name: '数据字典' })).toHaveCount(0);
  });

  test('each part fails and is asked for again for itself', LONG_RUN, async ({ page, world }) => {
    let isBroken = true;
    await page.route('**/api/visualdev/Dashboard/Notice*', (route) => (isBroken ? route.abort() : route.continue()));
    await world.openAs(page, 'admin', '/home');
    const notices = region(page, '公告通知');
    await expect(notices.getByText('此部分没有加载成功')).toBeVisible({ timeout: 20_000 });
    await expect(toDo(page).getByRole('link', { name: NEWEST })).toBeVisible();
    isBroken = false;
    await notices.getByRole('button', { name: '重试' }).click();
    await expect(notices.getByRole('button', { name: '2026年冬季养护作业通知' })).toBeVisible();
  });
});

test.describe('SHELL-2.1 workflow detail', () => {
  test('shows form, attachments, trail and way, and what whoever holds the work may do', async ({ strictPage: page, world }) => {
    await world.openAs(page, 'admin', '/home');
    await toDo(page).getByRole('link', { name: CLOSURE }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(CLOSURE);
    await expect(page.getByText('流程编号 ZD-2026-0316')).toBeVisible();
    await expect(page.getByText('贰拾壹万捌仟柒佰陆拾元整')).toBeVisible();
    const vehicles = page.getByRole('table', { name: '作业车辆' });
    await expect(vehicles.getByRole('row')).toHaveCount(7);
    await expect(vehicles.getByRole('row').last()).toHaveText(/合计.*99\.2/);
    const way = page.getByRole('list', { name: '审批进度' });
    await expect(way.locator('[aria-current=step]')).toHaveText(/部门审批.*待我处理/);
    await expect(way.getByRole('listitem').last()).toContainText('计量备案');
    await page.getByRole('tab', { name: /表单信息/ }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tabpanel').getByText('施工组织方案.pdf')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('table', { name: '流转记录' })).toContainText('请补充夜间警示灯布设图。');
    await expect(page.getByRole('region', { name: '可进行的操作' }).getByRole('button')).toHaveText(['', '转办', '退回', '同意']);
  });

  test('work that somebody else has handled says so, and what became of it can be looked at', async ({
    strictPage: page,
    request,
    world,
  }) => {
    await world.openAs(page, 'double', '/home');
    const link = toDo(page).getByRole('link', { name: '路产台账变更 护栏立柱 38 根' });
    const address = (await link.getAttribute('href')) ?? '';
    const admin = await somebody(request, world, 'admin');
    const { list } = await admin.get(`${PATHS.todo}?keyword=TZ-2026-0077`);
    expect(await admin.post(`${PATHS.audit}/${list[0].taskOperatorId}`, { handleOpinion: '同意' })).toMatchObject({ code: 200 });
    await page.goto(address);
    await expect(page.getByText('该流程已被处理，请刷新后重试')).toBeVisible();
    await page.getByRole('button', { name: '查看流程' }).click();
    await expect(page.getByRole('list', { name: '审批进度' })).toContainText('台账审核');
  });

  test('an address that says no flow tells so and leads back', LONG_RUN, async ({ strictPage: page, world }) => {
    await world.openAs(page, 'admin', '/workFlowDetail?config=%25broken');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('无法识别此流程的地址');
    await page.getByRole('link', { name: '回到首页' }).click();
    await expect(page).toHaveURL(/\/home$/);
  });
});

test.describe('SHELL-2.1 flow entrust', () => {
  test('a delegation is made, corrected, changed and ended; a refusal keeps what was typed', LONG_RUN, async ({ page, world }) => {
    await world.openAs(page, 'staff', '/workFlow/entrust?config=1');
    await expect(page.getByRole('row').filter({ hasText: '欧阳明轩' })).toContainText('生效中');
    await page.getByRole('button', { name: '新建委托' }).first().click();
    const dialog = page.getByRole('dialog', { name: '新建委托' });
    const dateFrom = async (part: string, digits: string) => {
      await dialog.getByRole('spinbutton', { name: part }).focus();
      await page.keyboard.type(digits);
    };
    await dateFrom('月 开始时间', '13');
    await dialog.getByRole('button', { name: '保存' }).click();
    await expect(dialog.getByText('月份请填 1 到 12').first()).toBeVisible();
    await expect(dialog.getByRole('spinbutton', { name: '月 开始时间' })).toHaveValue('13');
    await expect(dialog.getByText('请选择受托人').first()).toBeVisible();
    await dateFrom('年 开始时间', '203103030800');
    await dateFrom('年 结束时间', '203103071800');
    await dialog.getByRole('combobox', { name: '受托人' }).click();
    const picker = page.getByRole('dialog', { name: '选择受托人' });
    await picker.getByRole('searchbox').fill('唐诗雅');
    await picker
      .getByRole('row', { name: /唐诗雅/ })
      .first()
      .focus();
    await page.keyboard.press('Space');
    await picker.getByRole('button', { name: /^确定/ }).click();
    await dialog.getByRole('button', { name: '保存' }).click();
    await expect(dialog).toBeHidden();
    const row = page.getByRole('row').filter({ hasText: '唐诗雅' });
    await expect(row).toContainText('全部流程');
    await expect(row).toContainText('未开始');

    await row.getByRole('button', { name: '编辑' }).click();
    const editing = page.getByRole('dialog', { name: '编辑委托' });
    await editing.getByLabel('说明').fill('外出培训');
    await editing.getByRole('button', { name: '保存' }).click();
    await expect(editing).toBeHidden();
    await expect(row).toContainText('外出培训');

    await page.reload();
    await row.getByRole('button', { name: '终止' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '终止委托' }).click();
    await expect(row).toHaveCount(0);
  });

  test(
    'the type of the address opens what was entrusted to the person, which can only be looked at',
    LONG_RUN,
    async ({ strictPage: page, world }) => {
      await world.openAs(page, 'double', '/workFlow/entrust?config=2');
      await expect(page.getByRole('tab', { name: '委托给我的' })).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('row').filter({ hasText: '何俊杰' })).toContainText('占道审批');
      await expect(page.getByRole('button', { name: '终止' })).toHaveCount(0);
      await page.getByRole('tab', { name: '我委托的' }).click();
      await expect(page).toHaveURL(/config=1/);
      await expect(page.getByRole('button', { name: '终止' }).first()).toBeVisible();
    },
  );
});

test.describe('SHELL-2.1 dashboard', () => {
  test(
    'is an overview with own flows and mails, and the portal of the person once there is one',
    LONG_RUN,
    async ({ page, world, request }) => {
      await world.openAs(page, 'admin', '/dashboard');
      await expect(region(page, '我发起的').getByRole('link', { name: '占道施工申请 K120+000 – K186+000' })).toBeVisible();
      await expect(region(page, '邮件')).toContainText('关于做好冬季除雪防滑工作的通知');
      const admin = await somebody(request, world, 'admin');
      const { list } = await admin.get(`${PATHS.portals}/Selector`);
      expect(await admin.put(`${PATHS.portals}/${list[0].children[0].id}/Actions/SetDefault`)).toMatchObject({ code: 200 });
      await page.reload();
      await expect(region(page, '待办统计')).toBeVisible();
      await expect(region(page, '我发起的')).toHaveCount(0);
    },
  );
});

for (const look of FURTHER_LOOKS)
  test.describe(look.name, () => {
    test.use({ viewport: look.viewport, colorScheme: look.colorScheme, locale: look.locale });
    test('SHELL-2.1 home, dashboard, detail and entrust are clean for axe and as wide as the window', async ({
      strictPage: page,
      world,
    }) => {
      test.slow();
      await world.openAs(page, 'admin', '/home');
      const detail = page.locator('a[href^="/workFlowDetail"]').first();
      await detail.waitFor();
      const address = (await detail.getAttribute('href')) ?? '';
      for (const at of ['/home', '/dashboard', address, '/workFlow/entrust?config=1']) {
        await page.goto(at);
        await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
        await page.waitForLoadState('networkidle');
        await settle(page);
        await expectAccessible(page, `${at.split('?')[0]} ${look.name}`);
        expect(await overflowPx(page)).toBe(0);
      }
    });
  });

test('SHELL-2.2 a token in the address of a flow is judged also where the address is reached inside the console, and leaves it', async ({
  page,
  world,
}) => {
  await world.openAs(page, 'admin', '/home');
  await page.evaluate(() => history.pushState(null, '', '/workFlowDetail?config=x&token=nobodys-token'));
  await expect(page).toHaveURL(/\/workFlowDetail\?config=x$/);
  await expect(page.getByRole('button', { name: '孙婉宁' })).toBeVisible();
});
