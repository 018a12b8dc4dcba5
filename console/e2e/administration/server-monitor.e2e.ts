import { overflowPx } from '../walk.ts';
import { expect, expectAccessible, test } from '../world.ts';

test('the load of the server is told in words and figures, and read anew by keyboard', async ({ strictPage: page, world }) => {
  await world.openAs(page, 'admin', '/system/monitor');
  await expect(page.getByRole('heading', { level: 1, name: '系统监控' })).toBeVisible();
  for (const name of ['处理器使用率', '内存使用率', '磁盘使用率'])
    await expect(page.getByRole('meter', { name })).toHaveAttribute('aria-valuetext', /^\d+(\.\d)?% (正常|偏高|接近上限)$/);
  await expectAccessible(page, '系统监控');
  await page.getByRole('button', { name: '刷新' }).press('Enter');
  await expect(page.getByRole('status').getByText('数据已更新')).toBeAttached();
  await page.setViewportSize({ width: 375, height: 720 });
  await expect.poll(() => overflowPx(page)).toBe(0);
});
