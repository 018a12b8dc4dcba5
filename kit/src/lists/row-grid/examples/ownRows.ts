import type { GridRow, RowState, RowStates } from '../headless.ts';

const CLEAN: RowState = { phase: 'clean', form: null, refusal: null, isFixed: false };
const CHANGED: RowState = { ...CLEAN, phase: 'changed' };

/** Rows of an owner who keeps what is saved, and knows which of them differ from it. */
export interface OwnRows {
  readonly states: RowStates;
  readonly changed: (rows: readonly GridRow[]) => void;
  readonly keep: (row: GridRow) => void;
  /** Forgets what was changed. @returns the row as it was saved */
  readonly takeBack: (id: string) => GridRow | undefined;
}

export function createOwnRows(start: readonly GridRow[]): OwnRows {
  const saved = new Map(start.map((row) => [row.id, row]));
  const changed = new Set<string>();
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());
  return {
    states: {
      of: (id) => (changed.has(id) ? CHANGED : CLEAN),
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    changed(rows) {
      for (const row of rows)
        if (JSON.stringify(row) === JSON.stringify(saved.get(row.id))) changed.delete(row.id);
        else changed.add(row.id);
      tell();
    },
    keep(row) {
      saved.set(row.id, row);
      changed.delete(row.id);
      tell();
    },
    takeBack(id) {
      changed.delete(id);
      tell();
      return saved.get(id);
    },
  };
}
