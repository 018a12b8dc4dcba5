import { placeWithin, withMoved } from '../../engines/sorting/index.ts';
import type { ListedColumn } from './types.ts';

/** State of the drawer before anything is applied. */
export interface SettingsDraft {
  readonly columns: readonly ListedColumn[];
  /** The column that is being moved, and how it was before. */
  readonly grabbed: { readonly prop: string; readonly before: readonly ListedColumn[] } | null;
  /** Columns that restoring the defaults took away; gone with the next change. */
  readonly undo: readonly ListedColumn[] | null;
}

export type DraftEvent =
  | { readonly kind: 'toggle'; readonly prop: string }
  /** Holds a column in sight, or lets it go. */
  | { readonly kind: 'pin'; readonly prop: string }
  /** `to` is a place from 0; beyond the ends it is the end. */
  | { readonly kind: 'move'; readonly prop: string; readonly to: number }
  | { readonly kind: 'grab'; readonly prop: string }
  | { readonly kind: 'drop' | 'cancel' | 'undo' }
  | { readonly kind: 'restore'; readonly defaults: readonly ListedColumn[] };

export const draftOf = (columns: readonly ListedColumn[]): SettingsDraft => ({ columns, grabbed: null, undo: null });
export const placeOf = ({ columns }: SettingsDraft, prop: string) => columns.findIndex((column) => column.prop === prop);
export const shownCount = ({ columns }: SettingsDraft) => columns.filter(({ isVisible }) => isVisible).length;

/** True when both lists have the same columns in the same order, shown and held alike. */
export const isSameOrder = (one: readonly ListedColumn[], other: readonly ListedColumn[]): boolean =>
  one.length === other.length &&
  one.every((column, place) => {
    const before = other[place];
    return before?.prop === column.prop && before.isVisible === column.isVisible && edgeOf(before) === edgeOf(column);
  });

/** Edge at which a column is held. */
export const edgeOf = ({ pinned, declaredEdge }: ListedColumn) => pinned ?? declaredEdge;

/** The draft after an event; the same object when nothing comes of it, such as hiding the last column shown. */
export function next(draft: SettingsDraft, event: DraftEvent): SettingsDraft {
  const { columns, grabbed } = draft;
  switch (event.kind) {
    case 'toggle': {
      const place = placeOf(draft, event.prop);
      const column = columns[place];
      if (!column || (column.isVisible && shownCount(draft) === 1)) return draft;
      return { ...draft, columns: columns.with(place, { ...column, isVisible: !column.isVisible }), undo: null };
    }
    case 'pin': {
      const place = placeOf(draft, event.prop);
      const column = columns[place];
      if (!column) return draft;
      const { declaredEdge } = column;
      // Back to what is declared where that is what is wanted: nothing has then to be kept.
      const isDeclared = (edgeOf(column) === 'none') === (declaredEdge !== 'none');
      const pinned = isDeclared ? null : edgeOf(column) === 'none' ? 'start' : 'none';
      return { ...draft, columns: columns.with(place, { ...column, pinned }), undo: null };
    }
    case 'move': {
      const from = placeOf(draft, event.prop);
      const column = columns[from];
      const to = placeWithin(event.to, columns.length);
      if (!column || from === to) return draft;
      return { ...draft, columns: withMoved(columns, from, to), undo: null };
    }
    case 'grab':
      return grabbed?.prop === event.prop ? draft : { ...draft, grabbed: { prop: event.prop, before: columns } };
    case 'drop':
      return grabbed ? { ...draft, grabbed: null } : draft;
    case 'cancel':
      return grabbed ? { ...draft, columns: grabbed.before, grabbed: null } : draft;
    case 'restore':
      return { columns: event.defaults, grabbed: null, undo: draft.undo ?? columns };
    case 'undo':
      return draft.undo ? draftOf(draft.undo) : draft;
  }
}
