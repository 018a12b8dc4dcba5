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
