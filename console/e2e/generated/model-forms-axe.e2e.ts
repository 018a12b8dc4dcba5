import type { Page } from '@playwright/test';
import { runAxe } from '../axe/runAxe.ts';
import { expect, test } from '../world.ts';

test.use({ locale: 'zh-TW' });

/** Designs that have between them every kind of control of the seeded forms. */
const DESIGNS = ['vehicleFile', 'roadPatrol', 'assetLedger'];

/** Names of the stops of Tab in the form on the page, in their order. */
const stopsOf = (page: Page): Promise<readonly string[]> =>
  page
    .locator('form')
    .last()
    .evaluate((form) =>
      [...form.querySelectorAll<HTMLElement>('button, [role=combobox]')]
        .filter((one) => one.tabIndex >= 0 && one.getClientRects().length > 0)
        .map((one) => {
          const ids = (one.getAttribute('aria-labelledby') ?? '').split(' ');
          const named = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
          return one.getAttribute('role') === 'combobox'
            ? 'combobox'
            : (one.getAttribute('aria-label') ?? (named || (one.textContent ?? '')));
        }),
    );

for (const design of DESIGNS)
  test(`a new record of ${design} in zhtw: axe finds nothing, a field comes before what removes from it, and uploads name their field`, async ({
    strictPage: page,
    world,
  }) => {
    await world.openAs(page, 'admin', `/model/${design}`);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await page.keyboard.press('n');
    await expect(page.locator('form').last().getByRole('textbox').first()).toBeVisible();
    expect((await runAxe(page)).violations).toEqual([]);
    const stops = await stopsOf(page);
    for (const [at, name] of stops.entries())
      if (name.startsWith('移除 ') && !stops[at - 1]?.startsWith('移除 ')) expect(stops[at - 1]).toBe('combobox');
    const uploads = stops.filter((name) => /上傳|拍照/.test(name));
    for (const name of uploads) expect(name).toMatch(/(上傳|拍照)：./);
    if (design === 'roadPatrol') expect([stops.some((name) => name.startsWith('移除 ')), uploads.length > 0]).toEqual([true, true]);
    if (design === 'vehicleFile') await expect(page.getByRole('slider', { name: '油量' })).toBeVisible();
  });
