import { FILE_HEADERS_ONLY, createTwoFilesPatch } from 'diff';
import { real, type FileChange } from './change.ts';

const CONTEXT_LINES = 3;
const NO_FILE = '/dev/null';

/** A change as `git diff` shows it; empty when it does nothing. */
export function differenceOf({ path, before, after }: FileChange): string {
  if (before === after) return '';
  const names = [before === null ? NO_FILE : `a/${path}`, after === null ? NO_FILE : `b/${path}`] as const;
  return createTwoFilesPatch(...names, before ?? '', after ?? '', undefined, undefined, {
    context: CONTEXT_LINES,
    headerOptions: FILE_HEADERS_ONLY,
  });
}

/** Every change, one after the other. */
export const differencesOf = (changes: readonly FileChange[]): string => real(changes).map(differenceOf).join('');
