import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useTableColumns } from '../../forms/kinds/table/useTableColumns.ts';
import type { Named } from '../../forms/kinds/table/ColumnNames.tsx';
import { isEmptyValue, isSame } from '../../forms/grammar/index.ts';
import type { FieldPath, TableColumn } from '../../forms/grammar/index.ts';
import { useProblemText, useText } from '../../forms/render/index.ts';
import type { InputColumn, Row } from '../../widgets/input-table/index.ts';
import { stateCell } from './StateCell.tsx';
import { wordsField } from './WordsField.tsx';
import type { GridColumn, GridRow, RowStates } from './types.ts';

/** Column of the states of rows: every row has an id, so that none of its cells is empty. */
export const STATE = 'id';
const STATE_PX = 148;
const WORDS_PX = 130;

interface Facts {
  readonly states: RowStates;
  /** Words of a value as the server has sent them; null where the row holds another value by now. */
  readonly sentText: (row: GridRow, field: FieldPath) => string | null;
  readonly ruleProblem: (column: TableColumn, row: Row) => string | null;
  readonly names: ReadonlyMap<FieldPath, Named>;
  readonly onSave: (id: string) => void;
  readonly onTakeBack: (id: string) => void;
}

const nothing = () => null;
const always = () => true;
const never = () => false;
const asRow = (row: Row) => row as GridRow;

/** Columns of the grid: those a form has for its cells, judged by the form over each row, words, and the state of the row. */
export function useGridColumns(columns: readonly GridColumn[], facts: Facts): readonly InputColumn[] {
  const { t } = useLingui();
  const text = useText();
  const problemText = useProblemText();
  const controls = useMemo(() => columns.flatMap((column) => (column.kind === 'control' ? [column.control] : [])), [columns]);
  const written = useTableColumns(controls, facts.ruleProblem, facts.names);
  const { states, sentText, onSave, onTakeBack } = facts;
  return useMemo(() => {
    const formOf = (row: Row) => states.of(asRow(row).id).form;
    const judged = (column: InputColumn, control: TableColumn): InputColumn => ({
      ...column,
      text: (value, row) => sentText(asRow(row), column.id) ?? column.text(value, row),
      isRequired: (row) => formOf(row)?.state(column.id).isRequired ?? column.isRequired(row),
      isShown: (row) => formOf(row)?.state(column.id).isShown ?? true,
      isDisabled: (row) => states.of(asRow(row).id).isFixed || (formOf(row)?.state(column.id).isDisabled ?? column.isDisabled(row)),
      problem(row) {
        // A row nobody has touched is as the server has it.
        const state = formOf(row)?.state(column.id);
        if (!state) return null;
        if (state.isRequired && isEmptyValue(row[column.id])) return problemText(control, 'required');
        const own = column.problem(row);
        return own ?? (state.problem !== null && isSame(state.value, row[column.id]) ? problemText(control, state.problem) : null);
      },
    });
    const words = (column: Extract<GridColumn, { kind: 'words' }>): InputColumn => ({
      id: column.id,
      label: text(column.label),
      kind: 'fixed',
      minPx: WORDS_PX,
      flex: column.align === 'end' ? 1 : 2,
      align: column.align ?? 'start',
      empty: null,
      text: (_, row) => column.text(asRow(row)),
      Field: wordsField((row) => column.text(asRow(row))),
      isRequired: never,
      isShown: always,
      isDisabled: always,
      problem: nothing,
    });
    const Shown = stateCell({ states, onSave, onTakeBack });
    const state: InputColumn = {
      id: STATE,
      label: t`State`,
      kind: 'fixed',
      minPx: STATE_PX,
      flex: 1,
      empty: null,
      text: () => '',
      Shown,
      Field: Shown,
      isHeld: true,
      isRequired: never,
      isShown: always,
      isDisabled: always,
      problem: nothing,
    };
    return [
      ...columns.map((column) => {
        if (column.kind === 'words') return words(column);
        const { control } = column;
        return judged(written.find(({ id }) => id === control.field) as InputColumn, control);
      }),
      state,
    ];
  }, [columns, written, states, sentText, onSave, onTakeBack, text, problemText, t]);
}
