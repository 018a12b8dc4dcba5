import { OPERATIONS } from './description.ts';
import type { RowResult } from './perform.ts';

/** Part of the description the rows speak about. */
export interface Coverage {
  readonly operations: number;
  readonly withRow: number;
  /** Operations nothing promises anything about. */
  readonly missing: readonly string[];
}

/** A row counts for every operation it calls and judges; one that did not run counts too, because it is written. */
export function coverageOf(rows: readonly Pick<RowResult, 'operations'>[]): Coverage {
  const called = new Set(rows.flatMap(({ operations }) => operations));
  const missing = [...OPERATIONS.keys()].filter((id) => !called.has(id)).toSorted();
  return { operations: OPERATIONS.size, withRow: OPERATIONS.size - missing.length, missing };
}
