import { useEffect } from 'react';
import type { Row } from '../../../widgets/input-table/index.ts';
import { isEmptyValue, valueAt } from '../../grammar/index.ts';
import type { FieldPath, TableControl } from '../../grammar/index.ts';
import { useDrawnForm } from '../../render/drawnForm.ts';
import { chosenIn, isAttribute } from './attributeCell.tsx';
import type { Named } from './ColumnNames.tsx';

/**
 * Fills attributes that are saved with their row once it is known what was chosen in it. Rows stay as they were loaded until
 * somebody changes them.
 * @source forms §3, §4
 */
export function useRowAttributes(
  { field, columns }: TableControl,
  rows: readonly Row[],
  names: ReadonlyMap<FieldPath, Named>,
  onChange: (rows: readonly Row[]) => void,
): void {
  const { store } = useDrawnForm();
  useEffect(() => {
    const saved = columns.filter(isAttribute).filter(({ source }) => source.config.storage === 'saved');
    if (saved.length === 0) return;
    const loaded = valueAt(store.loaded(), field);
    const before = new Set<unknown>(Array.isArray(loaded) ? loaded : []);
    const filled = rows.map((row) => {
      if (before.has(row)) return row;
      const missing = saved.flatMap((column): [string, unknown][] => {
        const id = chosenIn(row, column.source.config.follows);
        const known = names.get(column.field)?.find((one) => one.id === id)?.label;
        return isEmptyValue(row[column.field]) && typeof known === 'string' && known !== '' ? [[column.field, known]] : [];
      });
      return missing.length === 0 ? row : { ...row, ...Object.fromEntries(missing) };
    });
    if (filled.some((row, at) => row !== rows[at])) onChange(filled);
  }, [columns, field, rows, names, onChange, store]);
}
