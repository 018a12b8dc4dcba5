import type { Row, RowId, RowStore } from '../../engines/input-rows/index.ts';
import type { CellContent } from './tableModel.ts';
import type { CellNote, InputColumn } from './types.ts';

/** Text that stands in a cell and is no value yet, or none at all. */
export interface Typed {
  /** Null where the field of the cell holds it itself. */
  readonly text: string | null;
  readonly problem: string | null;
}

const keyOf = (id: RowId, { id: field }: InputColumn) => `${id} ${field}`;

const isSameView = (one: CellContent, other: CellContent): boolean =>
  Object.is(one.value, other.value) &&
  one.text === other.text &&
  one.problem === other.problem &&
  one.isRequired === other.isRequired &&
  one.isFixed === other.isFixed &&
  one.isShown === other.isShown;

/** Cells as they are drawn, from rows, what is being typed, and what may be told; each is made anew only when its row is. */
export function createCellViews(store: RowStore, isReported: () => boolean) {
  const typed = new Map<string, Typed>();
  const left = new Set<string>();
  const made = new Map<string, { readonly row: Row; readonly column: InputColumn; readonly version: number; readonly view: CellContent }>();
  let version = 0;

  /** Sentence on what is wrong, told or not. */
  function problemOf(id: RowId, row: Row, column: InputColumn): string | null {
    return typed.get(keyOf(id, column))?.problem ?? column.problem(row);
  }
  function make(id: RowId, row: Row, column: InputColumn): CellContent {
    const key = keyOf(id, column);
    const draft = typed.get(key);
    const value = row[column.id];
    const isShown = column.isShown(row);
    const isFixed = column.kind === 'fixed' || column.isDisabled(row);
    const isTellable = isShown && !isFixed && (isReported() || left.has(key));
    return {
      value,
      text: isShown ? (draft?.text ?? column.text(value, row)) : '',
      problem: isTellable ? (problemOf(id, row, column) ?? undefined) : undefined,
      isRequired: column.isRequired(row),
      isFixed,
      isShown,
    };
  }
  return {
    view(id: RowId, column: InputColumn): CellContent {
      const key = keyOf(id, column);
      const row = store.row(id) ?? {};
      const before = made.get(key);
      // A cell may be asked for once more with the column it had before others came.
      if (before?.row === row && before.column === column && before.version === version) return before.view;
      const now = make(id, row, column);
      const view = before && isSameView(before.view, now) ? before.view : now;
      made.set(key, { row, column, version, view });
      return view;
    },
    problemOf,
    typed: (id: RowId, column: InputColumn) => typed.get(keyOf(id, column)),
    /** Text that stands in a cell in place of a value; null where there is none, or the field of the cell holds it. */
    refused(id: RowId, column: InputColumn): Typed | null {
      const draft = typed.get(keyOf(id, column));
      return draft && draft.text !== null && draft.problem !== null ? draft : null;
    },
    setTyped(id: RowId, column: InputColumn, next: Typed | null) {
      const key = keyOf(id, column);
      if (next) typed.set(key, next);
      else typed.delete(key);
      made.delete(key);
    },
    leave(id: RowId, column: InputColumn) {
      left.add(keyOf(id, column));
      made.delete(keyOf(id, column));
    },
    /** Cells of rows that are there, with something in them that is no value. */
    unreadable: (): readonly CellNote[] =>
      [...typed].flatMap(([key, { problem }]) => {
        const [id = '', column = ''] = key.split(/ (.*)/s);
        const row = problem === null ? -1 : store.ids().indexOf(Number(id));
        return problem === null || row < 0 ? [] : [{ row, column, message: problem }];
      }),
    stale() {
      version += 1;
    },
  };
}

/** Cells of a table as they are shown and judged. */
export type CellViews = ReturnType<typeof createCellViews>;
