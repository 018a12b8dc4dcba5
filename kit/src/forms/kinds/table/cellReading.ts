import type { CellReading } from '../../../widgets/input-table/index.ts';
import type { TableColumn, Text } from '../../grammar/index.ts';
import type { ValueRefusal } from '../types.ts';
import { valueKindOf } from '../values.ts';

/** Words the reading of a text needs. */
export interface ReadingWords {
  readonly text: (words: Text) => string;
  readonly refusal: (column: TableColumn, refusal: ValueRefusal) => string;
}

/** Reading of what is typed or pasted into a cell; undefined for kinds that are only chosen. */
export function cellReading(column: TableColumn, { text: words, refusal }: ReadingWords): ((text: string) => CellReading) | undefined {
  const kind = valueKindOf(column);
  if (kind.table?.takes === 'nothing' || (column.kind === 'choice' && column.options.from === 'feed')) return undefined;
  return (text) => {
    const reading = kind.parse(column, text, { words });
    return reading.kind === 'value' ? { value: reading.value } : { problem: refusal(column, reading.refusal) };
  };
}
