import type { Page } from '@playwright/test';
import { expect } from '../world.ts';
import { isNarrow } from './factors.ts';
import type { Row } from './factors.ts';
import type { Say } from './words.ts';

const OFTEN = { intervals: [20, 50, 100, 200] };

/** Until the parts of the frame that come after the page are there: tools, menu, tags. */
export async function framed(page: Page, row: Row, say: Say): Promise<void> {
  await expect(page.locator('header button[aria-haspopup=menu]:visible').last()).toBeVisible();
  if (isNarrow(row)) return;
  for (const name of ['Main menu', 'Open pages']) await expect(page.locator(`nav[aria-label="${say(name)}"]`).first()).toBeVisible();
}

/** Until nothing is under way and nothing moves any more; what turns for ever goes on. */
export async function atRest(page: Page, isLoading: boolean): Promise<void> {
  if (!isLoading)
    await expect
      .poll(
        () => page.evaluate(() => [...document.querySelectorAll('[aria-busy=true]')].filter((part) => part.checkVisibility()).length),
        OFTEN,
      )
      .toBe(0);
  await page.evaluate(async () => {
    const end = () => {
      for (const movement of document.getAnimations()) if (Number.isFinite(movement.effect?.getComputedTiming().endTime)) movement.finish();
    };
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    end();
    await frame();
    await frame();
    end();
    await document.fonts.ready;
  });
}
