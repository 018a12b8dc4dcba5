import { useLingui } from '@lingui/react/macro';
import { visuallyHidden } from '../../theme/focus.css.ts';
import { EitherText, useTextLang } from '../../primitives/data-text/index.ts';
import { useId, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useAsk } from '../../primitives/confirm/index.ts';
import { useKit } from '../../primitives/kit-provider/index.ts';
import { useIsNarrow } from '../../primitives/popover/index.ts';
import { createTable } from './createTable.ts';
import { GridProvider } from './gridContext.ts';
import { RowCards } from './RowCards.tsx';
import { TableFoot } from './TableFoot.tsx';
import { TableGrid } from './TableGrid.tsx';
import type { GridHands } from './useGridInput.ts';
import type { TableFacts, TableModel, TableNews } from './tableModel.ts';
import type { InputTableProps } from './types.ts';
import { useGridWords } from './useGridWords.ts';
import { useTableWords } from './useTableWords.ts';
import { MOST_PROBLEM_LINES } from './InputTable.css.ts';
import * as css from './InputTable.css.ts';

const UNLIMITED = Number.MAX_SAFE_INTEGER;

/** Value that was last given, for those who are called later: drawing does not wait for it. */
function kept<Value>(first: Value) {
  let value = first;
  return {
    now: () => value,
    keep(next: Value) {
      value = next;
    },
  };
}

/**
 * Removes a row after a question, one at a time; the same function for as long as the table is there.
 * @param run carries a change out with the keyboard in its place
 * @param onEmpty called when the last row has gone
 */
function useRowRemoval(table: TableModel, canRemove: boolean, run: (act: () => void) => void, onEmpty: () => void) {
  const { t } = useLingui();
  const confirm = useAsk();
  const asking = useRef(false);
  async function askToRemove(at: number) {
    if (!canRemove || asking.current || at >= table.store.ids().length) return;
    asking.current = true;
    const number = at + 1;
    const isYes = await confirm({
      title: t`Delete row ${number}?`,
      body: t`This will permanently delete the data, continue?`,
      confirmLabel: t`Delete`,
      tone: 'danger',
    }).finally(() => {
      asking.current = false;
    });
    if (!isYes) return;
    run(() => table.remove(at));
    if (table.store.ids().length === 0) onEmpty();
  }
  const [remover] = useState(() => kept((at: number) => void at));
  useLayoutEffect(() => remover.keep((at) => void askToRemove(at)));
  const [removeAt] = useState(() => (at: number) => remover.now()(at));
  return removeAt;
}

/**
 * Rows that are filled in as a grid of cells: arrows between cells, Enter and F2 to edit, paste from a spreadsheet, fill down,
 * undo. On a narrow screen every row is a card of fields.
 * @source forms §2.8
 * @reading R-622
 */
export function InputTable(props: InputTableProps) {
  const { columns, rows, label, isRequired = false, help, error, use = 'editable', maxRows = UNLIMITED, addsBelow = false } = props;
  const { canAdd = true, isReported = false, isLabelHidden = false, addLabel, choice } = props;
  const { t } = useLingui();
  const { announcer } = useKit();
  const words = useTableWords();
  const ownId = useId();
  const id = props.id ?? ownId;
  const isNarrow = useIsNarrow();
  const isEditable = use === 'editable';
  const hasSums = columns.some(({ sum }) => sum !== undefined);
  const facts = useMemo(
    (): TableFacts => ({ columns, isEditable, canAdd, maxRows, addsBelow, isReported, hasSums }),
    [columns, isEditable, canAdd, maxRows, addsBelow, isReported, hasSums],
  );
  const say = (news: TableNews) => announcer.say(words(news));
  const [latest] = useState(() => kept({ props, say }));
  useLayoutEffect(() => latest.keep({ props, say }));
  const [table] = useState(() =>
    createTable({
      rows,
      facts,
      onChange: (next) => latest.now().props.onChange(next),
      onUnreadable: (cells) => latest.now().props.onUnreadable?.(cells),
      say: (news) => latest.now().say(news),
    }),
  );
  useLayoutEffect(() => {
    table.setFacts(facts);
    table.store.receive(rows);
  }, [table, facts, rows]);
  const gridWords = useGridWords();
  const langOf = useTextLang('either');
  const hands = useRef<GridHands>(null);
  const [problemLines, setProblemLines] = useState(0);
  const parts = useMemo(
    () => ({
      table,
      id,
      isReadOnly: !isEditable,
      words: gridWords,
      langOf,
      // Room that was made stays: rows do not jump while one mends them.
      noteLines: (lines: number) => setProblemLines((before) => Math.max(before, Math.min(lines, MOST_PROBLEM_LINES))),
      keepKeyboard: () => hands.current?.keep(),
    }),
    [table, id, isEditable, gridWords, langOf],
  );

  const own = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const run = (act: () => void) => (hands.current ? hands.current.run(act) : act());
  const removeAt = useRowRemoval(table, isEditable && canAdd, run, () => addButton.current?.focus());
  useImperativeHandle(props.handleRef, () => ({
    goTo(row, columnId) {
      const col = columns.findIndex((column) => column.id === columnId) + 1;
      if (col <= 0) return;
      // Nothing is read out by coming to a cell that has the keyboard already.
      const isThere = table.place().at === row && table.place().col === col && own.current?.contains(document.activeElement);
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
  }));

  const legendId = `${id}-legend`;
  const messageId = error || help ? `${id}-message` : undefined;
  const [leave] = useState(() => () => latest.now().props.onLeave?.());
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a grid of its own name stands in it
    <div ref={own} id={id} tabIndex={-1} role="group" aria-labelledby={legendId} aria-describedby={messageId} className={css.group}>
      <span id={legendId} className={isLabelHidden ? visuallyHidden : css.legend}>
        <EitherText>{label}</EitherText>
        {isRequired && (
          <span className={css.required} aria-hidden="true">
            {t`Required`}
          </span>
        )}
      </span>
      <GridProvider value={parts}>
        {isNarrow ? (
          <RowCards table={table} columns={columns} label={label} onRemove={removeAt} />
        ) : (
          <TableGrid
            columns={columns}
            table={table}
            labelId={legendId}
            describedBy={messageId}
            problemLines={problemLines}
            isReadOnly={!isEditable}
            handsRef={hands}
            onRemove={removeAt}
            onLeave={leave}
          />
        )}
      </GridProvider>
      {isEditable && (canAdd || isNarrow) && (
        <TableFoot table={table} isNarrow={isNarrow} canAdd={canAdd} addLabel={addLabel} choice={choice} addRef={addButton} run={run} />
      )}
      {messageId !== undefined && (
        <p id={messageId} className={css.message[error ? 'error' : 'help']}>
          {error ?? help}
        </p>
      )}
    </div>
  );
}
