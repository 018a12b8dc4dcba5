import { real, type FileChange } from './change.ts';
import { lineOf } from './changeReport.ts';
import { countsOf } from './write.ts';

/** File that is not written, and why. */
export interface HeldFile {
  readonly path: string;
  readonly why: string;
}

/** Command somebody may run afterwards, and what it does. */
export type NextStep = readonly [command: string, does: string];

/** Words a plan is told in. */
export interface PlanWords {
  /** Headline before the counts of files: `Page "team" at /permission/team`. */
  readonly title: string;
  /** The same while nothing is written, where it reads otherwise: `Would take the page "team" away`. */
  readonly plannedTitle?: string;
  /** Counts besides those of files: `120 lines`. */
  readonly figures?: readonly string[];
  /** Sentences under the headline. */
  readonly parts?: readonly string[];
  /** Remarks on single files, by path. */
  readonly remarks?: ReadonlyMap<string, string>;
  /** Files that stay as they are although they belong to it, and a sentence about all of them. */
  readonly kept?: readonly HeldFile[];
  readonly keptNote?: string;
  readonly notes: readonly string[];
  readonly next: readonly NextStep[];
}

/** Text a person reads of a plan: what was or would be written, what is kept, what to know, and what to run next. */
export function planReport(changes: readonly FileChange[], words: PlanWords, isPreview: boolean): string {
  const { title, plannedTitle = title, figures = [], parts = [], remarks, kept = [], keptNote, notes, next } = words;
  return [
    `${isPreview ? plannedTitle : title}: ${[countsOf(changes), ...figures].join(', ')}`,
    ...parts,
    ...real(changes).map((change) => lineOf(change, remarks?.has(change.path) ? `  (${remarks.get(change.path)})` : '')),
    ...section(isPreview ? 'Would be kept:' : 'Kept:', kept.map(heldLine)),
    ...(kept.length > 0 && keptNote !== undefined ? [keptNote] : []),
    ...section('To know:', notes.map(indented)),
    ...(isPreview ? ['Nothing was written. Leave out --dry-run and --diff to do it.'] : section('Next:', stepLines(next))),
  ].join('\n');
}

/** Reason nothing is written: files that people have changed. */
export const refusalReport = (head: string, files: readonly HeldFile[], cure: string): string =>
  [`[milepost] ${head}`, ...files.map(({ path, why }) => `  ${path} ${why}`), cure].join('\n');

const section = (head: string, lines: readonly string[]): readonly string[] => (lines.length > 0 ? [head, ...lines] : []);
const indented = (line: string): string => `  ${line}`;
const heldLine = ({ path, why }: HeldFile): string => `  ${path}  (${why})`;

/** Commands in a column, what they do in the next. */
function stepLines(steps: readonly NextStep[]): readonly string[] {
  const width = Math.max(...steps.map(([command]) => command.length));
  return steps.map(([command, does]) => `  ${command.padEnd(width)}   ${does}`);
}
