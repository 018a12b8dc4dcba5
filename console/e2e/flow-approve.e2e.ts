import type { Browser, Page } from '@playwright/test';
import type { World } from './createWorld.ts';
import { expect, expectAccessible, test } from './world.ts';

const PROCESS = '何俊杰的赔补偿案件';

type Account = Parameters<World['openAs']>[1];

const acts = (page: Page) => page.getByRole('region', { name: '可进行的操作' });

/** Opens the first line of a list that holds a text, by keyboard. */
async function openLine(page: Page, text: string) {
  const row = page.getByRole('row').filter({ hasText: text }).first();
  await expect(row).toBeVisible();
  await row.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: text })).toBeVisible();
}

/** Acts with an opinion, by keyboard, until the server has said its words. */
async function actWith(page: Page, name: string, opinion: string, said: string) {
  await acts(page).getByRole('button', { name, exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name });
  const field = dialog.getByRole('textbox', { name: '审批意见' });
  await expect(field).toBeFocused();
  await field.fill(opinion);
  await dialog.getByRole('button', { name, exact: true }).press('Enter');
  await expect(page.getByText(said).first()).toBeVisible();
  await expect(dialog).toBeHidden();
}

const submit = async (page: Page) => {
  await acts(page).getByRole('button', { name: '提交' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: '提交流程' });
  await dialog.getByRole('radio', { name: '紧急' }).check();
  await dialog.getByRole('button', { name: '提交' }).press('Enter');
  await expect(dialog).toBeHidden();
};

test('a claim is launched, sent back to the start, changed and approved by one after the other; lists, trail and messages say so', async ({
  strictPage: page,
  world,
  browser,
}) => {
  test.slow();
  const as = async (account: Account, at: string) => {
    const other = await (await newContext(browser)).newPage();
    await world.openAs(other, account, at);
    return other;
  };

  await test.step('who launches it fills in the form and submits it', async () => {
    await world.openAs(page, 'staff', '/workFlow/flowLaunch');
    await page.getByRole('button', { name: '发起流程' }).press('Enter');
    await page
      .getByRole('dialog', { name: '发起流程' })
      .getByRole('button', { name: /赔补偿案件/ })
      .press('Enter');
    await page.getByRole('textbox', { name: /事故地点/ }).fill('K98+500 下行');
    await page.getByRole('textbox', { name: /当事人/ }).fill('周德海');
    await acts(page).getByRole('button', { name: '提交' }).press('Enter');
    // What is missing is named, and the moment is typed in by its parts.
    await expect(page.getByText(/还有 1 处需要修改/)).toBeVisible();
    await page.getByRole('link', { name: '事故时间' }).press('Enter');
    await page.keyboard.type('202611200930');
    // Above a thousand it goes on to the one who leads.
    await page.getByRole('tab', { name: /损失清单/ }).click();
    await page.getByRole('spinbutton', { name: '清障费用' }).fill('5200');
    await submit(page);
    await expect(page.getByRole('heading', { level: 1, name: PROCESS })).toBeVisible();
  });

  const double = await as('double', '/workFlow/flowTodo');
  await test.step('the first approver sends it back', async () => {
    await openLine(double, PROCESS);
    await expect(double.getByText('K98+500 下行')).toBeVisible();
    await expectAccessible(double, 'the task page');
    await actWith(double, '退回', '请补充当事人全名', '退回成功');
    await expect(acts(double)).toHaveCount(0);
  });

  await test.step('who launched it hears of it, changes it and submits it again', async () => {
    await world.openAs(page, 'staff', '/messageRecord');
    await expect(page.getByText(`${PROCESS} 已退回`).first()).toBeVisible();
    await page.goto('/workFlow/flowLaunch');
    await openLine(page, PROCESS);
    await page.getByRole('textbox', { name: /当事人/ }).fill('周德海（更正）');
    await submit(page);
    await expect(page.getByText('审批中').first()).toBeVisible();
  });

  await test.step('both approvers approve; the list of the first empties of it', async () => {
    await double.goto('/workFlow/flowTodo');
    await openLine(double, PROCESS);
    await expect(double.getByText('周德海（更正）')).toBeVisible();
    await actWith(double, '同意', '材料齐全', '审核成功');
    await double.goto('/workFlow/flowDone');
    await expect(double.getByRole('row').filter({ hasText: PROCESS }).first()).toBeVisible();
    const admin = await as('admin', '/workFlow/flowTodo');
    await openLine(admin, PROCESS);
    await actWith(admin, '同意', '同意赔付', '审核成功');
    await expect(admin.getByText('审批通过').first()).toBeVisible();
  });

  await test.step('who launched it hears that it is over; the trail says everything in its order', async () => {
    await page.goto('/messageRecord');
    await expect(page.getByText(`${PROCESS} 已办结`).first()).toBeVisible();
    await page.goto('/workFlow/flowLaunch');
    await openLine(page, PROCESS);
    await page.getByRole('tab', { name: '流转记录' }).press('Enter');
    const lines = page.getByRole('table', { name: '流转记录' }).getByRole('row');
    for (const [at, words] of ['发起', '退回', '变更', '同意', '同意'].entries()) await expect(lines.nth(at + 1)).toContainText(words);
  });
});

const newContext = (browser: Browser) => browser.newContext({ locale: 'zh-CN', viewport: { width: 1280, height: 800 } });
