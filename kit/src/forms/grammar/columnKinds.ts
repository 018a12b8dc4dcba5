import { VALUES, valueKindOf } from '../kinds/values.ts';
import type { Control, Part, TableColumn } from './types.ts';

/** Kinds a column of a table can have. */
export const columnKinds: readonly string[] = Object.entries(VALUES).flatMap(([name, kind]) => ('table' in kind ? [name] : []));

/** True for a part that can be a column of a table. @source forms §2.8 */
export const isColumn = (part: Part): part is TableColumn => part.part === 'control' && valueKindOf(part).table !== undefined;

/** True for a control that can be a column of rows edited in place. @source forms §2.8 */
export const isCellControl = (control: Control): control is TableColumn => {
  const { table } = valueKindOf(control);
  return table !== undefined && table.isOnlyRead !== true;
};
