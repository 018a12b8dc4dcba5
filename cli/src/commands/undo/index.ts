import { CommandFailure, EXIT } from '../../failure.ts';
import type { Io } from '../../io.ts';
import { carryOut, diskSnapshot, findProject, runsOf, takeBack, thisWorld } from '../../workspace/index.ts';
import type { PlanFlags, Run, World } from '../../workspace/index.ts';
import { languagesOf } from '../../registration/index.ts';
import { nearest } from '../../templates/nearest.ts';
import { refuseRemoval } from '../remove-locale/index.ts';
import { lastRuns, planUndo, subjectOf } from './plan.ts';
import { undoCommandPlan } from './report.ts';

/**
 * Takes back the last run that wrote files, or all that made the same page one after the other; with a name, the last run about that page
 * or language, whatever came since: files of it that somebody has worked on stay. With `--dry-run` or `--diff` it only says what it would do.
 * @throws CommandFailure 2 a name no run has · 3 no project, or a disk that refuses · 4 somebody changed the files since
 */
export function undoCommand(name: string | null, flags: PlanFlags, io: Io, world: World = thisWorld()): number {
  const root = findProject(world.cwd);
  const snapshot = diskSnapshot(root);
  const runs = runsOf(snapshot);
  const last = lastRuns(name === null ? runs : runsAbout(name, runs));
  const [run] = last;
  if (!run) {
    io.out(flags.json ? JSON.stringify({ status: 'nothing', changes: [] }) : 'There is no run to take back.');
    return EXIT.done;
  }
  const subject = name === null ? null : subjectOf(run);
  const isTakenAway = subject?.does === 'new';
  if (isTakenAway && subject.kind === 'locale' && languagesOf(snapshot).some(({ code }) => code === name))
    refuseRemoval(subject.name, snapshot);
  const plan = planUndo(last, snapshot, isTakenAway);
  const older = name === null ? runs.at(-1 - last.length) : undefined;
  const write = () => takeBack(root, last, plan.changes, world.files);
  return carryOut({ ...undoCommandPlan(run, plan, older), write }, flags, io, { root, world });
}

/** A domain or a widget is in lists of code that others have changed since. @throws CommandFailure 2 for the name of one */
function refuseOtherKinds(name: string, runs: readonly Run[]): void {
  const [, does, kind] =
    runs.map(({ command }) => /^(new|remove) (domain|widget) (\S+)/.exec(command)).findLast((found) => found?.[3] === name) ?? [];
  if (kind === undefined) return;
  const way =
    does === 'new'
      ? `"milepost remove ${kind} ${name}" takes it away whatever came since`
      : `"milepost new ${kind} ${name}" with what it was made of makes it again`;
  throw new CommandFailure(
    EXIT.usage,
    `[milepost] "${name}" is a ${kind}, and pages and languages are taken back by name, so nothing was. ${way}; "milepost undo" takes the last run of all back.`,
  );
}

/** Runs that made a page or a language of a name, or took it away. @throws CommandFailure 2 none, or both a page and a language */
function runsAbout(name: string, runs: readonly Run[]): readonly Run[] {
  const about = runs.filter((run) => subjectOf(run)?.name === name);
  const names = [...new Set(runs.flatMap((run) => subjectOf(run)?.name ?? []))];
  if (about.length === 0) {
    refuseOtherKinds(name, runs);
    const near = nearest(name, names);
    const meant = near.length > 0 ? `Did you mean ${near.join(', ')}?` : `There are runs about ${names.join(', ') || 'none'}.`;
    throw new CommandFailure(
      EXIT.usage,
      `[milepost] No run is recorded that made or removed "${name}", so nothing was taken back. ${meant}`,
    );
  }
  if (new Set(about.map((run) => subjectOf(run)?.kind)).size > 1)
    throw new CommandFailure(
      EXIT.usage,
      `[milepost] "${name}" is a page and a language, so nothing was taken back. Say which: "milepost remove page ${name}" or "milepost remove locale ${name}".`,
    );
  return about;
}
