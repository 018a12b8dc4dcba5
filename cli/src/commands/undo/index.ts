import { CommandFailure, EXIT } from '../../failure.ts';
import type { Io } from '../../io.ts';
import { changeFacts, differencesOf, diskSnapshot, findProject, runsOf, takeBack, thisWorld, type World } from '../../workspace/index.ts';
import { lastRuns, planUndo } from './plan.ts';
import { blockedReport, undoReport } from './report.ts';

/** Flags as they were typed. */
export interface UndoFlags {
  dryRun?: boolean;
  diff?: boolean;
  json?: boolean;
}

/**
 * Takes back the last run that wrote files, or all that made the same page one after the other. With `--dry-run` or `--diff` it only says what it would do.
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
  const last = lastRuns(runs);
  const [run] = last;
  if (!run) {
    io.out(json ? JSON.stringify({ status: 'nothing', changes: [] }) : 'There is no run to take back.');
    return EXIT.done;
  }
  const plan = planUndo(last, snapshot);
  if (plan.blocked.length > 0)
    throw new CommandFailure(EXIT.conflict, blockedReport(run, plan.blocked), undefined, {
      status: 'refused',
      run: run.id,
      command: run.command,
      blocked: plan.blocked,
    });
  const isPreview = dryRun || diff;
  if (!isPreview) takeBack(root, last, plan.changes, files);
  if (json)
    io.out(
      JSON.stringify({
        status: isPreview ? 'planned' : 'written',
        run: run.id,
        command: run.command,
        changes: changeFacts(plan.changes),
        merged: plan.merged,
      }),
    );
  else {
    if (diff) io.out(differencesOf(plan.changes));
    io.out(undoReport(run, plan, { isDone: !isPreview, older: runs.at(-1 - last.length) }));
  }
  return EXIT.done;
}
