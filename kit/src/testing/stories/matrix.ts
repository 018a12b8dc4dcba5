import { commands } from 'vitest/browser';
import { inject } from 'vitest';
import { runAxe } from './axe.ts';
import type { AxeRules } from './axe.ts';
import { composeInStory, textBoxes } from './composeInStory.ts';
import { setMedium } from './medium.ts';
import { fullRows } from './rows.ts';
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
  /** True for a story that is walked by Tab and Escape and composed in: every fifth of a file, all of them in the whole matrix. */
  readonly isWalked: boolean;
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

const exportOf = ({ file, name }: Omit<FoundStory, 'isWalked'>) => file[name] as StoryExport;

/** True for a story that is there for its language or its scheme: the sample gives both to every other story as well. */
export const isOfLooks = (story: Omit<FoundStory, 'isWalked'>) => Object.keys(exportOf(story).globals ?? {}).length > 0;

/** True for a story with steps, each of which is a promise. */
export const hasSteps = (story: Omit<FoundStory, 'isWalked'>) => Boolean(exportOf(story).play);

/** The values a story cannot be shown without. Its steps look for Chinese words; another language would only show it closed. */
function fixedOf(story: FoundStory): SomeValues {
  const { globals = {}, play } = exportOf(story);
  return { ...(play ? { locale: 'zh' } : {}), ...(globals as SomeValues) };
}

/** The window that every step of a story was written for. */
const PLAY_ZOOM = '100';

/** True when the steps of a story can be taken in a row: they look for words of its language, and some need the width of a desk. */
export function playsIn(story: FoundStory, { zoom, locale }: Row): boolean {
  const { globals = {}, parameters = {} } = exportOf(story);
  return (zoom === PLAY_ZOOM || !parameters['stepsNeedWidth']) && locale === (globals['locale'] ?? 'zh');
}

/** True when a story has steps that none of its rows takes. */
export const isNeverPlayed = (story: PlannedStory) => Boolean(exportOf(story).play) && !story.rows.some((row) => playsIn(story, row));

/** The rows of every story: all of them in the whole matrix, else its part of the sample, and a desk where its steps need one. */
export function plan(stories: readonly FoundStory[]): readonly PlannedStory[] {
  if (isWhole) {
    const all = fullRows();
    return stories.map((story) => ({ ...story, rows: all.map((row): Row => ({ ...row, ...exportOf(story).globals })) }));
  }
  const rows = sampleRows(stories.map((story) => ({ id: story.id, fixed: fixedOf(story) })));
  return stories.map((story, at) => {
    const planned = { ...story, rows: rows.slice(at, at + 1) };
    const atDesk = planned.rows.map((row) => ({ ...row, zoom: PLAY_ZOOM }) as const);
    return isNeverPlayed(planned) ? { ...story, rows: [...planned.rows, ...atDesk] } : planned;
  });
}

/**
 * Shows a story in a row, takes its steps, and collects what is wrong: axe, scrolling in two directions, the Tab walk, Escape,
 * an input method.
 */
export async function lookAtStory(story: FoundStory, row: Row, asked: AxeRules = 'every'): Promise<Look> {
  const { zoom, mode, ...look } = row;
  const show = () => showStory(story.file, story.name, { ...look, plays: playsIn(story, row) });
  await setMedium({ zoom, mode });
  let shown: ShownStory = await show();
  await settled();
  try {
    const boxes = textBoxes();
    const { violations, undecided } = await runAxe(row, asked);
    const findings = [
      ...violations,
      ...scrollFindings(),
      ...(story.isWalked ? await walkStory(exportOf(story).parameters?.['hasManyStops'] === true) : []),
    ];
    // Escape may have closed what the fields are in.
    const areThere = boxes.every((box) => box.isConnected && box.checkVisibility());
    if (!areThere) {
      await shown.hide();
      shown = await show();
    }
    const composed = story.isWalked && boxes.length > 0 ? await composeInStory(shown.spies) : { findings: [], textFields: 0 };
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
