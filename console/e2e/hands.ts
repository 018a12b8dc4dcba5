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
  open: (row) => row.locator('[data-mp-action], button').first().click(),
  pick: (row) => row.dblclick(),
  into: (part) => part.click(),
};

/** Keys a walk over a page may take. */
const MOST_STEPS = 120;
/** Parts that are one stop, with arrows inside. */
const COMPOSITE = '[role=tablist], [role=radiogroup], [role=grid], [role=treegrid], [role=listbox], [role=menu], [role=toolbar], fieldset';

/** Key towards a target from where the keyboard is: an arrow inside the same part, else Tab; none where it is there. */
const keyTowards = (target: Locator): Promise<string | null> =>
  target.evaluate((own, composite) => {
    const at = own.ownerDocument.activeElement;
    // A cell one writes in has its text box once the keyboard is there.
    if (at === own || (own.matches('[role=gridcell]') && own.contains(at))) return null;
    const part = own.closest(composite);
    if (part === null || at === null || at === part || !part.contains(at)) return 'Tab';
    const [from, to] = [at.getBoundingClientRect(), own.getBoundingClientRect()];
    if (to.top >= from.bottom - 1) return 'ArrowDown';
    if (to.bottom <= from.top + 1) return 'ArrowUp';
    return to.left > from.left ? 'ArrowRight' : 'ArrowLeft';
  }, COMPOSITE);

/** Goes to a target by Tab, and by arrows inside what is one stop; the walk is bounded, so a trap fails. */
async function reach(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  for (let step = 0; step < MOST_STEPS; step++) {
    const key = await keyTowards(target);
    if (key === null) return;
    const before = await page.evaluateHandle(() => document.activeElement);
    await page.keyboard.press(key);
    // An arrow that moves nothing is one of the text it stands in: the next stop is by Tab.
    if (key !== 'Tab' && (await before.evaluate((was) => was === document.activeElement))) await page.keyboard.press('Tab');
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
    // In a cell of a table what is typed replaces what it held; there the keys choose every cell.
    if (!(await field.evaluate((own) => own.closest('[role=grid]') !== null))) await page.keyboard.press('Control+A');
    await page.keyboard.type(words);
  },
  open: (row) => keyboard.press(row),
  pick: (row) => keyboard.press(row),
  into: (part) => reach(part.page(), part),
};
