import { textOfCell, valueKindOf } from '@milepost/kit/forms/values';
import type { ControlKind, SheetCell, ValueRefusal } from '@milepost/kit/forms/values';
import { refusalWords, warningWords } from './refusal-words.ts';
import { sheetWords } from './sheet-words.ts';

/** Note of a preview about a cell: why it is refused, or what its value went through. */
export interface CellNote {
  /** Index of the row it belongs to, from 0. */
  readonly index: number;
  /** Key of the column; of a sub-table `table-child`. */
  readonly column: string;
  /** Index of the row in its sub-table. */
  readonly tableRow?: number;
  readonly level: 'error' | 'warning';
  readonly message: string;
}

interface PreviewedValue {
  readonly value: string | number;
  readonly notes: readonly Pick<CellNote, 'level' | 'message'>[];
}

/** Value of a cell as the preview shows it and the import takes it: a number, or a text in words. Names stay names until then. */
export function previewValue(
  control: { readonly kind: ControlKind },
  label: string,
  cell: SheetCell | undefined,
  words: (refusal: ValueRefusal, control: object) => string = (refusal) => refusalWords(label, refusal, control),
): PreviewedValue {
  if (cell === undefined || cell.kind === 'blank') return { value: '', notes: [] };
  const kind = valueKindOf(control);
  const reading = kind.cell.read(control, cell, { find: (name) => name });
  if (reading.kind === 'refused') return { value: textOfCell(cell), notes: [{ level: 'error', message: words(reading.refusal, control) }] };
  const notes = reading.warnings.map((warning) => ({ level: 'warning', message: warningWords(label, warning) }) as const);
  const { value } = reading;
  return { value: typeof value === 'number' && kind.sheet === 'figure' ? value : kind.text(control, value, sheetWords), notes };
}
