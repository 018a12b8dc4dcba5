import { parseStrictJson, type JsonLimits, type JsonReason } from '../../guards/strict-json.ts';
import { BDD_VERSION, type BddFile } from './bdd-model.ts';
import { readEntry, readType, type RowFault, type RowReason } from './bdd-rows.ts';
import { linkFault, type LinkReason } from './bdd-links.ts';

const LIMITS: JsonLimits = { maxChars: 5 * 1024 * 1024, maxDepth: 8, maxNodes: 500_000 };

export type BddReason = JsonReason | RowReason | LinkReason | 'version';

/**
 * The file, or the first fault. `place` is `line:column` (from 1) where the text is no acceptable JSON, else a path such as
 * `entries[3].enCode`.
 */
export type BddResult = { ok: true; file: BddFile } | { ok: false; place: string; reason: BddReason };

/**
 * Reads a .bdd file that somebody may have edited: every field, every code, every parent is checked; members nobody knows
 * are ignored, keys of prototypes are refused.
 * @source admin §5 @reading R-019
 */
export function parseBdd(text: string): BddResult {
  const json = parseStrictJson(text, LIMITS);
  if (!json.ok) return { ok: false, place: `${json.line}:${json.column}`, reason: json.reason };
  const root = json.value;
  if (typeof root !== 'object' || root === null || Array.isArray(root)) return { ok: false, place: '1:1', reason: 'type' };
  const { version, types: typeRows, entries: entryRows }: { version?: unknown; types?: unknown; entries?: unknown } = root;
  if (version !== BDD_VERSION) return { ok: false, place: 'version', reason: 'version' };

  const types = readRows('types', typeRows, readType);
  if (!types.ok) return types;
  const entries = readRows('entries', entryRows, readEntry);
  if (!entries.ok) return entries;
  const file: BddFile = { version, types: types.rows, entries: entries.rows };
  const fault = linkFault(file);
  return fault ? { ok: false, ...fault } : { ok: true, file };
}

/** The text of a file, as export writes it. */
export const formatBdd = (file: BddFile): string => `${JSON.stringify(file, null, 2)}\n`;

function readRows<Row>(
  name: string,
  rows: unknown,
  read: (row: unknown) => Row | RowFault,
): { ok: true; rows: Row[] } | { ok: false; place: string; reason: RowReason } {
  if (!Array.isArray(rows)) return { ok: false, place: name, reason: rows === undefined ? 'required' : 'type' };
  const good: Row[] = [];
  for (const [index, row] of rows.entries()) {
    const result = read(row);
    if (isFault(result)) return { ok: false, place: `${name}[${index}]${result.field && `.${result.field}`}`, reason: result.reason };
    good.push(result);
  }
  return { ok: true, rows: good };
}

const isFault = (result: unknown): result is RowFault => typeof result === 'object' && result !== null && 'reason' in result;
