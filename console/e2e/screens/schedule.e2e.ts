import type { Locator, Page } from '@playwright/test';
import { LONG_RUN } from '../../../scripts/testing/inTestAll.mjs';
import { controlSandbox } from '../servers.ts';
import { overflowPx } from '../walk.ts';
import { expect, expectAccessible, test } from '../world.ts';

const TITLE = '隧道联合演练';
const DAY_MS = 86_400_000;
const OFFICE_MS = 8 * 3_600_000;
/** A day so many days from today, by the clock of the office. */
const dayFrom = (days: number) => new Date(Date.now() + OFFICE_MS + days * DAY_MS).toISOString().slice(0, 10);

const cell = (page: Page, days: number) => page.locator(`[role=gridcell][data-mp-date="${dayFrom(days)}"]`);
const item = (page: Page, days: number) => cell(page, days).getByRole('button', { name: TITLE });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

/** Chooses the option so many places below the chosen one. */
async function choose(page: Page, field: Locator, below: number) {
  await field.press('Enter');
  await expect(page.getByRole('listbox')).toBeVisible();
  for (let place = 0; place < below; place += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toBeHidden();
}

test('a repeated schedule is made, one of it changed, the rest deleted by keyboard alone; its reminder is heard', async ({
  strictPage: page,
  world,
}) => {
  await world.openAs(page, 'admin', '/maintenance/schedule');
  await expect(page.getByRole('heading', { level: 1, name: '计划排程' })).toBeVisible();
  await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
  await expectAccessible(page, 'calendar');

  await page.keyboard.press('n');
  const made = dialog(page, '新建日程');
  await made.getByRole('textbox', { name: /标题/ }).fill(TITLE);
  await choose(page, made.getByRole('combobox', { name: /^重复/ }), 2);
  await made
    .getByRole('group', { name: /结束重复/ })
    .getByRole('spinbutton')
    .first()
    .focus();
  await page.keyboard.type(dayFrom(14).replaceAll('-', ''));
  await expect(made.getByRole('textbox', { name: '重复次数' })).toHaveValue('共 3 次');
  await choose(page, made.getByRole('combobox', { name: /提醒时间/ }), 6);
  await expectAccessible(page, 'new schedule');
  await made.getByRole('button', { name: '保存' }).press('Enter');
  await expect(made).toBeHidden();
  await expect(item(page, 0)).toBeVisible();

  // It begins within the hour, so the reminder is due.
  await controlSandbox(world.apiUrl, 'clock', { aheadMs: 0 });
  await expect(page.locator('[data-live-region=polite]')).toContainText(`新消息：${TITLE}`);

  await cell(page, 0).focus();
  await page.keyboard.press('ArrowDown');
  await expect(cell(page, 7)).toBeFocused();
  await item(page, 7).press('Enter');
  const edited = dialog(page, '编辑日程');
  await edited.getByRole('textbox', { name: /标题/ }).press('End');
  await page.keyboard.type('改期');
  await edited.getByRole('button', { name: '保存' }).press('Enter');
  const scope = dialog(page, '修改日程');
  await expect(scope.getByRole('radio', { name: '此日程', exact: true })).toBeChecked();
  await scope.getByRole('button', { name: '保存' }).press('Enter');
  await expect(edited).toBeHidden();
  await expect(item(page, 7)).toHaveAccessibleName(/改期/);
  await expect(item(page, 7)).toBeFocused();

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowDown');
  await expect(item(page, 14)).toHaveAccessibleName(/演练 ?，/);
  await page.keyboard.press('ArrowUp');
  await item(page, 7).press('Enter');
  await edited.getByRole('button', { name: '删除' }).press('Enter');
  const removed = dialog(page, '删除日程');
  await removed.getByRole('radio', { name: '此日程及后续' }).press(' ');
  await removed.getByRole('button', { name: '删除' }).press('Enter');
  await expect(edited).toBeHidden();
  await expect(item(page, 7)).toHaveCount(0);
  await expect(cell(page, 7)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(item(page, 0)).toBeVisible();

  await page.setViewportSize({ width: 375, height: 720 });
  await expect.poll(() => overflowPx(page)).toBe(0);
  await expectAccessible(page, 'narrow month');
});

test('whoever has no page of it opens the calendar over the home page', LONG_RUN, async ({ strictPage: page, world }) => {
  await world.openAs(page, 'staff', '/home');
  await page.getByRole('button', { name: '日历', exact: true }).press('Enter');
  const calendar = dialog(page, '日程');
  await expect(calendar.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
  await calendar.getByRole('radio', { name: '列表', exact: true }).press(' ');
  await expect(calendar.getByRole('heading', { name: /^\d+年\d+月$/ })).toBeVisible();
  await expectAccessible(page, 'calendar over home');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: '日历', exact: true })).toBeFocused();
});
