import type { ColumnArrangement } from '../../primitives/data-table/index.ts';
import type { ColumnSetting, ListedColumn, SettableColumn } from './types.ts';

/** Columns that can be listed: with a property name, each name once. @param isOperation columns that are left out */
export function settableColumns<C extends SettableColumn>(columns: readonly C[], isOperation: (column: C) => boolean): readonly C[] {
  const seen = new Set<string>();
  return columns.filter((column) => {
    if (!column.prop || seen.has(column.prop) || isOperation(column)) return false;
    seen.add(column.prop);
    return true;
  });
}

/** Every column in the order it is declared, shown. */
export function defaultSettings(columns: readonly SettableColumn[]): readonly ListedColumn[] {
  return columns.map(({ prop = '', header }) => ({ prop, label: header, isVisible: true, isNew: false }));
}

/**
 * Saved settings, for the columns there are now: saved order and visibility, columns that are gone dropped, new ones
 * appended and shown. Labels are the present ones. Where nothing would be shown, everything is.
 * @source forms §2.9 @reading R-205
 */
export function mergeSettings(columns: readonly SettableColumn[], saved: readonly ColumnSetting[] | null): readonly ListedColumn[] {
  const defaults = defaultSettings(columns);
  if (!saved) return defaults;
  const byProp = new Map(defaults.map((column) => [column.prop, column]));
  const known: ListedColumn[] = [];
  for (const { prop, isVisible } of saved) {
    const column = byProp.get(prop);
    if (!column) continue;
    known.push({ ...column, isVisible });
    byProp.delete(prop);
  }
  const merged = [...known, ...[...byProp.values()].map((column) => ({ ...column, isNew: true }))];
  return merged.some(({ isVisible }) => isVisible) ? merged : merged.map((column) => ({ ...column, isVisible: true }));
}

/**
 * Arrangement a list stands for in the table. Columns that cannot be listed stay at their places, the others are put into theirs.
 * Nothing is said where the list is as declared.
 */
export function arrangementOf(
  columns: readonly SettableColumn[],
  settable: readonly SettableColumn[],
  listed: readonly ColumnSetting[],
): Pick<ColumnArrangement, 'order' | 'hiddenIds'> {
  const idOf = new Map(settable.map(({ id, prop }) => [prop, id]));
  const inOrder = listed.flatMap(({ prop }) => idOf.get(prop) ?? []);
  const moved = new Set(inOrder);
  let next = 0;
  const order = columns.map(({ id }) => (moved.has(id) ? (inOrder[next++] ?? id) : id));
  const hiddenIds = listed.filter(({ isVisible }) => !isVisible).flatMap(({ prop }) => idOf.get(prop) ?? []);
  const isAsDeclared = columns.every(({ id }, place) => order[place] === id);
  return { ...(!isAsDeclared && { order }), ...(hiddenIds.length > 0 && { hiddenIds }) };
}
