/**
 * Chosen rows, kept as a rule instead of a list: `all: false` is “only these”, `all: true` is “everything except these”.
 * So choosing every row of the set, loaded or not, costs nothing.
 */
export interface Selection {
  readonly all: boolean;
  /** The chosen ids, or with `all` the ids that are not chosen. */
  readonly except: ReadonlySet<string>;
}

/** Nothing is chosen. */
export const selectNone: Selection = { all: false, except: new Set() };
/** Everything is chosen, also what was never loaded. */
export const selectAll: Selection = { all: true, except: new Set() };

/** Only these are chosen. */
export function selectOnly(ids: Iterable<string>): Selection {
  return { all: false, except: new Set(ids) };
}

/** True when a row is chosen. */
export function isSelected(selection: Selection, id: string): boolean {
  return selection.all !== selection.except.has(id);
}

/** The selection with some rows chosen or not, and the others as they were; the same object when nothing changes. */
export function setSelected(selection: Selection, ids: Iterable<string>, isChosen: boolean): Selection {
  let except: Set<string> | undefined;
  for (const id of ids) {
    if (isSelected(selection, id) === isChosen) continue;
    except ??= new Set(selection.except);
    if (isChosen === selection.all) except.delete(id);
    else except.add(id);
  }
  return except ? { all: selection.all, except } : selection;
}

/** Neighbouring rows of a list: from one position up to, but without, another. */
export interface RowRange {
  readonly from: number;
  readonly end: number;
  readonly idAt: (position: number) => string;
}

/** The selection with a range of rows chosen or not, without a list of their ids in between; the same object when nothing changes. */
export function setRange(selection: Selection, { from, end, idAt }: RowRange, isChosen: boolean): Selection {
  let except: Set<string> | undefined;
  for (let position = from; position < end; position += 1) {
    const id = idAt(position);
    if (isSelected(selection, id) === isChosen) continue;
    except ??= new Set(selection.except);
    if (isChosen === selection.all) except.delete(id);
    else except.add(id);
  }
  return except ? { all: selection.all, except } : selection;
}

/** The selection with one row turned over. */
export function toggle(selection: Selection, id: string): Selection {
  return setSelected(selection, [id], !isSelected(selection, id));
}

/** Number of chosen rows out of `total`, the size of the whole set. */
export function selectedCount(selection: Selection, total: number): number {
  return selection.all ? Math.max(0, total - selection.except.size) : selection.except.size;
}

/** State of the checkbox over all rows. */
export function selectionState(selection: Selection, total: number): 'none' | 'some' | 'all' {
  const count = selectedCount(selection, total);
  if (count === 0) return 'none';
  return count >= total ? 'all' : 'some';
}
