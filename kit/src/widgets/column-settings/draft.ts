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
  /** `to` is a place from 0; beyond the ends it is the end. */
  | { readonly kind: 'move'; readonly prop: string; readonly to: number }
  | { readonly kind: 'grab'; readonly prop: string }
  | { readonly kind: 'drop' | 'cancel' | 'undo' }
  | { readonly kind: 'restore'; readonly defaults: readonly ListedColumn[] };

export const draftOf = (columns: readonly ListedColumn[]): SettingsDraft => ({ columns, grabbed: null, undo: null });
export const placeOf = ({ columns }: SettingsDraft, prop: string) => columns.findIndex((column) => column.prop === prop);
export const shownCount = ({ columns }: SettingsDraft) => columns.filter(({ isVisible }) => isVisible).length;

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
    case 'move': {
      const from = placeOf(draft, event.prop);
      const column = columns[from];
      const to = Math.max(0, Math.min(columns.length - 1, event.to));
      if (!column || from === to) return draft;
      return { ...draft, columns: columns.toSpliced(from, 1).toSpliced(to, 0, column), undo: null };
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
