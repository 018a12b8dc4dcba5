import { expect, expectAccessible, test } from '../world.ts';

test.describe('in English', () => {
  test.use({ locale: 'en-GB' });

  test('SHELL-2.3 a portal is read by keyboard alone, its charts point by point and then as tables alone', async ({
    strictPage: page,
    world,
  }) => {
    await world.openAs(page, 'admin', '/portal/maintenanceBoard');
    await expect(page.getByRole('heading', { level: 1, name: 'Maintenance board' })).toBeVisible();
    const costs = page.getByRole('region', { name: '养护支出与计划（万元）' });
    const drawing = costs.getByRole('img', { name: /^Bar chart .* 日常养护: lowest 162 at 11月, highest 240 at 10月/ });
    await drawing.focus();
    await page.keyboard.press('ArrowRight');
    await expect(costs.getByText('日常养护, 6月: 186')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    await expect(costs.getByText('专项工程, 11月: 288')).toBeVisible();
    await expectAccessible(page, 'portal with charts');

    for (const chart of await page.getByRole('radio', { name: 'Chart' }).all()) {
      await chart.focus();
      await page.keyboard.press('ArrowRight');
    }
    await expect(page.locator('canvas')).toHaveCount(0);
    await expect(costs.getByRole('row', { name: '10月 240 455 680' })).toBeVisible();
    const quality = page.getByRole('region', { name: '路况指标' });
    await expect(quality.getByRole('row', { name: '桥隧 95 93' })).toBeVisible();
    await expect(page.getByText('Cards of the kind “roadWeather” are not shown here')).toBeAttached();
    await expectAccessible(page, 'portal as tables');
  });
});

test('SHELL-2.3 cards are arranged by keyboard, and stand there after a reload; as designed brings the first places back', async ({
  strictPage: page,
  world,
}) => {
  const firstCard = page.getByRole('listitem').getByRole('heading', { level: 2 }).first();
  const arrange = page.getByRole('button', { name: '调整布局' });
  await world.openAs(page, 'staff', '/portal/operations');
  await expect(firstCard).toHaveText('待办统计');
  await arrange.press('Enter');
  const handle = page.getByRole('button', { name: /^排列待办统计/ });
  await handle.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(handle).toHaveAccessibleName('排列待办统计：第 1 列，第 4 行，宽 11，高 3');
  await expect(handle).toBeFocused();
  await expectAccessible(page, 'arranging');
  await page.getByRole('button', { name: '保存' }).press('Enter');
  await expect(arrange).toBeVisible();
  await page.reload();
  await expect(firstCard).toHaveText('昨日运行');

  await arrange.press('Enter');
  await page.getByRole('button', { name: '恢复默认布局' }).press('Enter');
  await expect(handle).toHaveAccessibleName('排列待办统计：第 1 列，第 1 行，宽 12，高 3');
  await page.getByRole('button', { name: '保存' }).press('Enter');
  await expect(firstCard).toHaveText('待办统计');
});

test('SHELL-2.3 a report is shown in a frame of its own origin, to whom it was given the sign-in of', async ({
  strictPage: page,
  world,
}) => {
  await world.openAs(page, 'admin', '/report/tollDaily');
  const report = page.frameLocator('iframe[title="通行费日报"]');
  await expect(report.getByRole('heading', { level: 1, name: '通行费日报' })).toBeVisible();
  await expect(report.getByText('查看人：孙婉宁')).toBeVisible();
  await expect(report.getByRole('row', { name: /^合计/ })).toBeVisible();
  await expectAccessible(page, 'report');
});
