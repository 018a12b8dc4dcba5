import type { PatternJob, PatternNews } from './types.ts';

/** Runs a pattern as JavaScript does, however long that takes: in a worker only. It says first that it begins. */
export function runJob({ id, source, flags, value }: PatternJob, tell: (news: PatternNews) => void): void {
  tell({ kind: 'began', id });
  try {
    tell({ kind: 'answered', id, isMatch: new RegExp(source, flags).test(value) });
  } catch {
    tell({ kind: 'refused', id });
  }
}
