import type { Call } from './description.ts';
import { attempt } from './probe.ts';

/** Rows that can be asked about, of a list that has others too: by a member of the row. */
export interface RowLimit {
  /** As the model calls it. */
  readonly name: string;
  readonly values: readonly (string | number | boolean)[];
}

type Row = Readonly<Record<string, unknown>>;

/** Values another row might have: none, a word nobody knows, codes servers number kinds with. */
const OTHERS = [undefined, 'other', 0, 1, '0', '1'];

/**
 * Limits of calls about one record, each once. @reading R-847 @see docs/decisions/0058-rows-a-call-takes.md
 * @param rowOf a row as the codec reads it
 * @returns null where the rows do not say which of them the calls take
 */
export function rowLimitsOf(calls: readonly (Call | null)[], rowOf: (wire: object) => unknown): readonly RowLimit[] | null {
  const limits = calls.flatMap((call) => Object.entries(call?.rows ?? {})).map(([name, values]) => limitOf(name, values, rowOf));
  if (limits.includes(null)) return null;
  const found = limits.flatMap((limit) => limit ?? []);
  return [...new Map(found.map((limit) => [JSON.stringify(limit), limit])).values()];
}

function limitOf(wireName: string, taken: readonly unknown[], rowOf: (wire: object) => unknown): RowLimit | null {
  const read = (value: unknown): Row => (attempt(() => rowOf({ id: 'x', [wireName]: value })) ?? {}) as Row;
  const rows = taken.map(read);
  const others = OTHERS.filter((other) => !taken.includes(other)).map(read);
  const name = Object.keys(rows[0] ?? {}).find((member) =>
    rows.every((row) => isPlain(row[member]) && others.some((other) => other[member] !== row[member])),
  );
  const values = rows.map((row) => (name === undefined ? null : row[name]));
  return name !== undefined && values.every(isPlain) ? { name, values: [...new Set(values)] } : null;
}

const isPlain = (value: unknown): value is string | number | boolean => ['string', 'number', 'boolean'].includes(typeof value);
