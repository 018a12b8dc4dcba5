import type { CellReading } from '../../../widgets/input-table/index.ts';
import type { TableColumn, Text } from '../../grammar/index.ts';
import type { ValueRefusal } from '../types.ts';
import { valueKindOf } from '../values.ts';

/** Words the reading of a text needs. */
export interface ReadingWords {
  readonly text: (words: Text) => string;
  readonly refusal: (column: TableColumn, refusal: ValueRefusal) => string;
}

/** Kinds whose values are only chosen or worked out: nothing is typed or pasted into their cells. */
const NOT_WRITTEN: ReadonlySet<TableColumn['kind']> = new Set(['pick', 'cascade', 'record', 'calculate', 'files', 'shown', 'unknown']);

/** Reading of what is typed or pasted into a cell; undefined for kinds that are only chosen. */
export function cellReading(column: TableColumn, { text: words, refusal }: ReadingWords): ((text: string) => CellReading) | undefined {
  if (NOT_WRITTEN.has(column.kind) || (column.kind === 'choice' && column.options.from === 'feed')) return undefined;
  const kind = valueKindOf(column);
  return (text) => {
    const reading = kind.parse(column, text, { words });
    return reading.kind === 'value' ? { value: reading.value } : { problem: refusal(column, reading.refusal) };
  };
}
