import type { Control, TableColumn } from '../../forms/grammar/index.ts';

/** Kinds that are written in one cell, or worked out there. What is only shown, and what holds rows, is words in a list. */
const IN_CELLS: ReadonlySet<Control['kind']> = new Set<TableColumn['kind']>([
  'text',
  'integer',
  'number',
  'numberRange',
  'calculate',
  'switch',
  'choice',
  'date',
  'time',
  'dateRange',
  'timeRange',
  'pick',
  'rate',
  'slider',
  'color',
  'cascade',
  'record',
]);

/** True for a control that can be a column of rows edited in place. @source forms §2.8 */
export const isCellControl = (control: Control): control is TableColumn => IN_CELLS.has(control.kind);
