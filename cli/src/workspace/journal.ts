import path from 'node:path';
import { CommandFailure, EXIT } from '../failure.ts';
import { clearWaiting, writeChanges } from './write.ts';
import type { FileChange } from './change.ts';
import { kept, type StoredChange } from './record.ts';
import type { Files } from './files.ts';
import type { Snapshot } from './snapshot.ts';

/** Folder in which runs are kept, outside of what git keeps. */
export const JOURNAL = '.milepost/journal';

/** One run that wrote, with everything needed to take it back. */
export interface Run {
  /** Also the name of its file; later runs sort later. */
  readonly id: string;
  /** Words that were typed, without the program. */
  readonly command: string;
  readonly changes: readonly StoredChange[];
  /** Folders the run made, outermost first. */
  readonly folders: readonly string[];
}

const VERSION = 2;
/** Runs of it hold both texts of every edit. */
const FIRST_VERSION = 1;
const fileOf = (id: string): string => `${JOURNAL}/${id}.json`;

/** Runs that can be taken back, the latest last. A file that cannot be read is passed over: it is no reason to stop. */
export function runsOf(snapshot: Snapshot): Run[] {
  return snapshot.names(JOURNAL).flatMap((name) => {
    const text = name.endsWith('.json') ? snapshot.read(`${JOURNAL}/${name}`) : null;
    const run = text === null ? null : readRun(text);
    return run ? [run] : [];
  });
}

function readRun(text: string): Run | null {
  try {
    const { version, ...run }: { version?: number } & Run = JSON.parse(text);
    if (!Array.isArray(run.changes) || !Array.isArray(run.folders)) return null;
    if (version === FIRST_VERSION) return { ...run, changes: kept(run.changes as readonly FileChange[]) };
    return version === VERSION ? run : null;
  } catch {
    return null;
  }
}

/** Writes changes and a record of them that `undo` reads; answers the run. @throws CommandFailure as `writeChanges` */
export function writeRun(root: string, command: string, changes: readonly FileChange[], files: Files, nowMs: number): Run {
  const id = new Date(nowMs).toISOString().replaceAll(/[-:.]/g, '');
  const file = path.join(root, fileOf(id));
  if (files.read(file) !== null)
    throw new CommandFailure(
      EXIT.conflict,
      '[milepost] Another run was recorded at this very moment, so nothing was written. Run it again.',
    );
  let run: Run = { id, command, changes: kept(changes), folders: [] };
  try {
    // Recorded before the first file changes: a run that is cut off can be taken back too.
    writeChanges(root, changes, files, ({ folders }) => {
      run = { ...run, folders };
      files.makeFolder(path.dirname(file));
      files.write(file, `${JSON.stringify({ version: VERSION, ...run }, null, 2)}\n`);
    });
  } catch (error) {
    // What could not be put back is still taken back by the record.
    const isHalfWritten = error instanceof CommandFailure && error.exitCode === EXIT.halfWritten;
    if (!isHalfWritten && files.read(file) !== null) files.remove(file);
    throw error;
  }
  return run;
}

/** Carries out the way back of runs, then forgets them and the folders they made, as far as they are empty. */
export function takeBack(root: string, runs: readonly Run[], changes: readonly FileChange[], files: Files): void {
  writeChanges(root, changes, files);
  for (const run of runs) {
    clearWaiting(
      root,
      run.changes.map((change) => change.path),
      files,
    );
    for (const folder of run.folders.toReversed()) files.removeEmptyFolder(path.join(root, folder));
    files.remove(path.join(root, fileOf(run.id)));
  }
}
