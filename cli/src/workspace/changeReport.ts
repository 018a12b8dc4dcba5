import { differenceOf } from './differences.ts';
import { kindOf, real, type ChangeKind, type FileChange } from './change.ts';

const SIGN = { create: '+', edit: '~', remove: '-', none: ' ' } as const;

/** Line of a report for a change: its sign, its path, and what is to be said of it. */
export const lineOf = (change: FileChange, remark = ''): string => `  ${SIGN[kindOf(change)]} ${change.path}${remark}`;

/** Lines of a report, one for each change that does something. */
export const linesOf = (changes: readonly FileChange[]): string[] => real(changes).map((change) => lineOf(change));

/** Change as a program reads it. */
export interface ChangeFacts {
  readonly path: string;
  readonly kind: ChangeKind;
  /** The change as `git diff` shows it, where it was asked for. */
  readonly diff?: string;
}

/** Changes that do something, for programs. @param isDiff with each change as `git diff` shows it */
export const changeFacts = (changes: readonly FileChange[], isDiff = false): ChangeFacts[] =>
  real(changes).map((change) => ({ path: change.path, kind: kindOf(change), ...(isDiff && { diff: differenceOf(change) }) }));
