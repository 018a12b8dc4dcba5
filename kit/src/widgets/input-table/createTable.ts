import { createRowStore, textOfCells } from '../../engines/input-rows/index.ts';
import type { Change, Row, RowId, Step } from '../../engines/input-rows/index.ts';
import { blockOf } from '../../primitives/cell-grid/headless.ts';
import { blockSteps } from './blockSteps.ts';
import { createCellViews } from './cellViews.ts';
import type { Typed } from './cellViews.ts';
import type { EditedBy, CellPlace, Range, TableFacts, TableModel, TableNews } from './tableModel.ts';
import type { CellNote, InputColumn } from './types.ts';

interface TableAsk {
  readonly rows: readonly Row[];
  readonly facts: TableFacts;
  readonly onChange: (rows: readonly Row[]) => void;
  readonly onUnreadable: (cells: readonly CellNote[]) => void;
  readonly say: (news: TableNews) => void;
}

/** A table of rows that are filled in, without anything drawn. @source forms §2.8 */
export function createTable({ rows, facts: first, onChange, onUnreadable, say }: TableAsk): TableModel {
  let facts = first;
  const sums = facts.columns.flatMap(({ id, sum }) => (sum ? [id] : []));
  const store = createRowStore(rows, sums, onChange, (id, field, text) => {
    const column = facts.columns.find((one) => one.id === field);
    if (column) views.setTyped(id, column, text as Typed | null);
  });
  const views = createCellViews(store, () => facts.isReported);
  const listeners = new Set<() => void>();
  let place: CellPlace = { at: 0, col: Math.min(1, facts.columns.length), edited: null, anchor: null, isAll: false, turn: 0 };
  /** Number of the stay in a cell, for what is taken back together. */
  let stay = 0;
  /** Text that stood in place of a value when the stay began. */
  let begun: Typed | null = null;
  let reportedUnreadable = '[]';
  let isComposing = false;

  const count = () => store.ids().length;
  const reach = () => count() + (facts.hasSums && count() > 0 ? 1 : 0);
  const columnAt = (col: number): InputColumn | undefined => facts.columns[col - 1];
  const idAt = (at: number): RowId | undefined => store.ids()[at];

  function setPlace(next: Partial<CellPlace>) {
    place = { ...place, isAll: false, ...next, turn: place.turn + 1 };
    listeners.forEach((listener) => listener());
  }
  function tellUnreadable() {
    const cells = views.unreadable();
    const told = JSON.stringify(cells);
    if (told === reportedUnreadable) return;
    reportedUnreadable = told;
    onUnreadable(cells);
  }
  const apply = (change: Change) => {
    store.apply(change);
    tellUnreadable();
  };
  const isWritable = (id: RowId | undefined, column: InputColumn | undefined): column is InputColumn =>
    facts.isEditable && id !== undefined && column !== undefined && !views.view(id, column).isFixed && views.view(id, column).isShown;
  const canEdit = (at: number, col: number) => isWritable(idAt(at), columnAt(col));

  function range(): Range {
    const { at, col, anchor, isAll } = place;
    if (isAll) return { top: 0, bottom: count() - 1, left: 1, right: facts.columns.length };
    const other = anchor ?? { at, col };
    return {
      top: Math.min(at, other.at),
      bottom: Math.min(count() - 1, Math.max(at, other.at)),
      left: Math.max(1, Math.min(col, other.col)),
      right: Math.max(col, other.col),
    };
  }

  function chosenSize() {
    const { top, bottom, left, right } = range();
    return place.anchor ? { rows: Math.max(1, bottom - top + 1), cols: right - left + 1 } : null;
  }

  const isFull = () => count() >= facts.maxRows;

  /** Problem of a cell, whether it is told or not. */
  function problemAt(at: number, col: number): string | null {
    const id = idAt(at);
    const column = columnAt(col);
    if (id === undefined || !column || !isWritable(id, column)) return null;
    return views.problemOf(id, store.row(id) ?? {}, column);
  }

  function leaveCell(id: RowId, column: InputColumn) {
    const draft = views.typed(id, column);
    if (draft && draft.problem === null) views.setTyped(id, column, null);
    views.leave(id, column);
    const kept = store.row(id)?.[column.id];
    const tidy = (draft?.problem ?? null) === null && column.tidy ? column.tidy(kept) : kept;
    if (Object.is(tidy, kept)) store.wakeRow(id);
    else setValue(id, column, tidy);
  }

  function sayProblem(at: number, col: number) {
    const [problem, column] = [problemAt(at, col), columnAt(col)];
    if (problem !== null && column) say({ event: 'problem', column, problem });
  }

  function commit(said: 'said' | 'unsaid' = 'said') {
    if (place.edited === null) return;
    const { at, col } = place;
    const id = idAt(at);
    const column = columnAt(col);
    setPlace({ edited: null });
    if (id === undefined || !column) return;
    leaveCell(id, column);
    if (said === 'said') sayProblem(at, col);
  }

  function move(at: number, col: number, { edited = null, isExtending = false }: { edited?: EditedBy | null; isExtending?: boolean } = {}) {
    const isStaying = at === place.at && col === place.col;
    if (place.edited !== null && !(isStaying && edited !== null)) commit();
    if (edited !== null && !isStaying) beginStay(at, col);
    const anchor = isExtending ? (place.anchor ?? { at: place.at, col: place.col }) : null;
    setPlace({ at, col, edited: edited !== null && canEdit(at, col) && !columnAt(col)?.turned ? edited : null, anchor });
    if (isExtending) sayChosen();
  }

  function beginStay(at: number, col: number) {
    const [id, column] = [idAt(at), columnAt(col)];
    stay += 1;
    begun = id !== undefined && column ? views.refused(id, column) : null;
  }

  function sayChosen() {
    const { top, bottom, left, right } = range();
    say({ event: 'chosen', rows: bottom - top + 1, cols: right - left + 1 });
  }

  function chooseAll() {
    if (place.edited !== null) commit();
    const { at, col } = place;
    setPlace({ anchor: { at, col }, isAll: true });
    sayChosen();
  }

  function edit(by: EditedBy) {
    const column = columnAt(place.col);
    const id = idAt(place.at);
    if (!column || id === undefined || !canEdit(place.at, place.col)) return;
    beginStay(place.at, place.col);
    if (column.turned) {
      if (by !== 'next') setValue(id, column, column.turned(store.row(id)?.[column.id]));
      return leaveCell(id, column);
    }
    setPlace({ edited: by, anchor: null });
    say({ event: 'editing', row: place.at + 1, column });
  }

  function cancel() {
    const id = idAt(place.at);
    const column = columnAt(place.col);
    store.revert(stay);
    if (id !== undefined && column) views.setTyped(id, column, begun);
    setPlace({ edited: null });
    if (id !== undefined) store.wakeRow(id);
    tellUnreadable();
  }

  function next(by: 1 | -1): boolean {
    const cols = facts.columns.length;
    for (let cell = place.at * cols + place.col - 1 + by; cell >= 0 && cell < count() * cols; cell += by) {
      const [at, col] = [Math.floor(cell / cols), (cell % cols) + 1];
      if (!canEdit(at, col)) continue;
      move(at, col, { edited: 'next' });
      return true;
    }
    return false;
  }

  const set = (id: RowId, column: InputColumn, after: unknown): Step => ({
    kind: 'set',
    id,
    field: column.id,
    before: store.row(id)?.[column.id],
    after,
  });
  /** Step to another text in place of a value, where that is a change. */
  function textStep(id: RowId, column: InputColumn, after: Typed | null, before = views.refused(id, column)): readonly Step[] {
    const isAny = after !== null || before !== null || views.typed(id, column) !== undefined;
    return isAny ? [{ kind: 'text', id, field: column.id, before, after }] : [];
  }
  const isSame = ({ before, after }: Extract<Step, { kind: 'set' }>) => Object.is(before, after);

  function change(id: RowId, column: InputColumn, steps: readonly Step[]) {
    apply({ deed: { does: 'edit', row: store.ids().indexOf(id) + 1, field: column.id }, steps, stay });
    store.wakeRow(id);
  }
  /** A value takes the place of a text that is none. What a field holds itself is the field's. */
  function setValue(id: RowId, column: InputColumn, value: unknown, texts = views.refused(id, column) ? textStep(id, column, null) : []) {
    const step = set(id, column, value);
    if (step.kind === 'set' && isSame(step)) return change(id, column, texts);
    const emptied = facts.columns.filter((other) => column.empties?.includes(other.id)).map((other) => set(id, other, other.empty));
    change(id, column, [...texts, step, ...emptied]);
  }

  function put(cells: readonly (readonly string[])[], area: Range, does: 'paste' | 'fill') {
    const result = blockSteps({ facts, store, views }, cells, area);
    apply({ deed: { does, cells: result.done }, steps: result.steps });
    for (const id of store.ids().slice(area.top, area.top + result.rows)) store.wakeRow(id);
    tellUnreadable();
    if (result.rows > 1 || result.cols > 1) {
      const at = Math.min(count() - 1, area.top + result.rows - 1);
      setPlace({ at: area.top, col: area.left, anchor: { at, col: Math.min(facts.columns.length, area.left + result.cols - 1) } });
    }
    say({ event: 'pasted', cells: result.done, wrong: result.wrong, left: result.skipped, deed: does });
  }

  function textsOf({ top, bottom, left, right }: Range): string[][] {
    return store
      .ids()
      .slice(top, bottom + 1)
      .map((id) => facts.columns.slice(left - 1, right).map((column) => views.view(id, column).text));
  }

  /** The first place of a change, where the keyboard goes when it is undone. */
  function goToChange({ steps }: Change) {
    const [step] = steps;
    if (!step) return;
    const isOfCell = step.kind === 'set' || step.kind === 'text';
    const at = isOfCell ? store.ids().indexOf(step.id) : step.kind === 'move' ? step.from : step.at;
    const col = isOfCell ? facts.columns.findIndex(({ id }) => id === step.field) + 1 : place.col;
    setPlace({ at: Math.max(0, Math.min(at, count() - 1)), col: Math.max(col, 0), anchor: null, edited: null });
  }
  /** Drops what a field held itself, with the value it was typed over; a text of the cell is a step of the change. */
  function forget({ steps }: Change) {
    for (const step of steps)
      if (step.kind === 'set') {
        const column = facts.columns.find(({ id }) => id === step.field);
        const hasText = steps.some((other) => other.kind === 'text' && other.id === step.id && other.field === step.field);
        if (column && !hasText) views.setTyped(step.id, column, null);
        store.wakeRow(step.id);
      }
    tellUnreadable();
  }

  /** A row that comes from elsewhere: what a person would type is read as if it had been typed, a figure as a figure. */
  function rowOf(id: RowId, given: Row): { readonly whole: Row; readonly texts: readonly Step[] } {
    const whole: Record<string, unknown> = { ...Object.fromEntries(facts.columns.map((column) => [column.id, column.empty])), ...given };
    const texts: Step[] = [];
    for (const column of facts.columns) {
      const value = given[column.id];
      if (column.kind !== 'typed' || !column.read || !(typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')))
        continue;
      const reading = column.read(String(value), whole);
      whole[column.id] = 'problem' in reading ? column.empty : reading.value;
      if (!('problem' in reading)) continue;
      views.leave(id, column);
      texts.push({ kind: 'text', id, field: column.id, before: null, after: { text: String(value), problem: reading.problem } });
    }
    return { whole, texts };
  }

  return {
    store,
    facts: () => facts,
    setFacts(given) {
      if (given === facts) return;
      const isRejudged = given.isReported !== facts.isReported || given.columns !== facts.columns || given.isEditable !== facts.isEditable;
      facts = given;
      if (!isRejudged) return;
      views.stale();
      store.ids().forEach((id) => store.wakeRow(id));
    },
    place: () => place,
    subscribePlace(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    view: (id, column) => views.view(id, column),
    range,
    reach,
    isFull,
    move,
    sayProblem,
    chooseAll,
    enter(at, col) {
      beginStay(at, col);
      setPlace({ at, col, edited: null, anchor: null });
    },
    edit,
    commit,
    cancel,
    next,
    type(id, column, text) {
      if (isComposing) {
        views.setTyped(id, column, { text, problem: null });
        return store.wakeRow(id);
      }
      const reading = column.read?.(text, store.row(id) ?? {});
      if (!reading) return;
      const refused = 'problem' in reading ? { text, problem: reading.problem } : null;
      const texts = textStep(id, column, refused, begun);
      if ('problem' in reading) change(id, column, texts);
      else setValue(id, column, reading.value, texts);
      // As it is typed, not as the value would be written.
      views.setTyped(id, column, refused ?? { text, problem: null });
      store.wakeRow(id);
      tellUnreadable();
    },
    setComposing(is) {
      isComposing = is;
    },
    setValue,
    refusedText: (id, column) => views.refused(id, column)?.text ?? null,
    setUnreadable(id, column, message, text) {
      const refused = message === null ? null : { text: text ?? null, problem: message };
      if ((refused !== null && refused.text !== null) || views.refused(id, column)) change(id, column, textStep(id, column, refused));
      views.setTyped(id, column, refused);
      store.wakeRow(id);
      tellUnreadable();
    },
    leaveCell,
    clear() {
      const { top, bottom, left, right } = range();
      const steps: Step[] = [];
      for (let at = top; at <= bottom; at += 1)
        for (let col = left; col <= right; col += 1) {
          const [id, column] = [idAt(at), columnAt(col)];
          if (id === undefined || !isWritable(id, column)) continue;
          views.leave(id, column);
          steps.push(...textStep(id, column, null), set(id, column, column.empty));
        }
      if (steps.length === 0) return;
      const changes = steps.filter((step) => step.kind === 'text' || (step.kind === 'set' && !isSame(step)));
      const column = columnAt(place.col);
      if (changes.length > 0) apply({ deed: { does: 'clear', row: place.at + 1, field: column?.id ?? '' }, steps: changes });
      for (const step of steps) if (step.kind === 'set') store.wakeRow(step.id);
      say({ event: 'cleared' });
      sayProblem(place.at, place.col);
    },
    copied: () => textOfCells(textsOf(range())),
    paste(text) {
      if (facts.isEditable && count() + (facts.canAdd ? 1 : 0) > 0 && place.at <= count())
        put(blockOf(text, chosenSize()), { ...range(), top: Math.min(range().top, place.at) }, 'paste');
    },
    fill() {
      if (place.edited !== null) commit();
      const area = range();
      // One row is filled from the one above it; several from the first.
      const from = area.top === area.bottom ? area.top - 1 : area.top;
      if (from < 0 || area.bottom < 0) return say({ event: 'notHere' });
      const source = textsOf({ ...area, top: from, bottom: from })[0] ?? [];
      const rowCount = area.bottom - from;
      put(
        Array.from({ length: rowCount }, () => source),
        { ...area, top: from + 1 },
        'fill',
      );
    },
    undo() {
      if (place.edited !== null) commit();
      const change = store.undo();
      if (!change) return say({ event: 'nothingToUndo' });
      forget(change);
      goToChange(change);
      say({ event: 'undone', deed: change.deed });
    },
    redo() {
      if (place.edited !== null) commit();
      const change = store.redo();
      if (!change) return say({ event: 'nothingToRedo' });
      forget(change);
      goToChange(change);
      say({ event: 'redone', deed: change.deed });
    },
    add(given = [{}], end = 'end') {
      if (place.edited !== null) commit();
      const room = given.slice(0, Math.max(0, facts.maxRows - count()));
      if (room.length === 0) return say({ event: 'full' });
      const at = end === 'top' ? 0 : count();
      const steps = room.flatMap((row, place): readonly Step[] => {
        const id = store.newId();
        const { whole, texts } = rowOf(id, row);
        return [{ kind: 'insert', at: at + place, id, row: whole }, ...texts];
      });
      apply({ deed: { does: 'add', rows: room.length }, steps });
      const isOwn = end === 'top' || (given.length === 1 && Object.keys(given[0] ?? {}).length === 0);
      const firstCol = facts.columns.findIndex((_, col) => canEdit(at, col + 1)) + 1;
      move(at, Math.max(firstCol, 1), { edited: isOwn ? 'next' : null });
      say({ event: 'added', rows: room.length, row: at + 1 });
      if (room.length < given.length) say({ event: 'full' });
    },
    remove(at) {
      const id = idAt(at);
      if (id === undefined) return;
      apply({ deed: { does: 'remove', row: at + 1 }, steps: [{ kind: 'remove', at, id, row: store.row(id) ?? {} }] });
      setPlace({ at: Math.max(0, Math.min(at, count() - 1)), edited: null, anchor: null });
      say({ event: 'removed', row: at + 1, left: count() });
    },
    reset(at, row) {
      const id = idAt(at);
      if (id === undefined) return;
      if (place.at === at && place.edited !== null) setPlace({ edited: null });
      const steps = facts.columns.flatMap((column) => {
        const step = set(id, column, row[column.id]);
        return [...textStep(id, column, null), ...(step.kind === 'set' && !isSame(step) ? [step] : [])];
      });
      apply({ deed: { does: 'edit', row: at + 1, field: '' }, steps });
      store.wakeRow(id);
      tellUnreadable();
    },
    moveRow(by) {
      const { at } = place;
      const to = at + by;
      if (!facts.isEditable || at >= count() || to < 0 || to >= count()) return;
      if (place.edited !== null) commit();
      apply({ deed: { does: 'move', row: at + 1, to: to + 1 }, steps: [{ kind: 'move', from: at, to }] });
      setPlace({ at: to, anchor: null });
      say({ event: 'moved', row: at + 1, to: to + 1 });
    },
    toProblem(by) {
      const cols = facts.columns.length;
      const cells = count() * cols;
      if (place.edited !== null) commit();
      const from = place.at * cols + Math.max(place.col, 1) - 1;
      for (let step = 1; step <= cells; step += 1) {
        const cell = (((from + by * step) % cells) + cells) % cells;
        const [at, col] = [Math.floor(cell / cols), (cell % cols) + 1];
        const [problem, id, column] = [problemAt(at, col), idAt(at), columnAt(col)];
        if (problem === null || id === undefined || !column) continue;
        leaveCell(id, column);
        move(at, col);
        return say({ event: 'problem', column, problem });
      }
      say({ event: 'noProblems' });
    },
    wakeAll() {
      views.stale();
      store.ids().forEach((id) => store.wakeRow(id));
    },
  };
}
