import { useCallback, useMemo } from 'react';
import { cellText, columnValue } from '../../../engines/data-rows/index.ts';
import type { DataNode } from '../../../engines/data-rows/index.ts';
import type { Choices } from '../../../engines/pick/index.ts';
import { optionModel } from '../../option-list/headless.ts';
import type { ListColumn, ListEnd, ListLook, OptionModel } from '../../option-list/headless.ts';
import { useIsNarrow } from '../../popover/headless.ts';
import { tableColumns } from './interfaceSource.ts';
import type { DataPickerSpec, RowsConfig } from '../types.ts';
import type { PickList } from './usePickList.ts';

/** Height of the table. @source forms §2.6, §9 */
const TABLE_HEIGHT_PX = 300;
/** Columns that 700 px have room for, and a sheet; a record has all of them for the fields that follow it. @reading R-255 */
const MAX_COLUMNS = { popover: 6, sheet: 2 };
/** Width of the table without its marks, and how much more the first column gets of it. */
const CELLS_PX = 660;
const FIRST_SHARE = 1.6;

function listColumns(config: RowsConfig, isSheet: boolean): readonly ListColumn[] {
  const shown = tableColumns(config).slice(0, isSheet ? MAX_COLUMNS.sheet : MAX_COLUMNS.popover);
  const widthPx = Math.floor((CELLS_PX * FIRST_SHARE) / (shown.length - 1 + FIRST_SHARE));
  const isWide = !isSheet && shown.length > 1;
  return shown.map(({ value, label }, at) => ({ id: value, label, ...(isWide && at === 0 ? { widthPx } : {}) }));
}

function endOf({ rows, nodes, send }: PickList): ListEnd | null {
  if (rows.phase.status === 'failed') return { status: 'failed', retry: () => send({ type: 'refresh' }) };
  return nodes.length === 0 && (rows.phase.status === 'loading' || !rows.isAnswered) ? { status: 'loading' } : null;
}

/** Rows of a later page have their place in the whole list. */
function withOffset<O>(model: OptionModel<O>, before: number): OptionModel<O> {
  if (before === 0) return model;
  return {
    ...model,
    row(position) {
      const row = model.row(position);
      return row.kind === 'option' ? { ...row, positionInSet: row.positionInSet + before } : row;
    },
  };
}

interface TableModelAsk {
  readonly spec: DataPickerSpec;
  readonly list: PickList;
  readonly chosen: Choices<DataNode>;
  /** Reason a row cannot be chosen. Stable. */
  readonly reasonOf: (node: DataNode) => string | null;
}

/** The loaded page as rows of a list with columns, and how they are drawn. */
export function useTableModel({ spec, list, chosen, reasonOf }: TableModelAsk) {
  const { cardinality } = spec.policy;
  const isSheet = useIsNarrow();
  const columns = useMemo(() => listColumns(spec.rows, isSheet), [spec.rows, isSheet]);
  const look = useMemo<ListLook>(() => ({ kind: 'grid', cardinality, columns, heightPx: TABLE_HEIGHT_PX }), [cardinality, columns]);
  const isChosen = useCallback((id: string) => chosen.has(id), [chosen]);
  const { nodes } = list;
  const { total, pageNumber, pageRows } = list.rows;
  const end = endOf(list);
  const model = useMemo(() => {
    const show = (node: DataNode) => {
      const reason = reasonOf(node);
      const cells = columns.map(({ id }) => cellText(columnValue(node.record, id)));
      return { label: node.fullName, cells, ...(reason === null ? {} : { reason }) };
    };
    const page = optionModel<DataNode>({ options: nodes, idOf: ({ id }) => id, show, isChosen, end, total });
    return withOffset(page, (pageNumber - 1) * pageRows);
    // oxlint-disable-next-line react/exhaustive-deps -- the end is made anew each time and follows from its status
  }, [nodes, columns, isChosen, reasonOf, end?.status, total, pageNumber, pageRows]);
  return { model, look };
}
