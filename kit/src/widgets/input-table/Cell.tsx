/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows are placed one by one in a scroll region, which table elements cannot be */
import { useLingui } from '@lingui/react/macro';
import { memo, useLayoutEffect } from 'react';
import type { ChangeEvent } from 'react';
import { isEmptyCell } from '../../engines/input-rows/index.ts';
import { Figure } from '../../primitives/figure/index.ts';
import { FieldCell } from './FieldCell.tsx';
import { useGrid } from './gridContext.ts';
import type { CellProps } from './gridContext.ts';
import { Problem } from './Problem.tsx';
import type { CellView } from './tableModel.ts';
import * as css from './InputTable.css.ts';

/** True for a cell that is written in and has the keyboard elsewhere. */
export const isResting = ({ column, view, isActive }: Pick<CellProps, 'column' | 'view' | 'isActive'>, isReadOnly: boolean): boolean =>
  column.kind === 'typed' && !isActive && !isReadOnly && !view.isFixed && view.isShown;

/**
 * A text until the keyboard comes to it: there are hundreds of cells in sight, and one text box is what a person writes in. No
 * component: a row is all that is drawn of them.
 */
export function restingCell(
  { at, column, col, view, isChosen }: Omit<CellProps, 'id'>,
  gridId: string,
  langOf: (text: string) => string | undefined,
) {
  const lang = langOf(view.text);
  const cellId = `${gridId}-${at}-${column.id}`;
  const { problem } = view;
  return (
    <div
      key={column.id}
      role="gridcell"
      aria-colindex={col + 1}
      data-mp-col={col}
      aria-selected={isChosen || undefined}
      id={cellId}
      tabIndex={-1}
      className={css.resting[column.align ?? 'start']}
      aria-invalid={problem !== undefined || undefined}
      aria-required={view.isRequired || undefined}
    >
      {column.align === 'end' ? <Figure>{view.text}</Figure> : lang === undefined ? view.text : <span lang={lang}>{view.text}</span>}
      {problem !== undefined && <Problem id={`${cellId}-problem`} text={problem} />}
    </div>
  );
}

/** A cell is closed while its row is being saved, and opened again: the keyboard stays in it. Only the cell that has it pays for this. */
function KeyboardKeeper({ isFixed }: { readonly isFixed: boolean }) {
  const { keepKeyboard } = useGrid();
  useLayoutEffect(keepKeyboard, [isFixed, keepKeyboard]);
  return null;
}

/** One cell; it is drawn anew when its own value is, and for no other. */
export const Cell = memo(function Cell(props: CellProps) {
  const { id, at, column, col, view, isActive, isEdited, isChosen } = props;
  const { table, words, id: gridId, isReadOnly } = useGrid();
  const cellId = `${gridId}-${at}-${column.id}`;
  const isFixed = isReadOnly || view.isFixed || !view.isShown;
  const keeper = isActive && <KeyboardKeeper isFixed={isFixed} />;
  const problemId = view.problem === undefined ? undefined : `${cellId}-problem`;
  const shared = {
    'aria-colindex': col + 1,
    'data-mp-col': col,
    'aria-readonly': isFixed || undefined,
    'aria-selected': isChosen || undefined,
  } as const;
  const said = problemId !== undefined && view.problem !== undefined && <Problem id={problemId} text={view.problem} />;
  if (column.kind === 'typed' && !isFixed) {
    return (
      <div role="gridcell" {...shared} className={css.typed} aria-invalid={problemId !== undefined || undefined}>
        <input
          id={cellId}
          aria-label={words.cell(column.label, at + 1)}
          aria-required={view.isRequired || undefined}
          aria-invalid={problemId !== undefined || undefined}
          aria-describedby={problemId}
          inputMode={column.inputMode}
          autoComplete="off"
          tabIndex={0}
          className={`${css.input} ${css.inputAlign[column.align ?? 'start']}`}
          value={view.text}
          onChange={(event: ChangeEvent<HTMLInputElement>) => table.type(id, column, event.currentTarget.value)}
          onCompositionEnd={(event) => {
            table.setComposing(false);
            table.type(id, column, event.currentTarget.value);
          }}
        />
        {said}
        {keeper}
      </div>
    );
  }
  if (isEdited && column.kind === 'field' && column.Field && !isFixed) return <FieldCell {...props} cellId={cellId} shared={shared} />;
  return (
    <div
      role="gridcell"
      {...shared}
      id={cellId}
      tabIndex={isActive ? 0 : -1}
      className={`${css.shown[column.align ?? 'start']} ${isFixed ? css.fixed : css.chosen}${column.isHeld ? ` ${css.held}` : ''}`}
      aria-invalid={problemId !== undefined || undefined}
      aria-required={(view.isRequired && !isFixed) || undefined}
      aria-describedby={problemId}
    >
      {column.Shown && view.isShown && !isEmptyCell(view.value) ? (
        <column.Shown value={view.value} row={table.store.row(id) ?? {}} />
      ) : (
        <Shown view={view} isFixed={isFixed} isFigure={column.align === 'end'} />
      )}
      {said}
      {keeper}
    </div>
  );
});

interface ShownProps {
  readonly view: CellView;
  readonly isFixed: boolean;
  readonly isFigure: boolean;
}

function Shown({ view, isFixed, isFigure }: ShownProps) {
  const { t } = useLingui();
  const { langOf } = useGrid();
  if (view.text !== '' && isFigure) return <Figure>{view.text}</Figure>;
  if (view.text !== '') return <span lang={langOf(view.text)}>{view.text}</span>;
  return <span className={css.quiet}>{isFixed ? (view.isShown ? '–' : '') : t`Choose`}</span>;
}
