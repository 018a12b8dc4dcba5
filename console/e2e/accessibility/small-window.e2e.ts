import { tokenOf } from '../accounts.ts';
import { dictionaryPath } from '../dictionaryPath.ts';
import { expect, test } from '../world.ts';

test('1.4.10 in a window of 320 × 256 a table shows three rows; letters in the tree find a category', async ({ page, world }) => {
  const at = await dictionaryPath(world.apiUrl, await tokenOf(world.apiUrl, 'admin'));
  await world.openAs(page, 'admin', at);
  const trees = page.getByRole('treeitem');
  await expect(trees.first()).toBeVisible();
  const current = page.getByRole('treeitem', { selected: true });
  await current.focus();
  await page.keyboard.press('a');
  await expect(page.locator('[role=treeitem]:focus')).toHaveCount(1);

  await page.setViewportSize({ width: 320, height: 256 });
  const list = page.getByRole('grid').or(page.getByRole('treegrid'));
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await expect(rows.first()).toBeAttached();
  await rows.first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  const isSeen = (all: readonly Element[]) =>
    all.map((row) => {
      const { left, top, bottom } = row.getBoundingClientRect();
      return [top + 2, bottom - 2].every((y) => row.contains(document.elementFromPoint(left + 40, y)));
    });
  const seen = async () => (await rows.evaluateAll(isSeen)).filter(Boolean).length;
  await list.evaluate((grid) => grid.parentElement?.scrollIntoView({ block: 'start' }));
  await expect.poll(seen).toBeGreaterThanOrEqual(3);

  // Wherever the keyboard goes, its row is one of those that are seen.
  for (const key of [...Array.from({ length: 8 }, () => 'ArrowDown'), 'End', 'Home']) {
    await page.keyboard.press(key);
    await expect.poll(() => page.locator('[role=row]:focus').evaluateAll(isSeen), key).toEqual([true]);
  }
});
