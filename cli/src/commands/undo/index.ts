import { CommandFailure, EXIT } from '../../failure.ts';
import type { Io } from '../../io.ts';
import { differencesOf, diskSnapshot, findProject, kindOf, runsOf, takeBack, thisWorld, type World } from '../../workspace/index.ts';
import { planUndo } from './plan.ts';
import { blockedReport, undoReport } from './report.ts';

/** Flags as they were typed. */
export interface UndoFlags {
  dryRun?: boolean;
  diff?: boolean;
  json?: boolean;
}

/**
 * Takes back the last run that wrote files. With `--dry-run` or `--diff` it only says what it would do.
 * @throws CommandFailure 3 no project, or a disk that refuses · 4 somebody changed the files since
 */
export function undoCommand(
  { dryRun = false, diff = false, json = false }: UndoFlags,
  io: Io,
  { cwd, files }: World = thisWorld(),
): number {
  const root = findProject(cwd);
  const snapshot = diskSnapshot(root);
  const runs = runsOf(snapshot);
  const run = runs.at(-1);
  if (!run) {
    io.out(json ? JSON.stringify({ status: 'nothing', changes: [] }) : 'There is no run to take back.');
    return EXIT.done;
  }
  const plan = planUndo(run, snapshot);
  if (plan.blocked.length > 0) {
    if (json) io.out(JSON.stringify({ status: 'refused', run: run.id, command: run.command, blocked: plan.blocked }));
    throw new CommandFailure(EXIT.conflict, blockedReport(run, plan.blocked));
  }
  const isPreview = dryRun || diff;
  if (!isPreview) takeBack(root, run, plan.changes, files);
  if (json)
    io.out(
      JSON.stringify({
        status: isPreview ? 'planned' : 'written',
        run: run.id,
        command: run.command,
        changes: plan.changes.map((change) => ({ path: change.path, kind: kindOf(change) })),
        merged: plan.merged,
      }),
    );
  else {
    if (diff) io.out(differencesOf(plan.changes));
    io.out(undoReport(run, plan, { isDone: !isPreview, older: runs.at(-2) }));
  }
  return EXIT.done;
}
