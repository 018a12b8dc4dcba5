import { cellText, columnValue } from './cellText.ts';
import type { DataRecord } from './types.ts';

/** Reasons against choosing a row: it has no value to store, or a number that JavaScript has already changed. */
export type RowFault = 'noValue' | 'unsafeNumber';

/** A row as something that can be chosen. */
export interface DataNode {
  /** The stored value as text; for a row that cannot be chosen one of its own, which is never stored. */
  readonly id: string;
  /** Name the closed field shows. */
  readonly fullName: string;
  /** The stored value: exactly what the row holds. */
  readonly value: string | number;
  readonly record: DataRecord;
  readonly fault: RowFault | null;
}

/** Columns of a row that hold the stored value and the shown name. @source forms §3 */
export interface NodeColumns {
  readonly propsValue: string;
  readonly relationField: string;
}

/** Cannot begin a text that anybody stores. */
const OWN_MARK = '\u0000';

function faultOf(value: unknown): RowFault | null {
  if (typeof value === 'number') return Number.isInteger(value) && !Number.isSafeInteger(value) ? 'unsafeNumber' : null;
  return typeof value === 'string' && value !== '' ? null : 'noValue';
}

/** Rows as choices, in their order; a row whose value came before is left out. @reading R-248 */
export function dataNodes(records: readonly DataRecord[], { propsValue, relationField }: NodeColumns): readonly DataNode[] {
  const known = new Set<string>();
  const nodes: DataNode[] = [];
  for (const [at, record] of records.entries()) {
    const value = columnValue(record, propsValue);
    const fault = faultOf(value);
    const stored = typeof value === 'number' || typeof value === 'string' ? value : '';
    const id = fault ? `${OWN_MARK}${at}` : String(stored);
    if (known.has(id)) continue;
    known.add(id);
    nodes.push({ id, fullName: cellText(columnValue(record, relationField)) || cellText(stored), value: stored, record, fault });
  }
  return nodes;
}
