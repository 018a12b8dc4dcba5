import type { DataRecord } from './types.ts';

/** Longest text a cell shows. */
export const MAX_CELL_CHARS = 1000;
/** Characters of a text that are looked at before marks are taken out of it. */
const READ_CHARS = 4 * MAX_CELL_CHARS;
/** Things of a list that are put into one cell. */
const MAX_ITEMS = 50;
/** Line ends, controls, and marks that turn the direction of what follows: none of them belongs into one line of a table. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const NOT_OF_A_LINE = /[\u0000-\u001F\u007F-\u009F\u2028\u2029\u202A-\u202E\u2066-\u2069]+/g;
/** Members by which people know a thing that stands in a cell. */
const NAMES = ['fullName', 'label', 'name'] as const;

/**
 * The value of a column. Databases spell columns in their own case, so that one that differs in case only is taken where
 * there is no exact one; members of a prototype are none. @reading R-248
 */
export function columnValue(record: DataRecord, column: string): unknown {
  if (Object.hasOwn(record, column)) return record[column];
  const wanted = column.toLowerCase();
  const found = Object.keys(record).find((name) => name.toLowerCase() === wanted);
  return found === undefined ? undefined : record[found];
}

/** Any value as one line of plain text; empty for nothing. Never throws, whatever the value is. @reading R-248 */
export function cellText(value: unknown): string {
  return cut(oneLine(textOf(value, true)));
}

function oneLine(text: string): string {
  return text.replace(NOT_OF_A_LINE, ' ').trim();
}

function cut(text: string): string {
  return text.length <= MAX_CELL_CHARS ? text : `${startOf(text, MAX_CELL_CHARS)}…`;
}

/** The start of a text, without half a character at its end. */
function startOf(text: string, chars: number): string {
  return text.slice(0, chars).replace(/[\uD800-\uDBFF]$/, '');
}

function textOf(value: unknown, isOutermost: boolean): string {
  switch (typeof value) {
    case 'string':
      return startOf(value, READ_CHARS);
    case 'number':
    case 'boolean':
    case 'bigint':
      return String(value);
    case 'object':
      if (value === null) return '';
      if (!Array.isArray(value)) return textOfObject(value);
      if (!isOutermost) return '';
      return value
        .slice(0, MAX_ITEMS)
        .map((item: unknown) => textOf(item, false))
        .filter((text) => text !== '')
        .join('、');
    default:
      return '';
  }
}

function textOfObject(value: object): string {
  for (const name of NAMES) {
    const named: unknown = Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;
    if (typeof named === 'string' && named !== '') return startOf(named, READ_CHARS);
  }
  return '';
}
