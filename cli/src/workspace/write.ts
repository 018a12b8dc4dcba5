import path from 'node:path';
import { CommandFailure, EXIT } from '../failure.ts';
import { kindOf, real, type FileChange } from './change.ts';
import type { Files } from './files.ts';
import { placeOf } from './place.ts';

/** Traces of a write besides the files. */
export interface WriteResult {
  /** Folders that did not exist before, outermost first, relative to the project. */
  readonly folders: readonly string[];
}

/** A change on its way to disk. */
interface Step extends FileChange {
  readonly file: string;
  /** The new text beside its place; null where a file goes. */
  readonly waiting: string | null;
}

/** Place at which the new text of a file lies before it takes the place of the old one. */
const waitingPlace = (file: string): string => path.join(path.dirname(file), `.${path.basename(file)}.milepost`);

/** Removes new texts that a run left lying when it was cut off. @param paths files it was to write, relative to the project */
export function clearWaiting(root: string, paths: readonly string[], files: Files): void {
  for (const each of paths) {
    const waiting = waitingPlace(placeOf(root, each, files));
    if (files.read(waiting) !== null) files.remove(waiting);
  }
}

/**
 * Carries out changes, all or none: every new text lies beside its place before the first one takes it, and when one
 * cannot, those before it go back. The only place of the program that writes into a project.
 * @param beforeCommit called when everything lies ready and nothing has changed yet
 * @throws CommandFailure 2 a path leads out of the project · 3 nothing was changed · 4 a file is not as the command saw it · 5 going back failed too
 */
export function writeChanges(
  root: string,
  changes: readonly FileChange[],
  files: Files,
  beforeCommit: (written: WriteResult) => void = () => undefined,
): WriteResult {
  const steps = real(changes).map((change): Step => {
    const file = placeOf(root, change.path, files);
    return { ...change, file, waiting: change.after === null ? null : waitingPlace(file) };
  });
  refuseSurprises(steps, files);
  const folders: string[] = [];
  const done: Step[] = [];
  try {
    for (const { file, after, waiting } of steps) {
      if (waiting === null || after === null) continue;
      folders.push(...files.makeFolder(path.dirname(file)));
      files.write(waiting, after);
    }
    beforeCommit({ folders: relativeTo(root, folders) });
    for (const step of steps) {
      if (step.waiting === null) files.remove(step.file);
      else files.rename(step.waiting, step.file);
      done.push(step);
    }
  } catch (error) {
    const stuck = goBack(steps, done, folders, files);
    const why = error instanceof Error ? error.message : String(error);
    throw stuck.length === 0
      ? new CommandFailure(
          EXIT.environment,
          `[milepost] A file could not be written (${why}), so nothing was changed. Make room or give the right to write there, then run it again.`,
          error,
        )
      : new CommandFailure(
          EXIT.halfWritten,
          `[milepost] A file could not be written (${why}), and these could not be put back: ${stuck.join(', ')}. Put them back with git.`,
          error,
        );
  }
  return { folders: relativeTo(root, folders) };
}

function refuseSurprises(steps: readonly Step[], files: Files): void {
  const other = steps.filter(({ file, before }) => files.read(file) !== before).map((step) => step.path);
  if (other.length > 0)
    throw new CommandFailure(
      EXIT.conflict,
      `[milepost] These changed while the command was thinking, so nothing was written: ${other.join(', ')}. Run it again.`,
    );
}

/** Puts everything back; answers the files that could not be. */
function goBack(steps: readonly Step[], done: readonly Step[], folders: readonly string[], files: Files): string[] {
  const stuck: string[] = [];
  const attempt = (what: string, act: () => void): void => {
    try {
      act();
    } catch {
      stuck.push(what);
    }
  };
  for (const step of done.toReversed())
    attempt(step.path, () => (step.before === null ? files.remove(step.file) : files.write(step.file, step.before)));
  for (const { waiting } of steps) if (waiting !== null && files.read(waiting) !== null) attempt(waiting, () => files.remove(waiting));
  for (const folder of folders.toReversed()) files.removeEmptyFolder(folder);
  return stuck;
}

const relativeTo = (root: string, folders: readonly string[]): string[] =>
  folders.map((folder) => path.relative(root, folder).replaceAll(path.sep, '/'));

/** Counts by kind, in words: `12 new, 4 changed`. */
export function countsOf(changes: readonly FileChange[]): string {
  const count = (kind: ReturnType<typeof kindOf>): number => changes.filter((change) => kindOf(change) === kind).length;
  const parts = [
    [count('create'), 'new'],
    [count('edit'), 'changed'],
    [count('remove'), 'removed'],
  ] as const;
  const words = parts.filter(([number]) => number > 0).map(([number, word]) => `${number} ${word}`);
  return words.length > 0 ? words.join(', ') : 'nothing to change';
}
