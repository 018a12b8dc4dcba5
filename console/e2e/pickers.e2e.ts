import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, signIn, test } from './world.ts';

/** One journey: what is opened, chosen by keyboard, and what the form would store then. */
interface Journey {
  readonly label: string;
  /** Keys and words from the moment the picker is open; the search box has the keyboard then. */
  readonly choose: (dialog: Locator, page: Page) => Promise<void>;
  readonly stored: unknown;
  /** What the closed field shows. */
  readonly shown: RegExp;
  readonly confirm?: 'none';
}

const row = (dialog: Locator, name: string | RegExp) => dialog.getByRole('row', { name }).first();
/** Walks to a row with the keyboard: the tree is one stop after the search box and the tabs. */
async function focusRow(dialog: Locator, name: string | RegExp) {
  await row(dialog, name).focus();
  await expect(row(dialog, name)).toBeFocused();
}
async function search(dialog: Locator, page: Page, keyword: string, found: string | RegExp) {
  await dialog.getByRole('searchbox').fill(keyword);
  await page.keyboard.press('Enter');
  await focusRow(dialog, found);
}

const ID = expect.stringMatching(/^\d{18}$/) as unknown;
const typed = (type: string) => expect.stringMatching(new RegExp(`^\\d{18}--${type}$`)) as unknown;

const JOURNEYS: readonly Journey[] = [
  {
    label: 'User and organization',
    async choose(dialog, page) {
      await focusRow(dialog, '养护工程部');
      await page.keyboard.press('Space');
      await dialog.getByRole('tab', { name: '岗位' }).click();
      await focusRow(dialog, '董事长');
      await page.keyboard.press('Space');
    },
    stored: [typed('department'), typed('position')],
    shown: /养护工程部/,
  },
  {
    label: 'Approver',
    async choose(dialog, page) {
      await search(dialog, page, '张若彤', /张若彤/);
      await page.keyboard.press('Space');
    },
    stored: ID,
    shown: /张若彤/,
  },
  {
    label: 'Popup user',
    async choose(dialog, page) {
      await search(dialog, page, '张若彤', /张若彤/);
      await page.keyboard.press('Space');
    },
    stored: [typed('user')],
    shown: /张若彤/,
  },
  {
    label: 'Full user',
    async choose(dialog, page) {
      await dialog.getByRole('tab', { name: '我的下属' }).click();
      await focusRow(dialog, /陈春生/);
      await page.keyboard.press('Space');
      await dialog.getByRole('tab', { name: '系统变量' }).click();
      await focusRow(dialog, '当前用户');
      await page.keyboard.press('Space');
    },
    stored: [ID, 'currentUser'],
    shown: /陈春生/,
  },
  {
    label: 'Organization',
    async choose(dialog, page) {
      await focusRow(dialog, '综合办公室');
      await page.keyboard.press('Space');
    },
    stored: [[ID, ID]],
    shown: /综合办公室/,
  },
  {
    label: 'Only organization',
    async choose(dialog, page) {
      await expect(dialog.getByRole('row')).toHaveCount(1);
      await focusRow(dialog, '顶级节点');
      await page.keyboard.press('Space');
    },
    stored: ['-1'],
    shown: /顶级节点/,
  },
  {
    label: 'Department',
    async choose(dialog, page) {
      await focusRow(dialog, '云望高速物流集团');
      await page.keyboard.press('Space');
      await expect(dialog.getByText('还没有选择')).toBeVisible();
      await search(dialog, page, '养护', /路面养护科/);
      await page.keyboard.press('Space');
    },
    stored: [ID],
    shown: /路面养护科/,
  },
  {
    label: 'Authorized department',
    async choose(dialog, page) {
      await search(dialog, page, '桥隧', /桥隧养护科/);
      await page.keyboard.press('Space');
    },
    stored: ID,
    shown: /桥隧养护科/,
  },
  {
    label: 'Position',
    async choose(dialog, page) {
      await focusRow(dialog, '总经理');
      await page.keyboard.press('Space');
    },
    stored: ID,
    shown: /总经理/,
  },
  {
    label: 'Group',
    async choose(dialog, page) {
      await focusRow(dialog, '应急');
      await page.keyboard.press('ArrowRight');
      await focusRow(dialog, '应急抢险组');
      await page.keyboard.press('Space');
    },
    stored: [ID],
    shown: /应急抢险组/,
  },
  {
    label: 'Role',
    async choose(dialog, page) {
      await dialog.getByRole('tab', { name: '全局' }).click();
      await focusRow(dialog, '全局');
      await page.keyboard.press('Space');
      await expect(dialog.getByText('还没有选择')).toBeVisible();
      await focusRow(dialog, '系统管理员');
      await page.keyboard.press('Space');
    },
    stored: [ID],
    shown: /系统管理员/,
  },
  {
    label: 'Address',
    async choose(dialog, page) {
      await focusRow(dialog, '北京市');
      await page.keyboard.press('ArrowRight');
      for (const level of [2, 3]) {
        const below = dialog.locator(`[role=row][aria-level="${level}"]`).first();
        await expect(below).toBeVisible();
        await page.keyboard.press('ArrowRight');
        await expect(below).toBeFocused();
        if (level === 2) await page.keyboard.press('ArrowRight');
      }
      await page.keyboard.press('Space');
    },
    stored: [[expect.any(String), expect.any(String), expect.any(String)]],
    shown: /北京市 \//,
  },
  {
    label: 'Bill rule',
    async choose(dialog, page) {
      await search(dialog, page, 'supply', /物资出库单号/);
      await page.keyboard.press('Space');
    },
    stored: 'supply.out',
    shown: /物资出库单号/,
  },
  {
    label: 'Template',
    async choose(dialog, page) {
      await row(dialog, '桥梁检测').click();
      await expect(dialog.getByRole('grid').getByRole('row', { name: /green\.order/ })).toHaveCount(0);
      await focusRow(dialog, /bridge\.report/);
      await page.keyboard.press('Space');
    },
    stored: 'bridge.report',
    shown: /桥梁检测报告号/,
  },
  {
    label: 'Dictionary tree',
    async choose(dialog, page) {
      await search(dialog, page, '路产设施', '路产设施');
      await page.keyboard.press('Enter');
    },
    stored: expect.any(String),
    shown: /路产设施/,
    confirm: 'none',
  },
  {
    label: 'Print template',
    async choose(dialog, page) {
      await focusRow(dialog, '养护作业验收单');
      await page.keyboard.press('Space');
    },
    stored: '533001000000000012',
    shown: /养护作业验收单/,
  },
  {
    label: 'Popup select, drawer',
    async choose(dialog, page) {
      await focusRow(dialog, /长滩收费站/);
      await page.keyboard.press('Space');
    },
    stored: expect.anything(),
    shown: /长滩收费站/,
  },
  {
    label: 'Popup select, dialog',
    async choose(dialog, page) {
      await search(dialog, page, '渝F·C0011', /渝F·C0011/);
      await page.keyboard.press('Space');
    },
    stored: expect.anything(),
    shown: /渝F·C0011/,
  },
  {
    label: 'Data interface select',
    async choose(dialog, page) {
      await focusRow(dialog, /渝F·C0004/);
      await page.keyboard.press('Space');
      await focusRow(dialog, /渝F·C0011/);
      await page.keyboard.press('Space');
    },
    stored: [expect.anything(), expect.anything()],
    shown: /渝F·C0004/,
  },
];

const fieldOf = (page: Page, label: string) => page.getByRole('combobox', { name: label, exact: true });
const storedOf = async (page: Page, label: string): Promise<unknown> =>
  JSON.parse((await page.getByLabel(`${label}: stored`, { exact: true }).textContent()) ?? 'null');

for (const { label, choose, stored, shown, confirm } of JOURNEYS)
  test(`${label}: opened, chosen and confirmed by keyboard over the sandbox; the field shows what is stored`, async ({
    strictPage: page,
  }) => {
    await signIn(page, 'admin', '/dev/pickers');
    await fieldOf(page, label).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog').last();
    await expect(dialog.getByRole('row').first()).toBeVisible();
    await expectAccessible(page, label);
    await choose(dialog, page);
    if (confirm !== 'none') {
      await dialog.getByRole('button', { name: '确定' }).focus();
      await page.keyboard.press('Enter');
    }
    await expect(dialog).toBeHidden();
    await expect(fieldOf(page, label)).toBeFocused();
    expect(await storedOf(page, label)).toEqual(stored);
    await expect(fieldOf(page, label).locator('xpath=ancestor-or-self::*[position()<=4]').last()).toContainText(shown);

    await fieldOf(page, label).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').last().getByRole('row').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(fieldOf(page, label)).toBeFocused();
    expect(await storedOf(page, label)).toEqual(stored);
  });

test('Popup table select: the table under the field, chosen with the keyboard left in the field', async ({ strictPage: page }) => {
  await signIn(page, 'admin', '/dev/pickers');
  const label = 'Popup table select';
  await fieldOf(page, label).focus();
  await page.keyboard.press('ArrowDown');
  const grid = page.getByRole('grid');
  await expect(grid.getByRole('row', { name: /长滩收费站/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(grid).toBeHidden();
  await expect(fieldOf(page, label)).toBeFocused();
  await expect(fieldOf(page, label)).toContainText('长滩收费站');
});

test('a single print template is chosen without asking', async ({ strictPage: page }) => {
  await signIn(page, 'admin', '/dev/pickers');
  await fieldOf(page, 'Only print template').focus();
  await page.keyboard.press('Enter');
  await expect(fieldOf(page, 'Only print template')).toContainText('路产赔（补）偿通知书');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
