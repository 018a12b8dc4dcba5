import type { Page } from '@playwright/test';
import { isTestAll } from '../../scripts/testing/inTestAll.mjs';
import { expect, test } from './world.ts';

/** Value of a field: what is typed, the first option of a list, or the first node of a tree that says so. */
type Value = string | typeof FIRST | { readonly node: string };
const FIRST = { first: true } as const;

interface Screen {
  readonly path: string;
  /** Name of the form for a new record. */
  readonly form: string;
  /** Begin of the ids of its fields. */
  readonly id: string;
  /** Required fields without a value, in the order of the form. */
  readonly fields: Readonly<Record<string, Value>>;
}

const NAME = 'SavedByKeys';
const NAMED = { fullName: NAME, enCode: 'saved.by.keys' };

/** Administration screens whose forms need no more than their own fields. */
const SCREENS: readonly Screen[] = [
  {
    path: '/system/billRule',
    form: 'New rule',
    id: 'billRule',
    fields: { ...NAMED, category: FIRST, prefix: 'SBK', digit: '4', startNumber: '1' },
  },
  { path: '/permission/group', form: 'New group', id: 'group', fields: { ...NAMED, type: FIRST } },
  { path: '/permission/organize', form: 'New company', id: 'organization', fields: { parentId: FIRST, ...NAMED } },
  { path: '/permission/department', form: 'New department', id: 'department', fields: { parentId: FIRST, ...NAMED } },
  {
    path: '/permission/position',
    form: 'New position',
    id: 'position',
    fields: { organizeId: { node: '路产管理部' }, ...NAMED, type: FIRST },
  },
  { path: '/permission/role', form: 'New role', id: 'role', fields: NAMED },
  { path: '/system/area', form: 'New area', id: 'area', fields: NAMED },
  { path: '/system/notice', form: 'New notice', id: 'notice', fields: { title: NAME, category: FIRST } },
];

/** Tab until the keyboard is on a field; the walk is bounded, so a trap fails. */
async function reach(page: Page, id: string) {
  for (let step = 0; step < 60; step++) {
    if ((await page.evaluate(() => document.activeElement?.id)) === id) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`[e2e] Tab never reached #${id}.`);
}

async function fill(page: Page, id: string, value: Value) {
  await reach(page, id);
  if (typeof value === 'string') return page.keyboard.type(value);
  await page.keyboard.press('Enter');
  if ('first' in value) {
    const options = page.getByRole('listbox').getByRole('option');
    await expect(options.first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    return expect(options).toHaveCount(0);
  }
  const { node } = value;
  const picker = page.getByRole('dialog').last();
  await expect(picker.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(node);
  const row = picker.getByRole('row', { name: node }).first();
  await row.waitFor();
  for (let step = 0; step < 20 && !(await row.evaluate((at) => at.contains(document.activeElement))); step++)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  return expect(page.locator(`#${id}`)).toContainText(node);
}

test.describe('in English', () => {
  test.use({ locale: 'en-GB' });

  // The engine is the same for all of them: two here, each of them in `npm run test:all`.
  for (const { path, form, id, fields } of isTestAll ? SCREENS : SCREENS.slice(0, 2))
    test(`${form}: n, its required fields and Ctrl+S, and the record is in the list`, async ({ strictPage: page, world }) => {
      await world.openAs(page, 'admin', path);
      const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
      await expect(rows.first()).toBeVisible();
      await page.keyboard.press('n');
      const frame = page.getByRole('dialog', { name: form }).or(page.getByRole('heading', { level: 1, name: form }));
      await expect(frame).toBeVisible();
      for (const [field, value] of Object.entries(fields)) await fill(page, `${id}-${field}`, value);
      await page.keyboard.press('Control+s');
      await expect(frame).toBeHidden();

      await page.keyboard.press('/');
      await expect(page.getByRole('search').getByRole('searchbox')).toBeFocused();
      await page.keyboard.type(NAME);
      await page.keyboard.press('Enter');
      await expect(rows.filter({ hasText: NAME })).toHaveCount(1);
    });
});
