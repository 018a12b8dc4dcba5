import { cellsOf } from '../../engines/input-rows/index.ts';

/** Size of what is chosen, in cells; null for one cell. */
export interface ChosenSize {
  readonly rows: number;
  readonly cols: number;
}

/** Cells of a text from a spreadsheet as they are put down: one cell fills all that are chosen. */
export function blockOf(text: string, chosen: ChosenSize | null): readonly (readonly string[])[] {
  const cells = cellsOf(text);
  const [only] = cells[0] ?? [];
  if (!chosen || cells.length > 1 || cells[0]?.length !== 1 || only === undefined) return cells;
  return Array.from({ length: chosen.rows }, () => Array.from({ length: chosen.cols }, () => only));
}

/**
 * True for a clipboard with several cells, seen from a field one writes in: anything else is part of the field's own text.
 * Lines are cells, but where the field takes lines: there the source must have said so, by a tab or by a table.
 * @reading R-935
 */
export function holdsCells(clipboard: Pick<DataTransfer, 'getData'>, field: EventTarget | null): boolean {
  const text = clipboard.getData('text/plain').replace(/\r?\n$/, '');
  if (text.includes('\t')) return true;
  if (!/[\r\n]/.test(text)) return false;
  if (!(field instanceof HTMLTextAreaElement)) return true;
  return cellsOf(text).length > 1 && /<table[\s>]/i.test(clipboard.getData('text/html'));
}
