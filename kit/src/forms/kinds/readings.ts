import { cellOfText } from '../../engines/sheet-cells/index.ts';
import type { SheetCell, WrittenCell } from '../../engines/sheet-cells/index.ts';
import type { Text } from '../grammar/base.ts';
import type { ReadingContext, ValueKind, ValueReading, ValueRefusal, ValueWarning, ValueWords } from './types.ts';

export const valueRead = (value: unknown, ...warnings: readonly ValueWarning[]): ValueReading => ({ kind: 'value', value, warnings });
export const refused = (refusal: ValueRefusal): ValueReading => ({ kind: 'refused', refusal });

/** Words of a control, in the language that is read in. */
export const wordsOf = (context: ReadingContext, text: Text | undefined): string => {
  if (text === undefined) return '';
  if (context.words) return context.words(text);
  return typeof text === 'string' ? text : (text.message ?? '');
};

/** Refusal of a cell that holds no value of any kind; null for the others. */
export function badCell(cell: SheetCell): ValueReading | null {
  if (cell.kind === 'error') return refused({ kind: 'errorCell', name: cell.name });
  return cell.kind === 'uncalculated' ? refused({ kind: 'uncalculated' }) : null;
}

type ReadCell<Control> = ValueKind<Control>['cell']['read'];

/** Apostrophe that exports put before a text that begins like a formula. */
const GUARD = /^'(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/;
const unguarded = (cell: SheetCell): SheetCell => (cell.kind === 'text' ? { ...cell, text: cell.text.replace(GUARD, '') } : cell);

/** Reader of cells that refuses what holds no value, and takes a blank cell for the empty value. */
export const cellReader =
  <Control>(empty: (control: Control) => unknown, read: ReadCell<Control>): ReadCell<Control> =>
  (control, cell, context) =>
    badCell(cell) ?? (cell.kind === 'blank' ? valueRead(empty(control)) : read(control, unguarded(cell), context));

/** Parser of texts that reads them as a cell of text would be read. */
export const parseAsCell =
  <Control>(read: ReadCell<Control>): ValueKind<Control>['parse'] =>
  (control, text, context) =>
    read(control, cellOfText(text), context);

export const blankCell: WrittenCell = { t: 'z' };
export const textCell = (text: string): WrittenCell => (text === '' ? blankCell : { t: 's', v: text });

/** Writer of cells that hold the words of a value. */
export const writeWords =
  <Control>(text: (control: Control, value: unknown, words: ValueWords) => string) =>
  (control: Control, value: unknown, words: ValueWords): WrittenCell =>
    isEmptyValue(value) ? blankCell : textCell(text(control, value, words));

/** True for what counts as not filled in: nothing, blank text, an empty list. */
export const isEmptyValue = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

/** Text of a value without a kind of its own: a text, a number, names of things, several of them. */
export function plainText(value: unknown, words: Pick<ValueWords, 'yes' | 'no' | 'row'>): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (Array.isArray(value)) return words.row(value.map((each) => plainText(each, words)).filter(Boolean));
  const named: Readonly<Record<string, unknown>> = { ...(value as object) };
  return plainText(named['fullName'] ?? named['name'] ?? '', words);
}

/** A figure with the words before and after it. */
export const affixed = (
  { prefix, suffix }: { readonly prefix?: Text | undefined; readonly suffix?: Text | undefined },
  figure: string,
  { text }: ValueWords,
): string => (figure === '' ? '' : [prefix && text(prefix), figure, suffix && text(suffix)].filter(Boolean).join(' '));

/** Ends of a span in words; open where an end is empty. */
export const spanText = ([from, to]: readonly string[], words: ValueWords): string =>
  from && to ? words.span(from, to) : from ? words.from(from) : to ? words.to(to) : '';

/** Both ends of a span that was written: `a 至 b`, `a ~ b`, `a — b`, `a to b`; null where it is no span. */
export function endsWritten(text: string): readonly [string, string] | null {
  const ends = text.split(/\s*(?:\u81f3|\u5230|~|\uff5e|\u301c|\u2014+|\u2013)\s*|\s+(?:-|to)\s+/);
  const [from = '', to = ''] = ends;
  return ends.length === 2 && from + to !== '' ? [from.trim(), to.trim()] : null;
}

/** Kind whose values are chosen or worked out and never read from a text. */
export const notWritten = {
  parse: (): ValueReading => refused({ kind: 'notWritten' }),
  read: (_control: unknown, cell: SheetCell): ValueReading => badCell(cell) ?? refused({ kind: 'notWritten' }),
};
