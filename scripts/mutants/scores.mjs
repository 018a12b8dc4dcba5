import { REASONS } from './reasons.mjs';

/** Rooms at or over this score list what survives, each with its reason. */
export const WANTED_PERCENT = 85;

/**
 * A mutant that no test noticed.
 * @typedef {{ file: string, line: number, change: string }} Survivor
 * @typedef {{ date: string, files: Record<string, [mutants: number, killed: number]>, survivors: Survivor[] }} Score
 */

const short = (text) =>
  text.replaceAll(/\s+/g, ' ').length > 60 ? `${text.replaceAll(/\s+/g, ' ').slice(0, 57)}…` : text.replaceAll(/\s+/g, ' ');

/**
 * Score of a room. Mutants that are reached by no test count as survivors, those of tables made while a module is loaded do not count.
 * @param {readonly { id: string, file: string, line: number, from: string, to: string }[]} mutants
 * @param {ReadonlySet<string>} noticed
 * @param {string} date as YYYY-MM-DD
 * @returns {Score}
 */
export function scoreOf(mutants, noticed, date) {
  const files = {};
  const survivors = [];
  for (const { id, file, line, from, to } of mutants) {
    const [all, killed] = files[file] ?? [0, 0];
    files[file] = [all + 1, killed + (noticed.has(id) ? 1 : 0)];
    if (!noticed.has(id)) survivors.push({ file, line, change: `${short(from)} → ${short(to)}` });
  }
  return { date, files, survivors };
}

/** Mutants, those killed, and the percent of them. */
export function totalOf({ files }) {
  const [mutants, killed] = Object.values(files).reduce((sum, one) => [sum[0] + one[0], sum[1] + one[1]], [0, 0]);
  return { mutants, killed, percent: mutants ? (100 * killed) / mutants : 100 };
}

/** Reason a survivor may live; undefined where no test has been written yet. */
export const reasonOf = ({ file, change }) => REASONS.find((one) => file.endsWith(one.file) && change.includes(one.change))?.reason;
