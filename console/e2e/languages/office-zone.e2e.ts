import type { Locator } from '@playwright/test';
import { expect, test } from '../world.ts';

test.use({ locale: 'en-GB' });

const ORDER = 'YHGD202611010001';
const DUE = '2026-11-23';
const HOUR_MS = 3_600_000;
const OFFICE_HOUR = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Shanghai', hour: '2-digit', hourCycle: 'h23' });

/** The text of the parts of a date, joined as it is written. */
const written = (group: Locator, between: string) =>
  group
    .getByRole('spinbutton')
    .evaluateAll((parts, sign) => parts.map((part) => (part instanceof HTMLInputElement ? part.value : '')).join(sign), between);

for (const zone of ['UTC', 'America/New_York', 'Pacific/Auckland']) {
  test.describe(`a browser in ${zone}`, () => {
    test.use({ timezoneId: zone });

    test('a day is the same in list, detail and form; a schedule is proposed by the clock of the office, and both clocks are named', async ({
      strictPage: page,
      world,
    }) => {
      await world.openAs(page, 'admin', '/model/maintenanceOrder');
      const row = page.getByRole('row').filter({ hasText: ORDER });
      await expect(row.getByRole('gridcell', { name: DUE, exact: true })).toBeVisible();
      await row.getByRole('button', { name: /^Detail / }).press('Enter');
      const detail = page.getByRole('dialog').filter({ hasText: ORDER });
      await expect(detail.getByText(DUE, { exact: true }).first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(detail).toBeHidden();
      await row.getByRole('button', { name: /^Edit / }).press('Enter');
      await expect.poll(() => written(page.getByRole('group', { name: '要求完成' }), '-')).toBe(DUE);

      await world.openAs(page, 'admin', '/maintenance/schedule');
      await expect(page.getByText('Times are those of the office (UTC+8)')).toBeVisible();
      await page.keyboard.press('n');
      const dialog = page.getByRole('dialog', { name: 'New schedule' });
      await expect(dialog.getByText('Times are those of the office (UTC+8)').first()).toBeVisible();
      const start = dialog.getByRole('group', { name: 'Start' });
      // The whole hour that comes next; where this ran over its end, the one after.
      const hours = [0, 1, 2].map((more) => OFFICE_HOUR.format(Date.now() + more * HOUR_MS));
      expect(hours).toContain((await written(start, ' ')).split(' ')[3]);
    });
  });
}
