import type { Page } from '@playwright/test';
import { chooseFirst } from '../drafts/newRecords.ts';
import { expect } from '../world.ts';

/** Value of a field: what is typed, the first option of a list, or the parts of a date by its label. */
export type Typed = string | { readonly first: true } | { readonly group: string; readonly typed: string };

/** A page of records as a person keeps one of them: its words in zh, and what is typed. */
export interface KeptRecord {
  /** Heading of the list; names of the forms for a new record and for a change. */
  readonly title: string;
  readonly add: string;
  readonly edit: string;
  /** Begin of the ids of its fields. */
  readonly id: string;
  /** Other fields it needs, by their names. */
  readonly fields: Readonly<Record<string, Typed>>;
  /** Field a record is called by, what it is called, and what afterwards. */
  readonly label: string;
  readonly called: string;
  readonly changed: string;
}

/** One record made, found, changed and removed on a page that is open. */
export async function keepsOneRecord(page: Page, { title, add, edit, id, fields, label, called, changed }: KeptRecord): Promise<void> {
  const row = (text: string) => page.getByRole('row').filter({ hasText: text });
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.getByRole('button', { name: add }).click();
  const made = page.getByRole('dialog', { name: add });
  await expect(made).toBeVisible();
  await page.locator(`#${id}-${label}`).fill(called);
  for (const [field, value] of Object.entries(fields)) {
    if (typeof value === 'string') await page.locator(`#${id}-${field}`).fill(value);
    else if ('first' in value) {
      await page.locator(`#${id}-${field}`).focus();
      await chooseFirst(page);
    } else {
      await made.getByRole('group', { name: value.group }).getByRole('spinbutton').first().focus();
      await page.keyboard.type(value.typed);
    }
  }
  await page.keyboard.press('Control+s');
  await expect(made).toBeHidden();
  await page.getByRole('search').getByRole('searchbox').fill(called);
  await page.keyboard.press('Enter');
  await expect(row(called)).toHaveCount(1);

  await act(page, called, '编辑');
  const edited = page.getByRole('dialog', { name: edit });
  await page.locator(`#${id}-${label}`).fill(changed);
  await page.keyboard.press('Control+s');
  await expect(edited).toBeHidden();
  await page.getByRole('search').getByRole('searchbox').fill(changed);
  await page.keyboard.press('Enter');
  await expect(row(changed)).toHaveCount(1);

  await act(page, changed, '删除');
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
  await expect(row(changed)).toHaveCount(0);
}

/** Presses an action of a row, in it or behind its dots. */
async function act(page: Page, text: string, name: string): Promise<void> {
  const row = page.getByRole('row').filter({ hasText: text });
  const inRow = row.getByRole('button', { name: new RegExp(`^${name}`) });
  if ((await inRow.count()) > 0) return inRow.click();
  await row.getByRole('button').last().click();
  return page.getByRole('menuitem', { name, exact: true }).click();
}
