import { commands } from 'vitest/browser';
import { inject } from 'vitest';
import { runAxe } from './axe.ts';
import { composeInStory, textBoxes } from './composeInStory.ts';
import { setMedium } from './medium.ts';
import { wholeRows } from './rows.ts';
import type { Row, SomeValues } from './rows.ts';
import { sampleRows } from './sample.ts';
import { settled } from './settle.ts';
import { showStory } from './showStory.tsx';
import type { ShownStory, StoryExport, StoryFile } from './showStory.tsx';
import { scrollFindings, walkStory } from './walk.ts';

/** A story of the kit, as found in its file. */
export interface FoundStory {
  /** Unique in the kit: `DataTable-Basic`. */
  readonly id: string;
  readonly file: StoryFile;
  readonly name: string;
}

/** A story and the rows it is to be shown in. */
export interface PlannedStory extends FoundStory {
  readonly rows: readonly Row[];
}

/** Findings of one look at a story. */
export interface Look {
  readonly row: Row;
  readonly findings: readonly string[];
  readonly undecided: Readonly<Record<string, number>>;
  /** Text fields an input method was tried in. */
  readonly textFields: number;
}

export const isWhole = inject('matrix').isWhole;

const exportOf = ({ file, name }: FoundStory) => file[name] as StoryExport;

/** The values a story cannot be shown without. Its steps look for Chinese words; another language would only show it closed. */
function fixedOf(story: FoundStory): SomeValues {
  const { globals = {}, play } = exportOf(story);
  return { ...(play ? { locale: 'zh' } : {}), ...(globals as SomeValues) };
}

/** The rows of every story: all of them in the whole matrix, else the one that is its part of the sample. */
export function plan(stories: readonly FoundStory[]): readonly PlannedStory[] {
  if (isWhole) {
    const all = wholeRows();
    return stories.map((story) => ({ ...story, rows: all.map((row): Row => ({ ...row, ...exportOf(story).globals })) }));
  }
  const rows = sampleRows(stories.map((story) => ({ id: story.id, fixed: fixedOf(story) })));
  return stories.map((story, at) => ({ ...story, rows: rows.slice(at, at + 1) }));
}

/** Shows a story in a row and collects what is wrong: axe, scrolling in two directions, the Tab walk, Escape, an input method. */
export async function lookAtStory({ file, name }: FoundStory, row: Row): Promise<Look> {
  const { zoom, mode, ...look } = row;
  const { globals = {}, parameters = {} } = file[name] as StoryExport;
  const fits = zoom === '100' || !parameters['stepsNeedWidth'];
  const show = () => showStory(file, name, { ...look, plays: fits && look.locale === (globals['locale'] ?? 'zh') });
  await setMedium({ zoom, mode });
  let shown: ShownStory = await show();
  await settled();
  try {
    const boxes = textBoxes();
    const { violations, undecided } = await runAxe(row);
    const findings = [...violations, ...scrollFindings(), ...(await walkStory())];
    // Escape may have closed what the fields are in.
    const areThere = boxes.every((box) => box.isConnected && box.checkVisibility());
    if (!areThere) {
      await shown.hide();
      shown = await show();
    }
    const composed = boxes.length > 0 ? await composeInStory(shown.spies) : { findings: [], textFields: 0 };
    return { row, findings: [...findings, ...composed.findings], undecided, textFields: composed.textFields };
  } finally {
    await shown.hide();
  }
}

const storeOf = ({ id }: FoundStory) => `${inject('matrix').store}/${id}.json`;

/** Findings of an earlier run of the whole matrix on this commit for a story, so that a broken-off run goes on. */
export async function storedLooks(story: FoundStory): Promise<readonly Look[]> {
  if (!isWhole) return [];
  try {
    return JSON.parse(await commands.readFile(storeOf(story))) as Look[];
  } catch {
    return [];
  }
}

/** Keeps what was found by the whole matrix, for the evidence and for a run that goes on. */
export async function storeLooks(story: FoundStory, looks: readonly Look[]): Promise<void> {
  if (isWhole) await commands.writeFile(storeOf(story), JSON.stringify(looks));
}
