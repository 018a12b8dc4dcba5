import { columnValue } from '../../engines/data-rows/index.ts';
import type { DataRecord } from '../../engines/data-rows/index.ts';
import type { RelationOption } from './types.ts';

/** One record per chosen row, its fields as the design says; a column a row does not have is the empty text. @reading R-250 */
export function filledRecords(relationOptions: readonly RelationOption[], rows: readonly DataRecord[]): readonly DataRecord[] {
  return rows.map((row) =>
    Object.fromEntries(
      relationOptions.map((option) => [option.field, option.kind === 'column' ? (columnValue(row, option.column) ?? '') : option.value]),
    ),
  );
}
