import { LONG_RUN, inTurn } from '../../../scripts/testing/inTestAll.mjs';
import { expect, test } from '../world.ts';

/** Lists with the most buttons in the line above them. */
const LISTS = ['/system/area', '/systemData/dictionary', '/messageRecord', '/workFlow/entrust'];

// The longer words in `npm test`.
for (const locale of inTurn(['zh-CN', 'en-GB'], 2, 1))
  test.describe(`at 375 px in ${locale}`, () => {
    test.use({ viewport: { width: 375, height: 800 }, locale });
    test('the search of a list and its buttons stand in one line, four buttons in one of their own', async ({
      strictPage: page,
      world,
    }) => {
      for (const address of LISTS) {
        await world.openAs(page, 'admin', address);
        const tools = page.getByRole('search').locator('..');
        await expect(tools.getByRole('button').last()).toBeVisible();
        const middlesOf = (selector: string) =>
          tools.locator(selector).evaluateAll((parts) =>
            parts
              .filter((part) => part.checkVisibility())
              .map((part) => part.getBoundingClientRect())
              .map(({ top, bottom }) => Math.round((top + bottom) / 2)),
          );
        const [buttons, fields] = [await middlesOf('button'), await middlesOf('input')];
        expect([buttons.length > 0, fields.length], address).toEqual([true, 1]);
        // Four of them leave no room for a keyword: all of them stand below it.
        const oneLine = buttons.length < 4 ? [...buttons, ...fields] : buttons;
        expect(Math.max(...oneLine) - Math.min(...oneLine), address).toBeLessThanOrEqual(2);
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
  test('the buttons of a list stand in one line, as drawings where their words have no room', LONG_RUN, async ({ page, world }) => {
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
