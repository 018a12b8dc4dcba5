import type { Page } from '@playwright/test';
import { isTestAll } from '../../../scripts/testing/inTestAll.mjs';
import { NAMED, SCREENS, fill } from './newRecords.ts';
import type { Screen } from './newRecords.ts';
import { WAYS, bringBack, crash } from './waysOut.ts';
import type { FormCase } from './waysOut.ts';
import { expect, test } from '../world.ts';

const TEXT = 'K98+500 上行 护栏';
const WORDS = [TEXT, '现场照片已上传，等待复核', '13912345678'];

interface Work extends FormCase {
  readonly begin: (page: Page) => Promise<void>;
  /** Saves the record; null where only staff of the field could fill it in whole. */
  readonly save: ((page: Page) => Promise<void>) | null;
}

const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('rowheader') });
async function newByKey(page: Page) {
  await expect(rows(page).first()).toBeVisible();
  await page.keyboard.press('n');
}

/** A new record of an administration screen: its required fields, its name and code its own. */
function record({ path, form, id, fields: usual }: Screen, at: number): Work {
  const own = Object.entries(NAMED).flatMap(([name, value]) => (name in usual ? [[name, `${value}${at}`] as const] : []));
  const fields = { ...usual, ...Object.fromEntries(own) };
  const [first = ''] = Object.entries(fields).flatMap(([name, value]) => (typeof value === 'string' ? [name] : []));
  const field = (page: Page) => page.locator(`[id="${id}-${first}"]`);
  return {
    path,
    field,
    open: newByKey,
    async begin(page) {
      await newByKey(page);
      await expect(field(page)).toBeVisible();
      for (const [name, value] of Object.entries(fields)) await fill(page, `${id}-${name}`, value);
    },
    async save(page) {
      const frame = page.getByRole('dialog', { name: form.zh }).or(page.getByRole('heading', { level: 1, name: form.zh }));
      await page.keyboard.press('Control+s');
      await expect(frame).toBeHidden();
    },
  };
}

/** A form of a design: the first texts of it, which staff leave half filled in. */
function generated(path: string, isOpen = false): Work {
  const fields = (page: Page) =>
    page.locator('form:visible').last().locator('input[type=text]:not([readonly], [role=combobox], [inputmode]):visible, textarea:visible');
  return {
    path,
    field: (page) => fields(page).first(),
    open: isOpen ? async () => undefined : newByKey,
    async begin(page) {
      await this.open(page);
      await expect(fields(page).first()).toBeEditable();
      const count = Math.min(await fields(page).count(), WORDS.length);
      for (let at = 0; at < count; at += 1)
        await fields(page)
          .nth(at)
          .fill(WORDS[at] ?? '');
    },
    save: null,
  };
}

const RECORDS = SCREENS.map(record);
const WORK: readonly Work[] = [
  ...RECORDS.slice(0, 8),
  generated('/model/maintenanceOrder'),
  generated('/model/vehicleFile'),
  ...RECORDS.slice(8, 10),
  generated('/model/crossingPermit', true),
  generated('/model/damageClaim'),
  ...RECORDS.slice(10),
  generated('/model/roadPatrol'),
];

/** Values of the fields of the form and the words of its pickers, without secrets. */
const standing = (page: Page): Promise<readonly string[]> =>
  page
    .locator('#page:visible, [role=dialog]:visible')
    .last()
    .evaluate((form) =>
      [
        ...form.querySelectorAll<HTMLElement & { value?: string }>(
          'input:not([type=password], [type=search], [type=file]), textarea, [role=combobox]',
        ),
      ]
        .filter((field) => field.checkVisibility())
        .map((field) => field.value ?? field.textContent ?? '')
        .filter((words) => words !== ''),
    );

/** Ways a form is left without saving, and a browser that crashes. */
const ways = Object.values(WAYS);

test('an hour of staff: every second form is interrupted, and nothing that was typed is lost', async ({ page: first, world }) => {
  const work = isTestAll ? WORK : WORK.slice(0, 4);
  test.setTimeout(work.length * 60_000);
  let page = first;
  const lost: string[] = [];
  let interruptions = 0;
  for (const [at, one] of work.entries())
    await test.step(`${at + 1}: ${one.path}`, async () => {
      await world.openAs(page, 'admin', one.path);
      await one.begin(page);
      const before = await standing(page);
      expect(before.length).toBeGreaterThan(0);
      const text = await one.field(page).inputValue();
      if (at % 2 === 0) {
        const way = ways[(at / 2) % (ways.length + 1)];
        if (way) await way({ page, world, form: one });
        else page = await crash(page, world, one);
        interruptions += 1;
        await bringBack(page, one, text);
        await expect(one.field(page)).toHaveValue(text);
        // Pickers show their words once they are read.
        const after = () => standing(page).then((now) => before.filter((words) => !now.includes(words)));
        await expect
          .poll(after)
          .toEqual([])
          .catch(async () => lost.push(`${one.path}: ${(await after()).join(', ')}`));
      }
      await one.save?.(page);
    });
  expect({ forms: work.length, interruptions, lost }).toEqual({ forms: work.length, interruptions: Math.ceil(work.length / 2), lost: [] });
});
