import type { Option } from '../grammar/base.ts';
import { inOneLine, textOfCell } from '../../engines/sheet-cells/index.ts';
import type { SheetCell } from '../../engines/sheet-cells/index.ts';
import { refused, valueRead, wordsOf } from './readings.ts';
import type { ReadingContext, ValueReading, ValueWords } from './types.ts';

const LISTED = /[,\uff0c\u3001;\uff1b\n]/;

/** Names of chosen options; an id no option has stands for itself. */
export function optionsText(options: readonly Option[], value: unknown, words: Pick<ValueWords, 'text' | 'row'>): string {
  const ids = (Array.isArray(value) ? value : [value]).filter((id) => id !== null && id !== undefined && id !== '').map(String);
  return words.row(ids.map((id) => words.text(options.find((one) => one.id === id)?.label ?? id)));
}

/** Finder of ids by the names and the ids of options; names come first, the first of equal ones wins. */
export function finderOf(options: readonly Option[], context: ReadingContext): (name: string) => unknown {
  const found = new Map<string, string>();
  const put = (key: string, id: string) => found.has(key) || found.set(key, id);
  for (const { id, label } of options) put(wordsOf(context, label).trim(), id);
  for (const { id } of options) put(id, id);
  return (name) => found.get(name);
}

/** Values of the names in a cell, one or several. */
export function readChosen(cell: SheetCell, isMany: boolean, find: ReadingContext['find']): ValueReading {
  if (!find) return refused({ kind: 'notWritten' });
  const text = inOneLine(textOfCell(cell));
  // An option may have a comma in its name.
  const whole = isMany ? find(text) : undefined;
  if (whole !== undefined) return valueRead([whole]);
  const names = isMany ? (cell.kind === 'text' ? cell.text : text).split(LISTED).map((name) => name.trim()) : [text];
  const values: unknown[] = [];
  for (const name of names) {
    if (name === '') continue;
    const value = find(name);
    if (value === undefined) return refused({ kind: 'noOption', name });
    values.push(value);
  }
  return valueRead(isMany ? values : (values[0] ?? null));
}
