import * as operations from '@milepost/openapi/operations';
import type { Operation } from '@milepost/openapi/client';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../world.ts';
import { calls, expectFocusSomewhere, idOf, openDesigner } from './designDesk.ts';

test.use({ locale: 'zh-CN' });

/** Calls of the description that only read, by method and path. */
const READS: readonly RegExp[] = Object.values(operations)
  .flatMap((domain) => (typeof domain === 'object' ? (Object.values(domain) as readonly Operation[]) : []))
  .filter(({ effect }) => effect === 'read')
  .map(({ method, path }) => new RegExp(`^${method} ${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`));

/** Requests to the server that are no reads, from now on. */
function writesOf(page: Page): readonly string[] {
  const writes: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const call = `${request.method()} ${pathname}`;
    if (pathname.startsWith('/api/') && !READS.some((read) => read.test(call))) writes.push(call);
  });
  return writes;
}

interface Listed {
  readonly pagination: { readonly total: number };
}
/** Records of a design on the server. */
async function countOf(world: Parameters<typeof calls>[0], id: string): Promise<number> {
  const { send } = await calls(world);
  const { data } = await send('POST', `/api/visualdev/OnlineDev/${id}/List`, { currentPage: 1, pageSize: 1 });
  return (data as Listed).pagination.total;
}

test('a design is tried by the keyboard with samples: its list, its form, and what it would send; nothing is sent', async ({
  strictPage: page,
  world,
}) => {
  const id = await openDesigner(page, world, '赔补偿案件');
  const before = await countOf(world, id);
  await page.keyboard.press('Alt+t');
  const rows = page.getByRole('row').filter({ hasText: /YB20261/ });
  const count = (number: number) => expect(page.getByText(`共 ${number} 条`, { exact: true })).toBeVisible();
  await count(20);
  const writes = writesOf(page);
  await expectAccessible(page, 'the list of a design that is tried');

  const search = page.getByRole('searchbox', { name: '搜索：赔补偿案件' });
  await search.focus();
  await page.keyboard.type('YB2026110007');
  await page.keyboard.press('Enter');
  await count(1);
  await expect(rows).toHaveCount(1);
  await search.fill('');
  await page.keyboard.press('Enter');
  await count(20);

  await page.getByRole('radio', { name: '列表' }).focus();
  await page.keyboard.press('ArrowLeft');
  const stake = page.getByRole('textbox', { name: '桩号' });
  await expect(stake).toHaveValue(/^K\d+\+\d{3}$/);
  await expectAccessible(page, 'the form of a design that is tried');
  await stake.focus();
  await stake.fill('K1+234');
  await page.keyboard.press('Control+s');
  const sent = page.getByRole('dialog', { name: '将会发送的内容' });
  await expect(sent).toContainText(`POST /api/visualdev/OnlineDev/${id}`);
  await expect(sent.getByRole('row', { name: /^桩号 stake/ })).toContainText('"K1+234"');
  await expectAccessible(page, 'what a trial would send');

  await sent.getByRole('textbox', { name: '保存为示例' }).focus();
  await page.keyboard.type('桩号改过');
  await page.keyboard.press('Enter');
  await expect(sent).toContainText('已在本浏览器保存为“桩号改过”');
  await page.keyboard.press('Escape');
  await expect(sent).toBeHidden();
  await expectFocusSomewhere(page);

  await page.reload();
  await expect(stake).not.toHaveValue('K1+234');
  await page.getByRole('combobox', { name: '示例' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(stake).toHaveValue('K1+234');

  await page.getByRole('radio', { name: '表单' }).focus();
  await page.keyboard.press('ArrowRight');
  await rows.first().getByRole('button', { name: /^删除/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).press('Enter');
  await expect(sent).toContainText(`DELETE /api/visualdev/OnlineDev/${id}/sample`);
  await page.keyboard.press('Escape');

  expect(writes).toEqual([]);
  expect(await countOf(world, id)).toBe(before);
});

test('a form whose fields do not fit is not taken: the problem is told, and nothing would be sent', async ({ strictPage: page, world }) => {
  const id = await idOf(world, '赔补偿案件');
  await world.openAs(page, 'admin', `/previewModel?id=${id}&previewType=draft&part=form&sample=new`);
  const place = page.getByRole('textbox', { name: '事故地点' });
  await expect(place).toHaveValue('');
  await place.focus();
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('link', { name: /事故地点/ }).first()).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a design is tried as a role: what it lacks is not drawn, and the reason is told with the way to the role', async ({
  strictPage: page,
  world,
}) => {
  const id = await idOf(world, '车辆档案');
  await world.openAs(page, 'admin', `/previewModel?id=${id}&previewType=draft`);
  await expect(page.getByRole('button', { name: '新增数据' })).toBeVisible();
  await page.getByRole('button', { name: '以他人身份试用…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: '以他人身份试用' });
  await expectAccessible(page, 'the choice of who a design is tried as');
  await dialog.getByRole('combobox', { name: /^角色/ }).press('Enter');
  const picker = page.getByRole('dialog', { name: '选择角色' });
  await picker.getByRole('tab', { name: '全局' }).click();
  await picker.getByRole('gridcell', { name: '访客', exact: true }).click();
  await picker.getByRole('button', { name: '确定' }).press('Enter');
  await dialog.getByRole('button', { name: '试用' }).press('Enter');

  const seen = page.getByRole('region', { name: '试用身份说明' });
  await expect(seen).toContainText('访客');
  await expect(seen).toContainText('没有按钮：新增、导出');
  await expect(page.getByRole('button', { name: '新增数据' })).toBeHidden();
  await expectAccessible(page, 'a design tried as a role');
  await seen.getByRole('button', { name: '为什么？' }).press('Enter');
  const why = page.getByRole('dialog', { name: '访客为什么看到这些' });
  await expect(why).toContainText('以下角色缺少该权限：访客');
  await expect(why).toContainText('设计未启用此项权限');
  await expectAccessible(page, 'why parts of a design are hidden');
  await why.getByRole('link', { name: '前往角色' }).first().press('Enter');
  await expect(page.getByRole('row', { name: /访客/ })).toBeVisible();
});

test('the list of a design is tried in a window as wide as a phone: a record opens and closes, and its buttons are there', async ({
  strictPage: page,
  world,
}) => {
  const id = await idOf(world, '路产台账');
  await world.openAs(page, 'admin', `/previewModel?id=${id}&previewType=draft&screen=phone`);
  const [phone] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name: '在窄窗口中打开' }).press('Enter')]);
  const writes = writesOf(phone);
  const record = phone.getByRole('row', { name: /YB2026110001/ });
  await expect(record).toBeVisible();
  expect(await phone.evaluate(() => window.innerWidth)).toBe(375);
  await expectAccessible(phone, 'a list tried in the window of a phone');

  const actions = record.getByRole('button', { name: /的操作$/ });
  for (const [name, seen] of [
    ['详情', phone.getByRole('dialog', { name: 'YB2026110001' })],
    ['编辑', phone.getByRole('dialog', { name: '编辑路产台账' })],
    ['删除', phone.getByRole('alertdialog')],
  ] as const) {
    // oxlint-disable no-await-in-loop -- one thing is open at a time
    await actions.press('Enter');
    await phone.getByRole('menuitem', { name }).press('Enter');
    await expect(seen).toBeVisible();
    await phone.keyboard.press('Escape');
    await expect(seen).toBeHidden();
    // oxlint-enable no-await-in-loop
  }
  await phone.getByRole('button', { name: '新增数据' }).press('Enter');
  await expect(phone.getByRole('dialog', { name: '新增数据' })).toBeVisible();
  expect(writes).toEqual([]);
});

test('a sample is printed in the template of its design: its values are on the sheet, and nothing is logged', async ({
  strictPage: page,
  world,
}) => {
  const id = await idOf(world, '赔补偿案件');
  await world.openAs(page, 'admin', `/previewModel?id=${id}&previewType=draft`);
  const writes = writesOf(page);
  const record = page.getByRole('row', { name: /YB2026110010/ });
  await record.getByRole('button', { name: /^详情/ }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: '打印' }).press('Enter');
  const preview = page.getByRole('dialog', { name: /^打印预览/ });
  await expect(
    preview
      .frameLocator('iframe')
      .first()
      .getByText(/K44\+300/)
      .first(),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();
  expect(writes).toEqual([]);
});
