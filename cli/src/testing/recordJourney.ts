import type { Filled } from './newRecords.ts';

/** A generated page as a person meets it in a browser. */
export interface GeneratedPage {
  /** Address, without the slash at the start. */
  readonly path: string;
  /** Heading of the list, and name of the form for a new record, in zh. */
  readonly title: string;
  readonly add: string;
  /** Begin of the ids of its fields. */
  readonly id: string;
  /** Fields of one new record; null where a page can make none. */
  readonly record: Readonly<Record<string, Filled>> | null;
}

/** File of the journey in the console. */
export const JOURNEY = 'console/e2e/screens/generated-records.e2e.ts';

/** Journey through generated pages: each is opened by the menu's address, shows its list or that it is empty, and saves one new record. */
export const recordJourney = (pages: readonly GeneratedPage[]): string => `import { fill } from '../drafts/newRecords.ts';
import { expect, test } from '../world.ts';

const PAGES = ${JSON.stringify(pages, null, 2)};

for (const { path, title, add, id, record } of PAGES)
  test(title, async ({ strictPage: page, world }) => {
    await world.openAs(page, 'admin', '/' + path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
    await expect(rows.first().or(page.getByText(/^暂无/))).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: /\\S/ })).toHaveCount(0);
    if (record === null) {
      await page.getByRole('heading', { level: 1, name: title }).click();
      await expect(page.getByRole('button', { name: /^新建/ })).toHaveCount(0);
      return;
    }
    await page.getByRole('heading', { level: 1, name: title }).click();
    await page.keyboard.press('n');
    const frame = page.getByRole('dialog', { name: add }).or(page.getByRole('heading', { level: 1, name: add }));
    await expect(frame).toBeVisible();
    for (const [field, value] of Object.entries(record)) {
      if (typeof value === 'object' && 'person' in value) {
        await page.locator('#' + id + '-' + field).press('Enter');
        const picker = page.getByRole('dialog').last();
        await picker.getByRole('searchbox').first().fill(value.person);
        await page.keyboard.press('Enter');
        await picker.getByRole('row', { name: value.person }).or(picker.getByRole('option', { name: value.person })).first().dblclick();
        await expect(picker.getByRole('searchbox')).toHaveCount(0);
      } else if (typeof value === 'object' && 'typed' in value) {
        await page.getByRole('group', { name: value.group }).getByRole('spinbutton').first().focus();
        await page.keyboard.type(value.typed);
      } else await fill(page, id + '-' + field, value);
    }
    await page.keyboard.press('Control+s');
    await expect(frame).toBeHidden();
    await expect(page.getByRole('alert').filter({ hasText: /\\S/ })).toHaveCount(0);
  });
`;
