import type { Page } from 'playwright';
import { dictionaryPath } from '../../../../console/e2e/dictionaryPath.ts';
import { beSignedIn } from '../../console/scripts.ts';
import type { Figures } from '../../figures.ts';
import { signIn } from '../../signIn.ts';
import type { Measured } from '../browser.ts';

/** Rows of the table, whatever kind of grid it is. */
const ROW = '#page [role=row]:has([role=rowheader])';
/** A list that is measured: where it is, the head that is pressed and the keyword that is typed. */
interface List {
  readonly path: string;
  readonly column: string;
  readonly keyword: string;
}

/** 2,000 people, 500 a page, beside the dictionary: until the rows are there, ordered by another column, and searched. */
export async function usersSteps(measured: Measured): Promise<Figures> {
  const token = await signIn(measured.url);
  await beSignedIn(measured.page, token);
  const users = await listSteps(measured, { path: '/permission/user?size=500', column: '账号', keyword: '王' });
  const dictionary = `${await dictionaryPath(measured.url, token)}&size=500`;
  const beside = await listSteps(measured, { path: dictionary, column: '编码', keyword: '板' });
  return { ...users, ...Object.fromEntries(Object.entries(beside).map(([name, figure]) => [`dictionary ${name}`, figure])) };
}

async function listSteps({ page, url, cpu }: Measured, { path, column, keyword }: List): Promise<Figures> {
  await page.goto(`${url}/home`);
  await page.locator('#page').first().waitFor();
  await page.evaluate(() => window.__probe.idle(1500));
  const shown = await cpu(() => change(page, (address) => history.pushState({}, '', address), path));
  const rows = await page.locator(ROW).count();
  const order = await cpu(() =>
    change(
      page,
      (head) =>
        [...document.querySelectorAll<HTMLElement>('#page [role=columnheader] button')]
          .find(({ textContent }) => textContent?.includes(head))
          ?.click(),
      column,
    ),
  );
  const field = page.getByRole('search').getByRole('searchbox');
  await field.fill(keyword);
  await page.evaluate(() => window.__probe.idle(500));
  const enter = () =>
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  const search = await cpu(() => change(page, enter, ''));
  return {
    shownMs: shown.ms,
    shownCpuMs: shown.cpuMs,
    sortMs: order.ms,
    sortCpuMs: order.cpuMs,
    searchMs: search.ms,
    searchCpuMs: search.cpuMs,
    rowsInPage: rows,
  };
}

/** Does something in the page and waits until the table shows other rows than before. */
async function change(page: Page, act: (argument: string) => unknown, argument: string): Promise<{ ms: number }> {
  const handle = await page.evaluateHandle(`(${String(act)})`);
  const ms = await page.evaluate(
    async ([run, given, selector]) => {
      const rows = () =>
        [...document.querySelectorAll<HTMLElement>(selector)]
          .filter((row) => row.checkVisibility())
          .slice(0, 5)
          .map(({ textContent }) => textContent)
          .join('\n');
      const before = rows();
      const began = performance.now();
      (run as (argument: string) => unknown)(given);
      return (await window.__probe.until(() => rows() !== '' && rows() !== before, 20_000)) - began;
    },
    [handle, argument, ROW] as const,
  );
  await page.evaluate(() => window.__probe.idle(500));
  return { ms };
}
