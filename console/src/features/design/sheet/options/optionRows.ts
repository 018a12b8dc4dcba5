import { isList, isObject, textOf } from '@milepost/openapi/domains/design';
import type { Json, JsonObject } from '@milepost/openapi/domains/design';

/** Most options a design is given; more belong into a dictionary. @source designer §8.3 */
export const MOST_OPTIONS = 2_000;

/** Names of the members of an option. */
export interface OptionNames {
  readonly value: string;
  readonly label: string;
  readonly children: string;
}

/** An option in its list; in a tree with its level, 0 at the top. */
export interface OptionRow {
  readonly [member: string]: unknown;
  readonly value: string;
  readonly label: string;
  readonly level: number;
  /** The option as it came, without those below it. */
  readonly came: JsonObject;
}

/** Options of a design in their order, each after what it stands below. */
export function rowsOf(options: Json | undefined, names: OptionNames, level = 0): readonly OptionRow[] {
  return (isList(options) ? options : []).filter(isObject).flatMap((option): readonly OptionRow[] => {
    const { [names.children]: below, ...came } = option;
    return [{ value: textOf(option[names.value]), label: textOf(option[names.label]), level, came }, ...rowsOf(below, names, level + 1)];
  });
}

/** A row as an option: its members stay as they came, a value that was a number stays one. */
function optionOf({ value, label, came }: OptionRow, names: OptionNames, below: readonly Json[]): JsonObject {
  const had = came[names.value];
  const isFigure = typeof had === 'number' && value !== '' && Number.isFinite(Number(value));
  return {
    ...came,
    [names.value]: isFigure ? Number(value) : value,
    [names.label]: label,
    ...(below.length > 0 && { [names.children]: below }),
  };
}

/** Options of rows; a row that is deeper than the one before it stands below that. */
export function optionsOf(rows: readonly OptionRow[], names: OptionNames, level = 0): readonly Json[] {
  const options: Json[] = [];
  for (let at = 0; at < rows.length;) {
    const row = rows[at] as OptionRow;
    let end = at + 1;
    while (end < rows.length && (rows[end] as OptionRow).level > level) end += 1;
    options.push(optionOf(row, names, optionsOf(rows.slice(at + 1, end), names, level + 1)));
    at = end;
  }
  return options;
}

const NUMBER = /^\d{1,9}$/;
/** Values for new options: numbers after every one there is, so that one that was taken out, which records may hold, is not given again. */
function newValues(rows: readonly Pick<OptionRow, 'value'>[]): () => string {
  let number = rows.reduce((most, { value }) => (NUMBER.test(value) ? Math.max(most, Number(value)) : most), 0);
  return () => String((number += 1));
}

/** Rows of lines of text: a label each, or a label and its value with a tab between them. */
export function rowsOfText(text: string, before: readonly OptionRow[]): readonly OptionRow[] {
  const rows = [...before];
  for (const line of text.split(/\r?\n/)) {
    if (rows.length >= MOST_OPTIONS) break;
    const [label = '', value = ''] = line.split('\t').map((cell) => cell.trim());
    if (label !== '' || value !== '') rows.push({ label: label || value, value, level: 0, came: {} });
  }
  return withValues(rows);
}

/** Rows with a value for each option that has none. */
export function withValues(rows: readonly OptionRow[]): readonly OptionRow[] {
  const lacks = ({ value, label }: OptionRow) => value === '' && label !== '';
  if (!rows.some(lacks)) return rows;
  const next = newValues(rows);
  return rows.map((row) => (lacks(row) ? { ...row, value: next() } : row));
}

/** Values that stand at more than one option. */
export function valuesTwice(rows: readonly Pick<OptionRow, 'value'>[]): readonly string[] {
  const seen = new Set<string>();
  return [...new Set(rows.map(({ value }) => value).filter((value) => value !== '' && (seen.has(value) || !seen.add(value))))];
}

/** The row at a place and those below it, moved before or after its neighbour of the same level; the same rows where there is none. */
export function withMoved(rows: readonly OptionRow[], at: number, way: 'up' | 'down'): readonly OptionRow[] {
  const { level } = rows[at] ?? { level: 0 };
  const endOf = (from: number) => {
    let end = from + 1;
    while (end < rows.length && (rows[end] as OptionRow).level > level) end += 1;
    return end;
  };
  const end = endOf(at);
  if (way === 'up') {
    const before = rows.slice(0, at).findLastIndex((row) => row.level <= level);
    if (before < 0 || (rows[before] as OptionRow).level < level) return rows;
    return [...rows.slice(0, before), ...rows.slice(at, end), ...rows.slice(before, at), ...rows.slice(end)];
  }
  if (end >= rows.length || (rows[end] as OptionRow).level < level) return rows;
  const after = endOf(end);
  return [...rows.slice(0, at), ...rows.slice(end, after), ...rows.slice(at, end), ...rows.slice(after)];
}

/** The row at a place and those below it one level deeper, or less deep; the same rows where they cannot be. */
export function withLevel(rows: readonly OptionRow[], at: number, by: 1 | -1): readonly OptionRow[] {
  const row = rows[at];
  const above = rows[at - 1];
  if (!row || row.level + by < 0 || (by === 1 && (!above || above.level < row.level))) return rows;
  let end = at + 1;
  while (end < rows.length && (rows[end] as OptionRow).level > row.level) end += 1;
  return rows.map((one, place) => (place >= at && place < end ? { ...one, level: one.level + by } : one));
}
