import { commands } from 'vitest/browser';
import { inject } from 'vitest';
import { runAxe } from './axe.ts';
import { composeInStory, hasTextBoxes } from './composeInStory.ts';
import { resetMedium, setMedium } from './medium.ts';
import { pairwiseRows, wholeRows } from './rows.ts';
import type { Row } from './rows.ts';
import { showStory } from './showStory.tsx';
import type { StoryExport, StoryFile } from './showStory.tsx';
import { scrollFindings, walkStory } from './walk.ts';

/** A story of the kit, as found in its file. */
export interface FoundStory {
  readonly id: string;
  readonly file: StoryFile;
  readonly name: string;
}

/** What one look at a story found. */
export interface Look {
  readonly row: Row;
  readonly findings: readonly string[];
  readonly undecided: Readonly<Record<string, number>>;
  /** Text fields an input method was tried in. */
  readonly textFields: number;
}

export const isWhole = inject('matrix').isWhole;
const rows = isWhole ? wholeRows() : pairwiseRows();

/** The rows a story is shown in: all of them in the whole matrix, else the one whose turn it is. */
export function rowsFor(story: FoundStory, place: number): readonly Row[] {
  const { globals = {}, play } = story.file[story.name] as StoryExport;
  const own = rows.map((row): Row => ({ ...row, ...(globals as Partial<Row>) }));
  if (isWhole) return own;
  // The steps of a story look for Chinese words; another language would only show it closed.
  const fits = own.filter(({ locale }) => !play || globals['locale'] !== undefined || locale === 'zh');
  return fits.slice(place % fits.length, (place % fits.length) + 1);
}

/** Shows a story in a row and collects what is wrong: axe, the Tab walk, Escape, scrolling in two directions. */
export async function lookAtStory({ file, name }: FoundStory, row: Row): Promise<Look> {
  const { zoom, mode, ...look } = row;
  const { globals = {} } = file[name] as StoryExport;
  const show = () => showStory(file, name, { ...look, plays: look.locale === (globals['locale'] ?? 'zh') });
  await setMedium({ zoom, mode });
  const first = await show();
  let looked: Look;
  let isTyped = false;
  try {
    isTyped = hasTextBoxes();
    const { violations, undecided } = await runAxe(mode);
    const scroll = zoom === '400' ? scrollFindings() : [];
    looked = { row, findings: [...violations, ...scroll, ...(await walkStory())], undecided, textFields: 0 };
  } finally {
    await first.hide();
    if (!isTyped) await resetMedium();
  }
  // Composing changes what a story shows, so that it gets one of its own.
  if (!isTyped) return looked;
  const second = await show();
  try {
    const { findings, textFields } = await composeInStory(second.spies);
    return { ...looked, findings: [...looked.findings, ...findings], textFields };
  } finally {
    await second.hide();
    await resetMedium();
  }
}

const storeOf = ({ id }: FoundStory) => `${inject('matrix').store}/${id}.json`;

/** What an earlier run of the whole matrix on this commit found for a story, so that a broken-off run goes on. */
export async function storedLooks(story: FoundStory): Promise<readonly Look[] | null> {
  if (!isWhole) return null;
  try {
    return JSON.parse(await commands.readFile(storeOf(story))) as Look[];
  } catch {
    return null;
  }
}

/** Keeps what was found, for the evidence and for a run that goes on. */
export async function storeLooks(story: FoundStory, looks: readonly Look[]): Promise<void> {
  await commands.writeFile(storeOf(story), JSON.stringify(looks));
}
