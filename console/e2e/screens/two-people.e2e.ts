import type { Browser, Page } from '@playwright/test';
import { inTurn } from '../../../scripts/testing/inTestAll.mjs';
import { tokenOf } from '../accounts.ts';
import type { Account } from '../accounts.ts';
import type { World } from '../createWorld.ts';
import { keyboard, mouse } from '../hands.ts';
import { expect, expectAccessible, test } from '../world.ts';

/** A round both may change, and what it is found by. */
const ROUND = '隧道群日常巡查 K45+411';

const EN = {
  edit: 'Edit Road patrols',
  save: 'Save',
  conflict: 'Somebody else has saved this record',
  back: 'Back to the form',
  settle: 'Save what is chosen',
  both: 'Rows of both: 2 rows, changed: no. 1, 2',
  mine: 'Mine: 封闭车道',
  theirs: 'Theirs: 已转养护所',
  note: (row: number) => `说明, row ${row}`,
  row: (row: number) => `Row ${row}`,
};
const ZH: typeof EN = {
  edit: '编辑路政巡查',
  save: '保存',
  conflict: '他人已保存过此记录',
  back: '返回表单',
  settle: '按所选保存',
  both: '双方的行：2 条，有变化：第 1, 2 条',
  mine: '本人：封闭车道',
  theirs: '对方：已转养护所',
  note: (row: number) => `说明，第 ${row} 行`,
  row: (row: number) => `第 ${row} 行`,
};

interface Finding {
  readonly note: string;
}
interface Round {
  readonly title: string;
  readonly remark: string;
  readonly findings: readonly Finding[];
}

/** The stored round, read and written beside the pages. */
async function storedRound({ apiUrl }: World) {
  const headers = { Authorization: await tokenOf(apiUrl, 'admin'), 'Content-Type': 'application/json' };
  const call = async (method: string, path: string, body?: object) => {
    const answer = await (await fetch(apiUrl + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })).json();
    expect(answer, path).toMatchObject({ code: 200 });
    return answer.data;
  };
  const models = (await call('GET', '/api/visualdev/Base?keyword=roadPatrol&type=1')) as { list: readonly { id: string }[] };
  const base = `/api/visualdev/OnlineDev/${models.list[0]?.id}`;
  const rows = (await call('POST', `${base}/List`, { queryJson: JSON.stringify({ title: ROUND }) })) as { list: readonly { id: string }[] };
  const id = rows.list[0]?.id;
  const path = `${base}/${id}`;
  const read = async () => JSON.parse(((await call('GET', path)) as { data: string }).data) as Round;
  return { read, write: async (round: Round) => call('PUT', path, { id, data: JSON.stringify(round) }) };
}

const WAYS = [
  { locale: 'zh-CN', by: 'by mouse', words: ZH, hands: mouse, viewport: { width: 1280, height: 800 } },
  { locale: 'en-GB', by: 'by keyboard alone', words: EN, hands: keyboard, viewport: { width: 1280, height: 800 } },
] as const;

for (const { locale, by, words, hands, viewport } of inTurn(WAYS, WAYS.length))
  test.describe(locale, () => {
    test.use({ locale, viewport });

    test(`two people edit one record ${by}: the second is shown what the first has saved, and nobody's work is lost`, async ({
      strictPage: page,
      world,
      browser,
    }) => {
      test.slow();
      const round = await storedRound(world);
      const before = await round.read();
      const [finding] = before.findings;
      await round.write({
        ...before,
        findings: [
          { ...finding, note: '一' },
          { ...finding, note: '二' },
        ],
      });
      const form = (of: Page) => of.getByRole('dialog', { name: words.edit });
      /** The cell with the note of a finding; one of them at a time has a text box. */
      const note = async (of: Page, row: number) => {
        const column = await form(of).getByRole('columnheader', { name: '说明' }).getAttribute('aria-colindex');
        return form(of).locator(`[role=rowheader][aria-label="${words.row(row)}"] ~ [aria-colindex="${column}"]`);
      };
      const noted = async (of: Page, row: number, text: string) => {
        const cell = await note(of, row);
        await expect.poll(() => cell.evaluate((own) => own.querySelector('input')?.value ?? own.textContent)).toBe(text);
      };
      const writeNote = async (of: Page, row: number, text: string) => {
        await hands.into(await note(of, row));
        await hands.fill(form(of).getByRole('textbox', { name: words.note(row) }), text);
      };
      const open = async (of: Page, account: Account) => {
        await world.openAs(of, account, '/model/roadPatrol');
        await hands.open(of.getByRole('row').filter({ hasText: ROUND }).first());
        await noted(of, 2, '二');
      };
      const save = (of: Page) => hands.press(form(of).getByRole('button', { name: words.save, exact: true }));
      const other = await newPage(browser, locale);
      await open(page, 'admin');
      await open(other, 'staff');

      await test.step('the first saves a row and a remark', async () => {
        await writeNote(other, 1, '已换新');
        await hands.fill(form(other).getByRole('textbox', { name: '处置意见' }), '已转养护所');
        await save(other);
        await expect(form(other)).toBeHidden();
      });

      const conflict = page.getByRole('dialog', { name: words.conflict });
      await test.step('the second has changed another row and the same remark, and is asked before anything is written', async () => {
        await page.bringToFront();
        await writeNote(page, 2, '待复查');
        await hands.fill(form(page).getByRole('textbox', { name: '处置意见' }), '封闭车道');
        await save(page);
        await expect(conflict).toBeVisible();
        expect(await round.read()).toMatchObject({ remark: '已转养护所', findings: [{ note: '已换新' }, { note: '二' }] });
        await expect(conflict.getByRole('radio', { name: words.both })).toBeChecked();
        await expect(conflict.getByRole('radio', { name: words.mine })).toBeChecked();
        await expectAccessible(page, 'conflict');
      });

      await test.step('back in the form everything typed is still there; asked again, both rows and the chosen remark are saved', async () => {
        await hands.press(conflict.getByRole('button', { name: words.back }));
        await noted(page, 2, '待复查');
        await expect(form(page).getByRole('textbox', { name: '处置意见' })).toHaveValue('封闭车道');
        await save(page);
        await hands.press(conflict.getByRole('radio', { name: words.theirs }));
        await hands.press(conflict.getByRole('button', { name: words.settle }));
        await expect(form(page)).toBeHidden();
        expect(await round.read()).toEqual({
          ...before,
          remark: '已转养护所',
          findings: [
            { ...finding, note: '已换新' },
            { ...finding, note: '待复查' },
          ],
        });
      });
    });
  });

async function newPage(browser: Browser, locale: string): Promise<Page> {
  return (await browser.newContext({ locale, viewport: { width: 1280, height: 800 } })).newPage();
}
