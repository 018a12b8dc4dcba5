import { isTestAll } from '../../../scripts/testing/inTestAll.mjs';
import type { Desk } from './desk.ts';
import { openAs } from './desk.ts';
import type { Row } from './factors.ts';
import { otherAppearance } from './factors.ts';
import { judgeFirstTab, judgeFrame, keyboardInLayer } from './judge.ts';
import { atRest, framed } from './rest.ts';
import { runAxe } from './runAxe.ts';
import type { State } from './types.ts';
import { menuNameOf, wordsOf } from './words.ts';

/** Findings of one look. */
export interface Look {
  readonly row: Row;
  readonly findings: readonly string[];
  /** Rules of axe that could not decide, with the number of elements. */
  readonly undecided: Readonly<Record<string, number>>;
}

/** End of titles: the system's title in the configuration, or the console's own where nobody has signed in. @source shell §2.2 rule 6 */
async function systemName(desk: Desk, state: State, say: (english: string) => string): Promise<string> {
  if (state.isBare && !state.isInside) return say('Smart logistics operations platform');
  return desk.once('title of the system', async () => {
    const { sysConfigInfo } = await desk.ask('GET', '/api/oauth/CurrentUser');
    return String((sysConfigInfo as { title: string }).title);
  });
}

/** Name of the system as the frame shows it: in the language of the row, where the menu's words have it. */
const shownName = (name: string, { isBare, isInside }: State, { locale }: Row): string =>
  (isBare && !isInside) || locale === 'zh' ? name : menuNameOf(locale, 'platform', name);

/** Goes to a state in a row. */
export async function reach(desk: Desk, state: State, row: Row): Promise<void> {
  const say = wordsOf(row.locale);
  const at = typeof state.at === 'string' ? state.at : await state.at(desk);
  await openAs(desk, { row, at, who: state.who === undefined ? 'admin' : state.who, session: state.session, before: state.before });
  if (!state.isBare) await framed(desk.page, row, say);
  await state.reach({ page: desk.page, desk, row, say });
}

/** Judges what is shown: everything, or only what another appearance can change. */
export async function judge(desk: Desk, state: State, row: Row, which: 'all' | 'appearance' = 'all'): Promise<Look> {
  const { page, thrown } = desk;
  await page.emulateMedia({ colorScheme: row.appearance });
  await atRest(page, state.isLoading === true);
  if (state.isOver) await keyboardInLayer(page);
  const { violations, undecided } = await runAxe(page, which);
  if (which === 'appearance') return { row, findings: violations, undecided };
  const say = wordsOf(row.locale);
  const system = shownName(await systemName(desk, state, say), state, row);
  const wanted = {
    locale: row.locale,
    system,
    title: state.title === null ? null : `${say(state.title)} - ${system}`,
    isFramed: !state.isBare,
    isLoading: state.isLoading === true,
    isOver: state.isOver === true,
  };
  const findings = [...violations, ...(await judgeFrame(page, wanted)), ...thrown];
  if (!state.isOver) findings.push(...(await judgeFirstTab(page, !state.isBare)));
  return { row, findings, undecided };
}

/** Looks at a state in a row; in `npm run test:all` at its colours in the other appearance too, which `npm test` sees in turns. */
export async function lookAt(desk: Desk, state: State, row: Row): Promise<readonly Look[]> {
  await reach(desk, state, row);
  const look = await judge(desk, state, row);
  return isTestAll ? [look, await judge(desk, state, otherAppearance(row), 'appearance')] : [look];
}
