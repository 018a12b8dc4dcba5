import { applyPatch, structuredPatch } from 'diff';
import type { FileChange, Run, Snapshot } from '../../workspace/index.ts';

/** A file that stands in the way, and why. */
export interface Blocked {
  readonly path: string;
  readonly why: 'edited' | 'gone';
}

export interface UndoPlan {
  readonly changes: readonly FileChange[];
  /** Files that others changed too: only the lines of the run go back. */
  readonly merged: readonly string[];
  /** Files that may not be written; while there is one, nothing is. */
  readonly blocked: readonly Blocked[];
}

/**
 * The way back of a run. A file that is as the run left it gets its old text, or goes. One the run had only changed, and
 * somebody else since, loses the run's lines when they still stand as written; a page somebody has worked on stays.
 */
export function planUndo(run: Run, snapshot: Snapshot): UndoPlan {
  const changes: FileChange[] = [];
  const merged: string[] = [];
  const blocked: Blocked[] = [];
  for (const { path, before, after } of run.changes) {
    const current = snapshot.read(path);
    // Taken back by hand, or never written because the run was cut off.
    if (current === before) continue;
    if (current === after) changes.push({ path, before: current, after: before });
    else if (current === null) blocked.push({ path, why: 'gone' });
    else {
      const without = before === null || after === null ? null : withoutLines(current, before, after);
      if (without === null) blocked.push({ path, why: 'edited' });
      else {
        changes.push({ path, before: current, after: without });
        merged.push(path);
      }
    }
  }
  return { changes, merged, blocked };
}

/** `current` with the step from `before` to `after` taken out; null when those lines have changed. */
function withoutLines(current: string, before: string, after: string): string | null {
  const back = structuredPatch('', '', after, before);
  const text = applyPatch(current, back, { fuzzFactor: 0 });
  return text === false ? null : text;
}
