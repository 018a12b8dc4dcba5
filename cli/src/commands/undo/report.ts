import { countsOf, lineOf, type Run } from '../../workspace/index.ts';
import type { Blocked, UndoPlan } from './plan.ts';

const WHY: Readonly<Record<Blocked['why'], string>> = {
  edited: 'was changed after the run, and the change would be lost',
  gone: 'is gone, and what was in it before the run with it',
};

interface UndoReportOptions {
  readonly isDone: boolean;
  /** Run that would be the next to take back. */
  readonly older: Run | undefined;
  /** Name that was given. */
  readonly name: string | null;
}

const STAYS = { edited: 'somebody has worked on it since', needed: 'a file that stays needs it' } as const;
/** Runs that changed the description. */
const isOfDomain = ({ command }: Run): boolean => /^(new|remove) domain /.test(command);

/** Text a person reads after `undo`, or before it with `--dry-run`. */
export function undoReport(run: Run, { changes, merged, kept }: UndoPlan, options: UndoReportOptions): string {
  return [
    `${options.isDone ? 'Took back' : 'Would take back'} "milepost ${run.command}": ${countsOf(changes)}`,
    ...changes.map((change) => lineOf(change, merged.includes(change.path) ? '  (only the lines of that run)' : '')),
    ...(kept.length > 0
      ? [
          options.isDone ? 'Kept:' : 'Would be kept:',
          ...kept.map(({ path, why }) => `  ${path}  (${STAYS[why]})`),
          'Their words stay with them. Remove by hand what is not needed.',
        ]
      : []),
    ...(options.isDone && options.older
      ? [`The run before it: "milepost ${options.older.command}". Run "milepost undo" again for that one.`]
      : []),
    ...(options.isDone && isOfDomain(run) ? ['Run "npm run generate" next: the description has changed.'] : []),
    ...(options.isDone ? [] : [`Nothing was written. Run "milepost undo${options.name === null ? '' : ` ${options.name}`}" to do it.`]),
  ].join('\n');
}

/** Reasons a run cannot be taken back. */
export const blockedReport = (run: Run, blocked: readonly Blocked[]): string =>
  [
    `[milepost] "milepost ${run.command}" was not taken back, and nothing was written: people have worked on what it made.`,
    ...blocked.map(({ path, why }) => `  ${path} ${WHY[why]}`),
    'Keep your changes elsewhere and put these files back with git, then run "milepost undo" again; or remove by hand what is not needed.',
  ].join('\n');
