import { useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { DataNode } from '../../../engines/data-rows/index.ts';
import { mergeProps, refOf } from '../../../engines/prop-getters/index.ts';
import type { TableData, TableState } from '../../data-table/headless.ts';
import { useArrowIntoRows } from '../../row-scroller/headless.ts';
import type { SearchFieldData } from '../../search-field/headless.ts';
import { pickColumns } from './pickColumns.ts';
import type { DataPickerState } from './useDataPicker.ts';
import { usePages } from './usePages.ts';
import { usePickConfirm } from './usePickConfirm.ts';
import { usePickList } from './usePickList.ts';
import type { PickList } from './usePickList.ts';
import { usePickSelection } from './usePickSelection.ts';

/** Options of `usePickRows`. */
export interface PickRowsOptions {
  readonly picker: DataPickerState;
  /** Spoken name of the table. */
  readonly label: string;
  /** Panel in place of rows there are none of; the word that was searched for is empty without a search, `clear` takes it away. */
  readonly renderEmpty?: (keyword: string, clear: () => void) => ReactNode;
}

const idOf = ({ id }: DataNode) => id;
const nameOf = ({ fullName }: DataNode) => fullName;

/**
 * Behaviour of the table of an open picker: search, rows, pages and the two ways out. Call it in what is drawn while the picker is
 * open; draw the rows with `useTable({ ...rows, … })` under the key `rowsKey`, the box with `useSearchField`, pages with
 * `usePagination`.
 * @source forms §2.6, §4
 */
export function usePickRows({ picker, label, renderEmpty }: PickRowsOptions) {
  const { spec, cancel, messages } = picker;
  const list = usePickList(picker, true);
  const { rows, nodes } = list;
  const selection = usePickSelection(picker, nodes);
  const confirm = usePickConfirm(picker);
  const columns = useMemo(() => pickColumns(spec.rows), [spec.rows]);
  const search = useSearch(list, messages);
  const pages = usePages(spec.rows, list);
  const tableRef = useRef<HTMLElement>(null);
  const onKeyDown = useArrowIntoRows(tableRef, nodes.length > 0);
  const { keyword, pageNumber, pageRows, total } = rows;
  const table: TableData<DataNode> = {
    label,
    columns,
    rows: nodes,
    rowId: idOf,
    rowLabel: nameOf,
    selection,
    list: { isNumbered: true, firstNumber: (pageNumber - 1) * pageRows + 1, total: total < 0 ? null : Math.max(total, nodes.length) },
    state: stateOf(list, renderEmpty),
  };
  return {
    ...pages,
    ...search,
    /** Rows of the page: options of `useTable`. */
    rows: table,
    /** Key of what draws the rows: they begin anew under another. */
    rowsKey: `${keyword}\n${pageNumber}`,
    /** Asks for the same rows again. */
    refresh: () => list.send({ type: 'refresh' }),
    isLoading: rows.phase.status === 'loading',
    /** Writes what is chosen and closes, or says why not. */
    confirm: confirm.press,
    /** Confirming with nothing chosen was refused, until something is. */
    hasRefused: confirm.hasRefused,
    cancel,
    /** Attributes of the element around the search box: the down arrow goes into the rows, once they are there. */
    getSearchAreaProps: <Own extends object = object>(own?: Own) => mergeProps({ onKeyDown }, own),
    /** Attributes of the element around the table. */
    getTableAreaProps: <Own extends object = object>(own?: Own) => mergeProps({ ref: refOf(tableRef) }, own),
  };
}

/** Keyword over the table, searched for by Enter and a button. */
function useSearch({ rows, send }: PickList, messages: DataPickerState['messages']) {
  const [typed, setTyped] = useState(rows.keyword);
  const [shown, setShown] = useState(rows.keyword);
  // Another word than the one searched for last: a reset, or the clear button of an empty answer.
  if (shown !== rows.keyword) {
    setShown(rows.keyword);
    setTyped(rows.keyword);
  }
  const look = (keyword: string) => send({ type: 'search', keyword: keyword.trim() });
  const box: SearchFieldData = {
    label: messages.search,
    placeholder: messages.searchPlaceholder,
    value: typed,
    onChange: setTyped,
    onSubmit: look,
    onClear: () => rows.keyword !== '' && look(''),
  };
  return {
    /** The search box: options of `useSearchField`. */
    search: box,
    /** Searches for what is typed. */
    look: () => look(typed),
    /** Takes the word away. */
    reset: () => {
      setTyped('');
      look('');
    },
  };
}

function stateOf({ rows, nodes, send }: PickList, renderEmpty: PickRowsOptions['renderEmpty']): TableState {
  const { phase, keyword } = rows;
  if (phase.status === 'failed') return { kind: 'failed', retry: () => send({ type: 'refresh' }), isFiltered: keyword !== '' };
  if (nodes.length > 0) return { kind: 'ready' };
  if (phase.status === 'loading' || !rows.isAnswered) return { kind: 'loading' };
  return { kind: 'empty', panel: renderEmpty?.(keyword, () => send({ type: 'search', keyword: '' })) };
}
