import { existsSync, writeFileSync } from 'node:fs';
import type { ContractReport } from '../report.ts';
import { ContractStop, EXIT } from '../../model/stop.ts';
import { at, isJson, listOf, textOf } from '../../model/schema.ts';
import type { CheckResult } from '../../run/described/ledger.ts';
import { withRows } from '../rowResults.ts';
import { outcomesIn, parsed } from './read.ts';

/** A failure that is known, why it is left, and until when. */
export interface Known {
  readonly id: string;
  readonly reason: string;
  /** `2027-03-31`: the last day on which it is excused. */
  readonly until: string;
}

/** Verdict of a baseline over a run. */
export interface Judged {
  /** Failures outside the baseline. */
  readonly fresh: readonly string[];
  readonly excused: readonly string[];
  /** Known failures whose day has passed; they count as new. */
  readonly expired: readonly string[];
  /** Known failures that are mended; `contract baseline prune` removes them from the file. */
  readonly mended: readonly string[];
}

const DAYS_EXCUSED = 90;
const DAY_MS = 86_400_000;
const DAY_SHAPE = /^\d{4}-\d{2}-\d{2}$/;

/** @throws ContractStop with exit code 2 when the file is no baseline; an entry without reason or day excuses nothing */
export function readBaseline(file: string): Known[] {
  const known = at(parsed(file), 'known');
  if (!Array.isArray(known))
    throw new ContractStop(EXIT.usage, `${file} is no baseline: "known" is missing. "milepost contract baseline update" writes one.`);
  return listOf(known).map((entry) => {
    const { id, reason, until } = isJson(entry) ? entry : {};
    if (textOf(id) === '' || textOf(reason).trim() === '' || !DAY_SHAPE.test(textOf(until)))
      throw new ContractStop(
        EXIT.usage,
        `${file}: an entry (${textOf(id) || 'without id'}) needs id, reason and until (a day like 2027-03-31).`,
      );
    return { id: textOf(id), reason: textOf(reason), until: textOf(until) };
  });
}

/** Failures of a run against those that are known; `today` is a day like `2026-11-23`. */
export function judgeBaseline(known: readonly Known[], results: readonly Pick<CheckResult, 'id' | 'verdict'>[], today: string): Judged {
  const failed = new Set(results.filter(({ verdict }) => verdict === 'fail').map(({ id }) => id));
  const held = new Set(results.filter(({ verdict }) => verdict === 'pass').map(({ id }) => id));
  const byId = new Map(known.map((entry) => [entry.id, entry]));
  const isExcused = (id: string): boolean => (byId.get(id)?.until ?? '') >= today;
  return {
    fresh: [...failed].filter((id) => !byId.has(id)),
    excused: [...failed].filter((id) => byId.has(id) && isExcused(id)),
    expired: [...failed].filter((id) => byId.has(id) && !isExcused(id)),
    mended: known.map(({ id }) => id).filter((id) => held.has(id)),
  };
}

/**
 * A run against a baseline: known failures do not end it with 1, those of written rows among them; leftovers and everything else still do.
 * @throws ContractStop with exit code 2 when the file is no baseline
 */
export function excusedBy(file: string, report: ContractReport, now: Date): { report: ContractReport; text: string } {
  const judged = judgeBaseline(readBaseline(file), withRows(report.described, report.rows, report.target).results, dayOf(now));
  const isExcused = report.exitCode === EXIT.failed && judged.fresh.length + judged.expired.length === 0;
  return { report: isExcused ? { ...report, exitCode: EXIT.passed } : report, text: baselineText(judged) };
}

export function baselineText({ fresh, excused, expired, mended }: Judged): string {
  return [
    ...fresh.map((id) => `  new: ${id}`),
    ...expired.map((id) => `  its day has passed: ${id}`),
    ...mended.map((id) => `  mended, take it out of the baseline: ${id}`),
    `Baseline: ${fresh.length} new, ${expired.length} past their day, ${excused.length} excused, ${mended.length} mended`,
  ].join('\n');
}

/** Day of a moment, as baselines write it. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/**
 * Writes the failures of a report into a baseline, or takes those out that hold again. Reasons and days that stand in it stay.
 * @throws ContractStop with exit code 2 when the report is none, 3 when the file cannot be written
 */
export function changeBaseline({
  how,
  report,
  file,
  reason,
  now,
}: {
  how: 'update' | 'prune';
  report: string;
  file: string;
  reason: string;
  now: Date;
}): string {
  const outcomes = [...outcomesIn(report).values()];
  const before = how === 'prune' || existsSync(file) ? readBaseline(file) : [];
  const { fresh, mended } = judgeBaseline(before, outcomes, dayOf(now));
  if (how === 'update' && fresh.length > 0 && reason.trim() === '')
    throw new ContractStop(EXIT.usage, `${fresh.length} failures are new. Say with --reason why they are left.`);
  const until = dayOf(new Date(now.getTime() + DAYS_EXCUSED * DAY_MS));
  const known =
    how === 'prune' ? before.filter(({ id }) => !mended.includes(id)) : [...before, ...fresh.map((id) => ({ id, reason, until }))];
  write(file, known);
  return how === 'prune'
    ? `${mended.length} taken out, ${known.length} left in ${file}`
    : `${fresh.length} added until ${until}, ${known.length} in ${file}`;
}

function write(file: string, known: readonly Known[]): void {
  try {
    writeFileSync(file, `${JSON.stringify({ version: 1, known }, null, 2)}\n`);
  } catch (error) {
    throw new ContractStop(EXIT.notStarted, `The baseline could not be written to ${file}. Choose another file with --file.`, error);
  }
}
