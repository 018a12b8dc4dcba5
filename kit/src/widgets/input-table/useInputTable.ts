import { useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { FocusEvent, RefObject } from 'react';
import { useAnnounce } from '../../engines/environment/index.ts';
import type { Row } from '../../engines/input-rows/index.ts';
import { mergeProps, refOf, useSteady } from '../../engines/prop-getters/index.ts';
import { rowsOfSize } from '../../primitives/row-scroller/headless.ts';
import { createTable } from './createTable.ts';
import { newsText } from './newsText.ts';
import type { TableFacts, TableModel, TableNews } from './tableModel.ts';
import type { InputTableHandle, InputTableOptions, RowRemoval } from './types.ts';
import type { GridHands, InputGrid } from './viewTypes.ts';

const UNLIMITED = Number.MAX_SAFE_INTEGER;
const NO_ROWS: readonly Row[] = [];

/** The table itself, with the rows and facts it is given. */
function useTableModel(options: InputTableOptions): TableModel {
  const { columns, rows, initialRows = NO_ROWS, use = 'editable', maxRows = UNLIMITED, addsBelow = false } = options;
  const { canAdd = true, isReported = false, messages } = options;
  const announce = useAnnounce();
  const isEditable = use === 'editable';
  const hasSums = columns.some(({ sum }) => sum !== undefined);
  const facts = useMemo(
    (): TableFacts => ({ columns, isEditable, canAdd, maxRows, addsBelow, isReported, hasSums }),
    [columns, isEditable, canAdd, maxRows, addsBelow, isReported, hasSums],
  );
  const onChange = useSteady((next: readonly Row[]) => options.onChange?.(next));
  const onUnreadable = useSteady((...[cells]: Parameters<NonNullable<InputTableOptions['onUnreadable']>>) => options.onUnreadable?.(cells));
  const say = useSteady((news: TableNews) => announce(newsText(messages, news)));
  const [table] = useState(() => createTable({ rows: rows ?? initialRows, facts, onChange, onUnreadable, say }));
  useLayoutEffect(() => {
    table.setFacts(facts);
    if (rows) table.store.receive(rows);
  }, [table, facts, rows]);
  return table;
}

/**
 * Removes a row after a question, one at a time; the same function for as long as the table is there.
 * @param run carries a change out with the keyboard in its place
 * @param onEmpty called when the last row has gone
 */
function useRowRemoval(table: TableModel, { ask, use = 'editable', canAdd = true }: InputTableOptions, run: Run, onEmpty: () => void) {
  const [removal, setRemoval] = useState<RowRemoval | null>(null);
  const asking = useRef(false);
  const askHere = (row: number) =>
    new Promise<boolean>((resolve) =>
      setRemoval({
        row,
        answer(isSure) {
          setRemoval(null);
          resolve(isSure);
        },
      }),
    );
  async function remove(at: number) {
    if (use !== 'editable' || !canAdd || asking.current || at >= table.store.ids().length) return;
    asking.current = true;
    const isSure = await (ask ?? askHere)(at + 1).finally(() => {
      asking.current = false;
    });
    if (!isSure) return;
    run(() => table.remove(at));
    if (table.store.ids().length === 0) onEmpty();
  }
  return { removal, removeRow: useSteady((at: number) => void remove(at)) };
}

/** Keeps the keyboard in its field where cells become cards or cards cells: a tablet is turned, a page is magnified. */
function useKeptField(own: RefObject<HTMLElement | null>) {
  const last = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const gone = last.current;
    if (!gone || gone.isConnected) return;
    last.current = null;
    const same = gone.id === '' ? null : document.getElementById(gone.id);
    if (same && own.current?.contains(same)) same.focus();
  });
  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      last.current = target;
    },
    onBlur: ({ target }: FocusEvent<HTMLElement>) => {
      // A field that is taken out of the page is not left.
      if (target.isConnected) last.current = null;
    },
  };
}

type Run = (act: () => void) => void;

/** Commands for whoever has the table. */
function handleOf(table: TableModel, run: Run, isInside: () => boolean): InputTableHandle {
  return {
    goTo(row, columnId) {
      const col = table.facts().columns.findIndex((column) => column.id === columnId) + 1;
      if (col <= 0) return;
      // Nothing is read out by coming to a cell that has the keyboard already.
      const isThere = table.place().at === row && table.place().col === col && isInside();
      run(() => table.move(row, col, { edited: 'next' }));
      if (isThere) table.sayProblem(row, col);
    },
    rejudge: () => table.wakeAll(),
    rows: () => table.store.rows(),
    rowAt: () => table.place().at,
    addOnTop: (row) => run(() => table.add([row], 'top')),
    drop: (row) => run(() => table.remove(row)),
    reset: (row, members) => run(() => table.reset(row, members)),
    commit: (said) => table.commit(said),
  };
}

/**
 * Rows that are filled in as a grid of cells, for markup of one's own: paste from a spreadsheet, fill down, undo. It has the name,
 * the buttons and the question; cells are drawn with `useInputGrid(table.grid)`, or on a narrow page with
 * `useInputCards(table.grid)`, in a component of their own, so that a key in a cell draws no more than its row.
 * @source forms §2.8
 * @reading R-622
 */
export function useInputTable(options: InputTableOptions) {
  const { columns, label, help, error, use = 'editable', canAdd = true, messages, choose, initial } = options;
  const table = useTableModel(options);
  const ownId = useId();
  const id = options.id ?? ownId;
  const own = useRef<HTMLElement>(null);
  const keptField = useKeptField(own);
  const addButton = useRef<HTMLElement>(null);
  const chooseButton = useRef<HTMLElement>(null);
  const handsRef = useRef<GridHands>(null);
  const [run] = useState((): Run => (act) => (handsRef.current ? handsRef.current.run(act) : act()));
  const { removal, removeRow } = useRowRemoval(table, options, run, () => (addButton.current ?? chooseButton.current)?.focus());
  const leave = useSteady(() => options.onLeave?.());
  const ownGuess = useMemo(() => initial && rowsOfSize(initial), [initial]);
  const guess = options.guess ?? ownGuess;
  const isReadOnly = use !== 'editable';
  const labelId = `${id}-legend`;
  const message = error || help;
  const messageId = message ? `${id}-message` : undefined;
  const grid = useMemo(
    (): InputGrid => ({
      table,
      id,
      label,
      labelId,
      describedBy: messageId,
      columns,
      isReadOnly,
      messages,
      guess,
      handsRef,
      removeRow,
      leave,
    }),
    [table, id, label, labelId, messageId, columns, isReadOnly, messages, guess, removeRow, leave],
  );
  const isInside = useSteady(() => own.current?.contains(document.activeElement) === true);
  const [handle] = useState(() => handleOf(table, run, isInside));
  const add = useSteady((rows?: readonly Row[]) => run(() => table.add(rows)));
  async function addChosen() {
    const chosen = (await choose?.()) ?? [];
    if (chosen.length > 0) add(chosen);
  }
  return {
    /** State the hooks of cells and cards take. */
    grid,
    /** The question whether a row is deleted, while there is one. Never where `ask` is given. */
    removal,
    /** Rows can be added and deleted. */
    canAdd: !isReadOnly && canAdd,
    isReadOnly,
    /** Sentence under the table: what is wrong, else its help. */
    message,
    /** Commands for whoever leads into a cell or has rows of its own to add. */
    handle,
    /** Takes the last change back. */
    undo: () => table.undo(),
    /** Carries out again what was taken back. */
    redo: () => table.redo(),
    /** Attributes of the element around name, cells and buttons. */
    getGroupProps: <Own extends object = object>(given?: Own) =>
      mergeProps(
        {
          ref: refOf(own),
          ...keptField,
          id,
          tabIndex: -1,
          role: 'group',
          'aria-labelledby': labelId,
          'aria-describedby': messageId,
        } as const,
        given,
      ),
    /** Attributes of the name above the table. */
    getLabelProps: <Own extends object = object>(given?: Own) => mergeProps({ id: labelId } as const, given),
    /** Attributes of the sentence under the table. */
    getMessageProps: <Own extends object = object>(given?: Own) => mergeProps({ id: messageId } as const, given),
    /** Attributes of the button that adds a row. */
    getAddProps: <Own extends object = object>(given?: Own) =>
      mergeProps({ type: 'button', ref: refOf(addButton), onClick: () => add() } as const, given),
    /** Attributes of the button that adds rows chosen elsewhere. */
    getChooseProps: <Own extends object = object>(given?: Own) =>
      mergeProps({ type: 'button', ref: refOf(chooseButton), 'aria-haspopup': 'dialog', onClick: () => void addChosen() } as const, given),
  };
}
