/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a grid of its own name stands in the group */
import { useLingui } from '@lingui/react/macro';
import { useImperativeHandle, useMemo, useState } from 'react';
import { useAsk } from '../../primitives/confirm/index.ts';
import { EitherText, useTextLang } from '../../primitives/data-text/index.ts';
import { useMessages } from '../../primitives/lingui/index.ts';
import { partProps, rootProps } from '../../primitives/parts/index.ts';
import { useIsNarrow } from '../../primitives/popover/index.ts';
import { visuallyHidden } from '../../theme/focus.css.ts';
import { GridLookProvider } from './gridLook.ts';
import { guessOf } from './guessOf.ts';
import { useInputTable } from './headless.ts';
import { inputTableMessages } from './messages.ts';
import { RowCards } from './RowCards.tsx';
import { TableFoot } from './TableFoot.tsx';
import { TableGrid } from './TableGrid.tsx';
import type { InputTableProps } from './types.ts';
import { MOST_PROBLEM_LINES } from './InputTable.css.ts';
import * as css from './InputTable.css.ts';

/**
 * Rows that are filled in as a grid of cells: arrows between cells, Enter and F2 to edit, paste from a spreadsheet, fill down,
 * undo. On a narrow screen every row is a card of fields.
 * @source forms §2.8
 * @reading R-622
 */
export function InputTable(props: InputTableProps) {
  const { columns, label, isRequired = false, error, isLabelHidden = false, addLabel, choice, handleRef, parts } = props;
  const { t } = useLingui();
  const confirm = useAsk();
  const isNarrow = useIsNarrow();
  const table = useInputTable({
    ...props,
    messages: useMessages(inputTableMessages),
    guess: guessOf(columns.some(({ sum }) => sum !== undefined)),
    choose: choice?.choose,
    ask: (number) =>
      confirm({
        title: t`Delete row ${number}?`,
        body: t`This will permanently delete the data, continue?`,
        confirmLabel: t`Delete`,
        tone: 'danger',
      }),
  });
  useImperativeHandle(handleRef, () => table.handle);
  const langOf = useTextLang('either');
  const [problemLines, setProblemLines] = useState(0);
  const look = useMemo(
    () => ({
      parts,
      langOf,
      // Room that was made stays: rows do not jump while one mends them.
      noteLines: (lines: number) => setProblemLines((before) => Math.max(before, Math.min(lines, MOST_PROBLEM_LINES))),
    }),
    [parts, langOf],
  );
  return (
    <div {...table.getGroupProps(rootProps(props, css.group))}>
      <span {...table.getLabelProps(partProps(parts, 'label', isLabelHidden ? visuallyHidden : css.legend))}>
        <EitherText>{label}</EitherText>
        {isRequired && (
          <span {...partProps(parts, 'required', css.required)} aria-hidden="true">
            {t`Required`}
          </span>
        )}
      </span>
      <GridLookProvider value={look}>
        {isNarrow ? <RowCards grid={table.grid} /> : <TableGrid grid={table.grid} problemLines={problemLines} />}
      </GridLookProvider>
      {!table.isReadOnly && (table.canAdd || isNarrow) && (
        <TableFoot table={table} isNarrow={isNarrow} addLabel={addLabel} choice={choice} parts={parts} />
      )}
      {table.message && (
        <p {...table.getMessageProps(partProps(parts, 'message', css.message[error ? 'error' : 'help']))}>{table.message}</p>
      )}
    </div>
  );
}
