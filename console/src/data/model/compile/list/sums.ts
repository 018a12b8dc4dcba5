import type { ListConfig } from '@milepost/openapi/domains/model';
import { textOf, valueOf } from './rowValue.ts';
import type { ModelRow, Row } from './rowValue.ts';

/** Shapes whose rows are summed up. @source forms §7 */
const SUMMED = new Set(['table', 'leftTree', 'inlineEdit']);
/** @source forms §9 */
const PLACES = 2;

const figureOf = (value: unknown): number => {
  const figure = Number(textOf(value).replaceAll(',', ''));
  return Number.isFinite(figure) ? figure : 0;
};

/** Figures of a column in a row: one, or those of the rows of its sub-table. */
function figuresOf(row: ModelRow, columnId: string): readonly number[] {
  const [table = '', child] = columnId.split('-');
  const rows = child === undefined ? undefined : valueOf(row, table);
  if (child !== undefined && Array.isArray(rows)) return rows.map((each) => figureOf(valueOf(each as Row, child)));
  return [figureOf(valueOf(row, columnId))];
}

/** Members of a list its sums are made of. */
type Summed = Pick<ListConfig, 'showSummary' | 'summaryField' | 'thousands' | 'thousandsField' | 'type'>;

/** Sums under the columns of a list, of the rows that are shown; undefined where the design asks for none. @source forms §5, §9 */
export function sumOf({ showSummary, summaryField, thousandsField, type }: Summed) {
  const summed = new Set(summaryField);
  if (!showSummary || summed.size === 0 || !SUMMED.has(type)) return undefined;
  const grouped = new Set(thousandsField);
  return (rows: readonly ModelRow[], columnId: string): string => {
    if (!summed.has(columnId)) return '';
    const sum = rows.flatMap((row) => figuresOf(row, columnId)).reduce((total, each) => total + each, 0);
    const text = sum.toFixed(PLACES);
    return grouped.has(columnId) ? text.replace(/\B(?=(\d{3})+\.)/g, ',') : text;
  };
}
