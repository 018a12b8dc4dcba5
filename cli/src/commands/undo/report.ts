import type { CommandPlan, Run } from '../../workspace/index.ts';
import type { Blocked, UndoPlan } from './plan.ts';

const WHY: Readonly<Record<Blocked['why'], string>> = {
  edited: 'was changed after the run, and the change would be lost',
  gone: 'is gone, and what was in it before the run with it',
};
const STAYS = { edited: 'somebody has worked on it since', needed: 'a file that stays needs it' } as const;
/** Runs that changed the description. */
const isOfDomain = ({ command }: Run): boolean => /^(new|remove) domain /.test(command);

/** The way back of a run, and how it is told. @param older run that would be the next to take back */
export function undoCommandPlan(run: Run, { changes, merged, kept, blocked }: UndoPlan, older: Run | undefined): CommandPlan {
  const facts = { run: run.id, command: run.command };
  return {
    command: `undo ${run.command}`,
    changes,
    refused:
      blocked.length === 0
        ? null
        : {
            head: `"milepost ${run.command}" was not taken back, and nothing was written: people have worked on what it made.`,
            files: blocked.map(({ path, why }) => ({ path, why: WHY[why] })),
            cure: 'Keep your changes elsewhere and put these files back with git, then run "milepost undo" again; or remove by hand what is not needed.',
          },
    unchanged: null,
    words: {
      title: `Took back "milepost ${run.command}"`,
      plannedTitle: `Would take back "milepost ${run.command}"`,
      remarks: new Map(merged.map((path) => [path, 'only the lines of that run'])),
      kept: kept.map(({ path, why }) => ({ path, why: STAYS[why] })),
      keptNote: 'Their words stay with them. Remove by hand what is not needed.',
      notes: [],
      next: [
        ...(isOfDomain(run) ? [['npm run generate', 'names, types and rights of the description, which has changed'] as const] : []),
        ...(older ? [['npx milepost undo', `take back the run before it, "milepost ${older.command}"`] as const] : []),
      ],
    },
    facts: { ...facts, ...(blocked.length > 0 ? { blocked } : { merged, kept }) },
  };
}
