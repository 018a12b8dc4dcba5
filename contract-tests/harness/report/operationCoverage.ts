import { OPERATIONS } from '../model/description.ts';
import type { RowResult } from '../run/written/perform.ts';

/** Coverage of the operations of the description. */
export interface Coverage {
  readonly operations: number;
  readonly withRow: number;
  /** Operations without a row and without a check. */
  readonly missing: readonly string[];
}

/**
 * Coverage of the description by the rows of a run. An operation counts where a written row calls and judges it, whether or not that
 * row ran, and where any family has a check of it.
 * @param planned operations with a check
 */
export function coverageOf(rows: readonly Pick<RowResult, 'operations'>[], planned: readonly string[]): Coverage {
  const called = new Set([...rows.flatMap(({ operations }): readonly string[] => operations), ...planned]);
  const missing = [...OPERATIONS.keys()].filter((id) => !called.has(id)).toSorted();
  return { operations: OPERATIONS.size, withRow: OPERATIONS.size - missing.length, missing };
}
