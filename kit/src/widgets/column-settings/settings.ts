import type { ColumnSettings } from '../../primitives/data-table/headless.ts';
import type { ListedColumn, SavedColumn, SettableColumn } from './types.ts';

const NO_ORDER: readonly string[] = [];

/** Columns that can be listed: with a property name, each name once. @param isOperation columns that are left out */
export function settableColumns<C extends SettableColumn>(columns: readonly C[], isOperation: (column: C) => boolean): readonly C[] {
  const seen = new Set<string>();
  return columns.filter((column) => {
    if (!column.prop || seen.has(column.prop) || isOperation(column)) return false;
    seen.add(column.prop);
    return true;
  });
}

/** Every column in the order it is declared, shown, as wide and where it is declared. */
export function defaultSettings(columns: readonly SettableColumn[]): readonly ListedColumn[] {
  return columns.map(({ prop = '', header, pinned }): ListedColumn => ({
    prop,
    label: header,
    isVisible: true,
    widthPx: null,
    pinned: null,
    declaredEdge: pinned ?? 'none',
    isNew: false,
  }));
}

/**
 * Saved settings for the columns there are now: saved order, visibility, width and edge, columns that are gone dropped, new
 * ones appended and shown. Labels are the present ones. Where nothing would be shown, everything is.
 * @source forms §2.9 @reading R-205
 */
export function mergeSettings(columns: readonly SettableColumn[], saved: readonly SavedColumn[] | null): readonly ListedColumn[] {
  const defaults = defaultSettings(columns);
  if (!saved) return defaults;
  const byProp = new Map(defaults.map((column) => [column.prop, column]));
  const known: ListedColumn[] = [];
  for (const { prop, isVisible, widthPx = null, pinned = null } of saved) {
    const column = byProp.get(prop);
    if (!column) continue;
    known.push({ ...column, isVisible, widthPx, pinned });
    byProp.delete(prop);
  }
  const merged = [...known, ...[...byProp.values()].map((column) => ({ ...column, isNew: true }))];
  return merged.some(({ isVisible }) => isVisible) ? merged : merged.map((column) => ({ ...column, isVisible: true }));
}

/** Settings of the table for a list. Columns that cannot be listed stay at their places, the others are put into theirs. */
export function settingsOf(
  columns: readonly SettableColumn[],
  settable: readonly SettableColumn[],
  listed: readonly ListedColumn[],
): ColumnSettings {
  const idOf = new Map(settable.map(({ id, prop }) => [prop, id]));
  const named = listed.flatMap((column) => ({ ...column, id: idOf.get(column.prop) ?? '' })).filter(({ id }) => id !== '');
  const moved = new Set(named.map(({ id }) => id));
  let next = 0;
  const order = columns.map(({ id }) => (moved.has(id) ? (named[next++]?.id ?? id) : id));
  const isAsDeclared = columns.every(({ id }, place) => order[place] === id);
  return {
    order: isAsDeclared ? NO_ORDER : order,
    hidden: named.filter(({ isVisible }) => !isVisible).map(({ id }) => id),
    widthsPx: Object.fromEntries(named.flatMap(({ id, widthPx }) => (widthPx === null ? [] : [[id, widthPx]]))),
    pinned: Object.fromEntries(named.flatMap(({ id, pinned }) => (pinned === null ? [] : [[id, pinned]]))),
  };
}

/** The list with the widths that were changed in the table itself. */
export function withWidths(
  settable: readonly SettableColumn[],
  listed: readonly ListedColumn[],
  widthsPx: ColumnSettings['widthsPx'],
): readonly ListedColumn[] {
  const idOf = new Map(settable.map(({ id, prop }) => [prop, id]));
  return listed.map((column) => ({ ...column, widthPx: widthsPx[idOf.get(column.prop) ?? ''] ?? null }));
}

/** A list as it is kept; null where it is as declared, so that there is nothing to keep. */
export function savedOf(listed: readonly ListedColumn[], defaults: readonly ListedColumn[]): readonly SavedColumn[] | null {
  const isAsDeclared = listed.every(
    ({ prop, isVisible, widthPx, pinned }, place) => prop === defaults[place]?.prop && isVisible && widthPx === null && pinned === null,
  );
  if (isAsDeclared) return null;
  return listed.map(({ prop, label, isVisible, widthPx, pinned }) => ({ prop, label, isVisible, widthPx, pinned }));
}

/**
 * The list of a server, with the widths and edges that are known here where the server keeps none. @reading R-403
 */
export function withKnown(answer: readonly SavedColumn[], here: readonly SavedColumn[] | null): readonly SavedColumn[] {
  const byProp = new Map(here?.map((column) => [column.prop, column]));
  return answer.map((column) => ({
    ...column,
    widthPx: column.widthPx === undefined ? (byProp.get(column.prop)?.widthPx ?? null) : column.widthPx,
    pinned: column.pinned === undefined ? (byProp.get(column.prop)?.pinned ?? null) : column.pinned,
  }));
}
