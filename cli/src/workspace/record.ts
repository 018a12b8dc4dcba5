import { applyPatch, createTwoFilesPatch, FILE_HEADERS_ONLY, parsePatch, reversePatch } from 'diff';
import { createHash } from 'node:crypto';
import { kindOf, type FileChange } from './change.ts';

/** A change as it is kept: a new or removed file whole, an edit as its lines, with the fingerprints of both sides. */
export type StoredChange =
  | { readonly path: string; readonly before: string | null; readonly after: string | null }
  | { readonly path: string; readonly patch: string; readonly was: string; readonly is: string };

const CONTEXT_LINES = 3;

/** Fingerprint of a text. */
export const printOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Changes as they are kept: a catalogue of words is long, and what a run adds to it is short. */
export const kept = (changes: readonly FileChange[]): StoredChange[] =>
  changes.map((change) => {
    const { path, before, after } = change;
    if (kindOf(change) !== 'edit' || before === null || after === null) return change;
    const patch = createTwoFilesPatch(path, path, before, after, undefined, undefined, {
      context: CONTEXT_LINES,
      headerOptions: FILE_HEADERS_ONLY,
    });
    return { path, patch, was: printOf(before), is: printOf(after) };
  });

/** `current` with the step of a patch taken out; null when its lines have changed. */
export function withoutPatch(current: string, patch: string): string | null {
  const [step] = parsePatch(patch);
  if (!step) return null;
  const text = applyPatch(current, reversePatch(step), { fuzzFactor: 0 });
  return text === false ? null : text;
}

/** Both sides of a patch, with the lines around: the text it took away is in the first alone. */
export function linesBetween(patch: string): { readonly removed: string; readonly left: string } {
  const lines = parsePatch(patch).flatMap(({ hunks }) => hunks.flatMap((hunk) => hunk.lines));
  const side = (other: string): string =>
    lines
      .filter((line) => !line.startsWith(other))
      .map((line) => line.slice(1))
      .join('\n');
  return { removed: side('+'), left: side('-') };
}

/**
 * `current` with the lines again that a patch took out, beside the neighbours that still stand there. Null where a patch put
 * others in their place, or where no neighbours are left that stand there once.
 */
export function withLinesBack(current: string, patch: string): string | null {
  let lines = current.split('\n');
  for (const { hunks } of parsePatch(patch))
    for (const { lines: changed } of hunks) {
      if (changed.some((line) => line.startsWith('+'))) return null;
      for (const { before, gone, after } of removedIn(changed)) {
        const above = onlyPlaceOf(before, lines);
        const below = above === null ? onlyPlaceOf(after, lines) : null;
        const at = above === null ? below : above + before.length;
        if (at === null) return null;
        lines = lines.toSpliced(at, 0, ...gone);
      }
    }
  return lines.join('\n');
}

/** Lines a hunk takes out, run by run, with the lines that stay on both sides. */
function removedIn(changed: readonly string[]) {
  const runs: { before: string[]; gone: string[]; after: string[] }[] = [];
  let before: string[] = [];
  for (const line of changed) {
    const run = runs.at(-1);
    const text = line.slice(1);
    if (line.startsWith('-')) {
      if (run && run.after.length === 0) run.gone.push(text);
      else runs.push({ before, gone: [text], after: [] });
      before = [];
    } else if (line.startsWith(' ')) {
      before.push(text);
      run?.after.push(text);
    }
  }
  return runs;
}

/** Place at which lines stand one after the other, once in all; null otherwise. */
function onlyPlaceOf(wanted: readonly string[], lines: readonly string[]): number | null {
  if (wanted.length === 0) return null;
  const found = lines.flatMap((_, at) => (wanted.every((line, more) => lines[at + more] === line) ? [at] : []));
  return found.length === 1 ? (found[0] ?? null) : null;
}
