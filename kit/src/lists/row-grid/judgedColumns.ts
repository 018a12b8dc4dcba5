import { isEmptyValue, isSame } from '../../forms/grammar/index.ts';
import type { InputColumn, Row } from '../../widgets/input-table/headless.ts';
import { STATE, asRow } from './types.ts';
import type { RowGridColumn, RowGridOptions, StateColumn } from './types.ts';

type Facts = Pick<RowGridOptions, 'states' | 'sentText' | 'problemText'>;

const STATE_PX = 148;
const nothing = () => null;
const always = () => true;
const never = () => false;

/** A column whose cells are judged by the form over their row before they are by themselves. */
function judged(column: RowGridColumn, { states, sentText, problemText }: Facts): InputColumn {
  const formOf = (row: Row) => states.of(asRow(row).id).form;
  return {
    ...column,
    text: (value, row) => sentText?.(asRow(row), column.id) ?? column.text(value, row),
    isRequired: (row) => formOf(row)?.state(column.id).isRequired ?? column.isRequired(row),
    isShown: (row) => formOf(row)?.state(column.id).isShown ?? true,
    isDisabled: (row) => states.of(asRow(row).id).isFixed || (formOf(row)?.state(column.id).isDisabled ?? column.isDisabled(row)),
    problem(row) {
      // A row nobody has touched is as the server has it.
      const state = formOf(row)?.state(column.id);
      if (!state) return null;
      if (state.isRequired && isEmptyValue(row[column.id])) return problemText(column.id, 'required');
      const own = column.problem(row);
      return own ?? (state.problem !== null && isSame(state.value, row[column.id]) ? problemText(column.id, state.problem) : null);
    },
  };
}

/** Columns of the grid: those that are written, judged by the form over each row; words of the row; and the state of the row. */
export function judgedColumns(columns: readonly RowGridColumn[], state: StateColumn, facts: Facts): readonly InputColumn[] {
  return [
    ...columns.map((column) => (column.isWords ? column : judged(column, facts))),
    {
      ...state,
      id: STATE,
      kind: 'fixed',
      minPx: STATE_PX,
      flex: 1,
      empty: null,
      text: () => '',
      Field: state.Shown,
      isHeld: true,
      isRequired: never,
      isShown: always,
      isDisabled: always,
      problem: nothing,
    },
  ];
}
