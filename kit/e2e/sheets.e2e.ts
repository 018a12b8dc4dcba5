import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { LONG_RUN } from '../../scripts/testing/inTestAll.mjs';
import { buildStories } from './buildStories.ts';
import type { BuiltStories } from './buildStories.ts';

/** Time a part of all stories takes, each drawn twice. */
const PART_MS = 1_800_000;
test.describe.configure({ mode: 'default', timeout: PART_MS });
// The only trace of a page that is left would be one more picture.
test.use({ trace: 'off', reuseContext: false });

interface StoryPage {
  readonly list: () => Promise<readonly (readonly [path: string, name: string])[]>;
  readonly show: (path: string, name: string) => Promise<void>;
  readonly settled: () => Promise<void>;
}
declare const storyPage: StoryPage;

let stories: BuiltStories;
test.beforeAll(async () => {
  test.setTimeout(PART_MS);
  stories = await buildStories();
});
test.afterAll(() => stories?.stop());

/** Takes the sheets of a page in place of those before: none is drawn without any. */
const takeSheets = (page: Page, sheets: readonly string[]) =>
  page.evaluate(async (wanted) => {
    const before = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
    const after = wanted.map((href) => Object.assign(document.createElement('link'), { rel: 'stylesheet', href, media: 'not all' }));
    const loaded = after.map((link) => new Promise((resolve) => link.addEventListener('load', resolve)));
    document.head.append(...after);
    await Promise.all(loaded);
    for (const link of after) link.media = 'all';
    for (const link of before) link.remove();
    await storyPage.settled();
  }, sheets);

const TRIES = 3;
/** Parts of the stories; a part that is broken off is not all of them. */
const PARTS = [0, 1, 2, 3, 4, 5, 6, 7] as const;

for (const part of PARTS)
  test(
    `stories look the same with the whole style sheet and with those of the doors they draw with, part ${part + 1}`,
    LONG_RUN,
    async ({ page }, info) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      // A story that shows what time it is shows the same one twice.
      await page.clock.setFixedTime('2026-11-20T08:00:00+08:00');
      await page.goto(stories.base);
      await page.waitForFunction(() => 'storyPage' in window);
      const all = await page.evaluate(() => storyPage.list());
      expect(all.length).toBeGreaterThan(100);
      const picture = () => page.screenshot({ animations: 'disabled', caret: 'hide' });
      const other: string[] = [];
      for (const [file, name] of all.filter((_, at) => at % PARTS.length === part)) {
        await takeSheets(page, ['styles.css']);
        await page.evaluate(([path, story]) => storyPage.show(path, story), [file, name] as const);
        let isSame = false;
        let pictures: readonly Buffer[] = [];
        // What is fetched on demand may come between two pictures.
        for (let tries = 0; tries < TRIES && !isSame; tries += 1) {
          await takeSheets(page, ['styles.css']);
          const whole = await picture();
          await takeSheets(page, stories.sheetsOf(file));
          const single = await picture();
          isSame = whole.equals(single);
          pictures = [whole, single];
        }
        if (isSame) continue;
        other.push(`${file} ${name}`);
        for (const [at, body] of pictures.entries())
          await info.attach(`${name} ${at === 0 ? 'whole' : 'single'}`, { body, contentType: 'image/png' });
      }
      expect(other).toEqual([]);
    },
  );
