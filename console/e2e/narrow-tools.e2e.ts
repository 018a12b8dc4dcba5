import { inTurn } from '../../scripts/testing/inTestAll.mjs';
import { expect, test } from './world.ts';

/** Lists with the most buttons in the line above them. */
const LISTS = ['/system/area', '/systemData/dictionary', '/messageRecord', '/workFlow/entrust'];

// The longer words in `npm test`.
for (const locale of inTurn(['zh-CN', 'en-GB'], 2, 1))
  test.describe(`at 375 px in ${locale}`, () => {
    test.use({ viewport: { width: 375, height: 800 }, locale });
    test('the search of a list and its buttons stand in one line', async ({ strictPage: page, world }) => {
      for (const address of LISTS) {
        await world.openAs(page, 'admin', address);
        const tools = page.getByRole('search').locator('..');
        await expect(tools.getByRole('button').last()).toBeVisible();
        const middles = await tools.locator('input, button').evaluateAll((parts) =>
          parts
            .filter((part) => part.checkVisibility())
            .map((part) => part.getBoundingClientRect())
            .map(({ top, bottom }) => Math.round((top + bottom) / 2)),
        );
        expect(middles.length, address).toBeGreaterThan(1);
        expect(Math.max(...middles) - Math.min(...middles), address).toBeLessThanOrEqual(2);
      }
    });
  });

test.describe('beside a tree, in a language with long words', () => {
  test.use({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
  test('the hint of a search can be read, however many buttons stand beside it', async ({ page, world }) => {
    await world.openAs(page, 'admin', '/systemData/dataInterface');
    const keyword = page.getByRole('search').getByRole('searchbox');
    await expect(page.getByRole('button', { name: 'New data interface' })).toBeVisible();
    expect(await keyword.evaluate((field) => field.clientWidth)).toBeGreaterThan(80);
  });
  test('the buttons of a list stand in one line, as drawings where their words have no room', async ({ page, world }) => {
    for (const [address, add] of [
      ['/permission/user', 'New user'],
      ['/system/menu', 'New entry'],
    ] as const) {
      await world.openAs(page, 'admin', address);
      await expect(page.getByRole('button', { name: 'Export' })).toHaveAttribute('title', 'Export');
      const [search, last] = [page.getByRole('search'), page.getByRole('button', { name: add })];
      const middle = async (part: typeof search) => part.boundingBox().then((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2));
      expect(Math.abs((await middle(search)) - (await middle(last))), address).toBeLessThanOrEqual(2);
    }
  });
});
