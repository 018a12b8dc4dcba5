import { createFormStore } from '@milepost/kit/forms/store';
import type { FormStore } from '@milepost/kit/forms/store';
import type { FieldPath, FormSpec } from '@milepost/kit/forms/grammar';
import type { GridRow, RowGridHandle } from '@milepost/kit/lists/row-grid';
import { changedFields, followList, knownRecord, withForm } from './gridRows.ts';
import { createRowDrafts } from './rowDrafts.ts';
import type { RowDrafts } from './rowDrafts.ts';

/** Parts the rows of a list are edited with. */
export interface EditingAsk {
  readonly spec: FormSpec;
  /** Fields that have a column to write in. */
  readonly fields: readonly FieldPath[];
  /** Rows of the page of the list, as they are listed first. */
  readonly listed: readonly GridRow[];
  readonly mayChange: (row: GridRow) => boolean;
  /** Draft of a record as the server has it, or of a row that is listed raw. */
  readonly draftOf: (record: object) => object;
  /** A new record. */
  readonly initial: () => object;
  /** Reads a record; null where there is none to read. Rejects where the server does not answer. */
  readonly load: (id: string) => Promise<object | null>;
}

/** Rows of a list under the hands of a person: those that are touched have a form over their record, and the grid follows both. */
export interface RowEditing {
  readonly drafts: RowDrafts;
  /** Rows as they are now; the same list until one of them changes. */
  readonly rows: () => readonly GridRow[];
  readonly subscribe: (listener: () => void) => () => void;
  /** Takes the grid its rows are written in, and null when it goes. */
  readonly attach: (grid: RowGridHandle | null) => void;
  readonly goTo: (id: string, field?: FieldPath) => void;
  /** Takes rows a person has changed, added or taken away in the grid. */
  readonly change: (next: readonly GridRow[]) => void;
  /** Takes the list as it has come anew. */
  readonly follow: (listed: readonly GridRow[]) => void;
  /** Adds a row at the top, which begins as a new record does. @returns its id */
  readonly add: () => string;
  /** The id belongs to a row the server does not know. */
  readonly isNewId: (id: string) => boolean;
  readonly takeBack: (id: string) => void;
  /** Waits for the record of a row, and reads it again where it has not come. */
  readonly arrived: (id: string) => Promise<void>;
  /** A new row is called what the server calls it; one it does not name comes with the list. */
  readonly saved: (id: string, newId: string | null) => void;
  /** The row holds a value the server has sent no words for: somebody has changed it. */
  readonly isUnnamed: (row: GridRow) => boolean;
  /** Words the server has sent for a value, while the row still holds it; null for none. */
  readonly sentText: (row: GridRow, field: FieldPath) => string | null;
}

/** Begin of the ids of rows the server does not know. */
const NEW = 'new:';

/** The row without the words of values that are others by now. */
const withoutOldWords = (row: GridRow, was: GridRow, fields: readonly FieldPath[]): GridRow => {
  const old = new Set(changedFields(was, row, fields).map((field) => `${field}_name`));
  return { ...Object.fromEntries(Object.entries(row).filter(([name]) => !old.has(name))), id: row.id };
};

export function createRowEditing({ spec, fields, listed, mayChange, draftOf, initial, load }: EditingAsk): RowEditing {
  let rows = listed;
  let grid: RowGridHandle | null = null;
  let lastNew = 0;
  const listeners = new Set<() => void>();
  /** Rows as the server has listed them, when they were touched. */
  const listedRows = new Map<string, GridRow>();
  const arrivals = new Map<string, Promise<void>>();
  const rowOf = (id: string) => rows.find((row) => row.id === id);
  const drafts = createRowDrafts((id) => {
    const row = rowOf(id);
    return row === undefined || mayChange(row);
  });
  drafts.subscribe(() => grid?.rejudge());
  function put(next: readonly GridRow[]) {
    if (next === rows) return;
    rows = next;
    listeners.forEach((listener) => listener());
  }

  /** Brings what rules and formulas have made of a row into the grid. */
  function followForm(id: string, store: FormStore) {
    const row = rowOf(id);
    if (!row || drafts.get(id)?.store !== store) return;
    const next = withForm(row, fields, store.value);
    if (next !== row) put(rows.map((one) => (one.id === id ? next : one)));
    grid?.rejudge();
  }
  function begin(id: string, from: object, isNew: boolean) {
    const store = createFormStore(spec, from);
    for (const field of fields) store.subscribe(field, () => queueMicrotask(() => followForm(id, store)));
    return drafts.begin(id, { store, isNew });
  }
  /** Reads the record of a row that was touched, so that what has no column is judged and sent with it. */
  async function read(id: string): Promise<void> {
    const record = await load(id);
    const draft = drafts.get(id);
    const row = listedRows.get(id);
    if (!record || !draft || !row) return;
    const seen = knownRecord(record, row, draft.store.changed());
    draft.store.rebase(draftOf(seen));
    drafts.note(id, { seen });
  }
  // Who saves hears of it: the record is asked for again then.
  const unheard = () => undefined;
  function touch(row: GridRow) {
    listedRows.set(row.id, row);
    const draft = begin(row.id, draftOf(row), false);
    arrivals.set(row.id, read(row.id).catch(unheard));
    return draft;
  }

  return {
    drafts,
    rows: () => rows,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    attach(next) {
      grid = next;
    },
    goTo: (id, field) => grid?.goTo(id, field),
    change(next) {
      const before = new Map(rows.map((row) => [row.id, row]));
      put(next);
      for (const row of next) {
        const was = before.get(row.id);
        if (was === row || (was === undefined && !row.id.startsWith(NEW))) continue;
        const draft = drafts.get(row.id) ?? (was ? touch(was) : undefined);
        for (const field of was ? changedFields(was, row, fields) : []) draft?.store.set(field, row[field]);
        if (draft && !draft.isNew && !draft.store.summary().isDirty) drafts.drop(row.id);
        else drafts.note(row.id, { refusal: null });
      }
      const ids = new Set(next.map(({ id }) => id));
      for (const id of drafts.ids()) if (!ids.has(id)) drafts.drop(id);
    },
    follow: (now) => put(followList(rows, now, (id) => drafts.get(id) !== undefined)),
    add() {
      const id = `${NEW}${(lastNew += 1)}`;
      const { store } = begin(id, initial(), true);
      const row = { id, ...Object.fromEntries(fields.map((field) => [field, store.value(field)])) };
      if (grid) grid.add(row);
      else put([row, ...rows]);
      return id;
    },
    isNewId: (id) => id.startsWith(NEW),
    takeBack(id) {
      const draft = drafts.get(id);
      if (!draft || draft.isSaving) return;
      const row = listedRows.get(id);
      if (draft.isNew) grid?.drop(id);
      else if (row) grid?.reset(row);
      drafts.drop(id);
    },
    async arrived(id) {
      await arrivals.get(id);
      const draft = drafts.get(id);
      if (draft && !draft.isNew && draft.seen === null) await read(id).catch(unheard);
    },
    saved(id, newId) {
      const was = listedRows.get(id);
      // The list may not show it any more: what it is called now is looked up.
      if (was) put(rows.map((row) => (row.id === id ? withoutOldWords(row, was, fields) : row)));
      if (!id.startsWith(NEW)) return;
      const others = rows.filter((row) => row.id !== newId);
      put(newId === null ? others.filter((row) => row.id !== id) : others.map((row) => (row.id === id ? { ...row, id: newId } : row)));
    },
    isUnnamed: (row) => drafts.get(row.id) !== undefined || fields.some((field) => typeof row[`${field}_name`] !== 'string'),
    sentText(row, field) {
      const name = row[`${field}_name`];
      if (typeof name !== 'string') return null;
      const was = drafts.get(row.id) ? listedRows.get(row.id) : row;
      return was && changedFields(was, row, [field]).length === 0 ? name : null;
    },
  };
}
