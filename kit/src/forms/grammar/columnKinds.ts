import type { Control, Part, TableColumn } from './types.ts';

/** Kinds of a column, each with whether it is written in the cell or worked out there. The others are words, or hold rows. */
const COLUMN_KINDS: Readonly<Record<TableColumn['kind'], boolean>> = {
  text: true,
  integer: true,
  number: true,
  numberRange: true,
  calculate: true,
  switch: true,
  choice: true,
  date: true,
  time: true,
  dateRange: true,
  timeRange: true,
  pick: true,
  rate: true,
  slider: true,
  color: true,
  files: false,
  cascade: true,
  record: true,
  shown: false,
  unknown: false,
};

/** Kinds a column of a table can have. */
export const columnKinds: readonly string[] = Object.keys(COLUMN_KINDS);

const isKind = (kind: string): kind is TableColumn['kind'] => Object.hasOwn(COLUMN_KINDS, kind);

/** True for a part that can be a column of a table. @source forms §2.8 */
export const isColumn = (part: Part): part is TableColumn => part.part === 'control' && isKind(part.kind);

/** True for a control that can be a column of rows edited in place. @source forms §2.8 */
export const isCellControl = (control: Control): control is TableColumn => isKind(control.kind) && COLUMN_KINDS[control.kind];
