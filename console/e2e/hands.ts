import type { Locator, Page } from '@playwright/test';
import { expect } from './world.ts';

/** The ways a journey is gone through: by mouse, typing aside, or by keyboard alone. */
export interface Hands {
  /** Presses a button, a link, a tab, an option or a row. */
  readonly press: (target: Locator) => Promise<void>;
  /** Types into a field instead of what it holds. */
  readonly fill: (field: Locator, words: string) => Promise<void>;
  /** Opens a row of a list: its first action. */
  readonly open: (row: Locator) => Promise<void>;
  /** Chooses one row of a picker, and is done with it. */
  readonly pick: (row: Locator) => Promise<void>;
  /** Puts the keyboard into a part of a field, such as the month of a moment. */
  readonly into: (part: Locator) => Promise<void>;
}

export const mouse: Hands = {
  press: (target) => target.click(),
  async fill(field, words) {
    await field.click();
    await field.fill(words);
  },
  open: (row) => row.getByRole('button').first().click(),
  pick: (row) => row.dblclick(),
  into: (part) => part.click(),
};

/** Stops of a walk over a whole page, and of one inside a part of it. */
const MOST_STOPS = 90;
const MOST_STEPS = 40;
/** Parts that are one stop, with arrows inside. */
const COMPOSITE = '[role=tablist], [role=radiogroup], [role=grid], [role=treegrid], [role=listbox], [role=menu], [role=toolbar], fieldset';

const place = (target: Locator): Promise<'there' | 'inside' | 'elsewhere'> =>
  target.evaluate((own, composite) => {
    const at = own.ownerDocument.activeElement;
    if (at === own) return 'there';
    const part = own.closest(composite);
    return part !== null && at !== null && part.contains(at) ? 'inside' : 'elsewhere';
  }, COMPOSITE);

/** Goes to a target by Tab, and by arrows inside what is one stop; both walks are bounded, so a trap fails. */
async function reach(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    const at = await place(target);
    if (at === 'there') return;
    if (at === 'inside') {
      for (const arrow of ['ArrowDown', 'ArrowRight'])
        for (let step = 0; step < MOST_STEPS && (await place(target)) === 'inside'; step++) {
          const before = await page.evaluate(() => document.activeElement?.outerHTML);
          await page.keyboard.press(arrow);
          if ((await page.evaluate(() => document.activeElement?.outerHTML)) === before) break;
        }
      if ((await place(target)) === 'there') return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`[e2e] The keyboard never reached ${String(target)}.`);
}

/** Keyboard alone: nothing is focused but by keys that people have. */
export const keyboard: Hands = {
  async press(target) {
    const page = target.page();
    await reach(page, target);
    const isChosenBySpace = await target.evaluate((own) =>
      own.matches('input[type=radio], input[type=checkbox], [role=radio], [role=checkbox]'),
    );
    await page.keyboard.press(isChosenBySpace ? 'Space' : 'Enter');
  },
  async fill(field, words) {
    const page = field.page();
    await reach(page, field);
    await page.keyboard.press('Control+A');
    await page.keyboard.type(words);
  },
  open: (row) => keyboard.press(row),
  pick: (row) => keyboard.press(row),
  into: (part) => reach(part.page(), part),
};
