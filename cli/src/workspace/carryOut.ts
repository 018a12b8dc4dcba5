import { CommandFailure, EXIT } from '../failure.ts';
import type { Io } from '../io.ts';
import { real, type FileChange } from './change.ts';
import { changeFacts } from './changeReport.ts';
import { differencesOf } from './differences.ts';
import { writeRun } from './journal.ts';
import { planReport, refusalReport, type HeldFile, type PlanWords } from './planReport.ts';
import type { World } from './world.ts';

/** Flags of a command that writes by a plan, as they were typed. */
export interface PlanFlags {
  /** Nothing is written. */
  dryRun?: boolean;
  /** Nothing is written, and every changed line is shown. */
  diff?: boolean;
  /** The report is one line of JSON. */
  json?: boolean;
}

/** Reason a plan cannot be carried out: files that people have changed. */
export interface Refused {
  readonly head: string;
  readonly files: readonly HeldFile[];
  readonly cure: string;
}

/** Plan of a command that writes files. */
export interface CommandPlan {
  /** Command as `undo` names it: `new page team --type 2`. */
  readonly command: string;
  readonly changes: readonly FileChange[];
  readonly refused?: Refused | null;
  /** Sentence for a second run, which changes nothing; null where every run does something. */
  readonly unchanged: string | null;
  readonly words: PlanWords;
  /** Members of the report for programs, besides `status` and `changes`. */
  readonly facts: Readonly<Record<string, unknown>>;
  /** Way of writing it, where that is no run of its own. */
  readonly write?: () => void;
}

/** True for flags with which nothing is written. */
const isPreview = ({ dryRun = false, diff = false }: PlanFlags): boolean => dryRun || diff;

/**
 * Carries a plan out and reports it, or with `--dry-run` and `--diff` only reports it: files written, changed and removed, files kept,
 * what to know, and what to run next.
 * @returns exit code
 * @throws CommandFailure 3 a disk that refuses · 4 files that people have changed
 */
export function carryOut(
  plan: CommandPlan,
  flags: PlanFlags,
  io: Io,
  { root, world }: { readonly root: string; readonly world: World },
): number {
  const { command, changes, refused = null, unchanged, words, facts, write } = plan;
  const { diff = false, json = false } = flags;
  const report = (status: string) => ({ status, ...facts, changes: changeFacts(changes, diff) });
  if (diff && !json) io.out(differencesOf(changes));
  if (refused !== null)
    throw new CommandFailure(EXIT.conflict, refusalReport(refused.head, refused.files, refused.cure), undefined, report('refused'));
  const done = real(changes);
  const isThere = unchanged !== null && done.length === 0;
  if (!isThere && !isPreview(flags)) {
    if (write) write();
    else writeRun(root, command, done, world.files, world.nowMs());
  }
  if (json) io.out(JSON.stringify(report(isThere ? 'unchanged' : isPreview(flags) ? 'planned' : 'written')));
  else io.out(isThere ? unchanged : planReport(changes, words, isPreview(flags)));
  return EXIT.done;
}

/** Refusal of a plan whose files are there and are not what it would write. @param kind such as `page` */
export function refusedAsOther(kind: string, name: string, conflicts: readonly string[]): Refused | null {
  if (conflicts.length === 0) return null;
  return {
    head: `The ${kind} "${name}" exists and is not what would be written, and the changes would be lost. Nothing was written.`,
    files: conflicts.map((path) => ({ path, why: 'is not what would be written' })),
    cure: `Look at the differences with --diff. Choose another name, or take it away first with "npx milepost remove ${kind} ${name}".`,
  };
}

/** Words of a plan that takes something away. */
export const removalTitles = (what: string): Pick<PlanWords, 'title' | 'plannedTitle'> => ({
  title: `Took ${what} away`,
  plannedTitle: `Would take ${what} away`,
});

/** Last step of what was made. */
export const TAKE_BACK = ['npx milepost undo', 'take it back'] as const;
/** Last step of what was taken away. */
export const BRING_BACK = ['npx milepost undo', 'bring it back'] as const;
