import { OPERATIONS } from './description.ts';
import { planOf } from './described/plan.ts';
import type { RowResult } from './perform.ts';

/** Part of the description the rows speak about. */
export interface Coverage {
  readonly operations: number;
  readonly withRow: number;
  /** Operations nothing promises anything about. */
  readonly missing: readonly string[];
}

/** A row counts for every operation it calls and judges, and so do the rows made from the description; what did not run counts too. */
export function coverageOf(rows: readonly Pick<RowResult, 'operations'>[], described: readonly string[] = describedOperations()): Coverage {
  const called = new Set([...rows.flatMap(({ operations }): readonly string[] => operations), ...described]);
  const missing = [...OPERATIONS.keys()].filter((id) => !called.has(id)).toSorted();
  return { operations: OPERATIONS.size, withRow: OPERATIONS.size - missing.length, missing };
}

const describedOperations = (): string[] => [...planOf()].filter(([, checks]) => checks.length > 0).map(([{ id }]) => id);
