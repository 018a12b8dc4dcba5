import { useLingui } from '@lingui/react/macro';
import { useCallback, useId, useMemo, useRef } from 'react';
import { selectOnly } from '../../../engines/selection/index.ts';
import type { Selection } from '../../../engines/selection/index.ts';
import { DataTable, useArrowIntoRows } from '../../../primitives/data-table/index.ts';
import type { Column, TableMore, TableState } from '../../../primitives/data-table/index.ts';
import { PickTree } from '../../../primitives/pick-tree/index.ts';
import type { PickTreeLook } from '../../../primitives/pick-tree/index.ts';
import { StatePanel } from '../../../primitives/state-panel/index.ts';
import { nameOf, showChoice } from '../nodeWords.ts';
import type { CategoryTable, PickerNode } from '../types.ts';
import type { Draft } from '../useDraft.ts';
import type { PickerSession } from '../usePicker.ts';
import { useText } from '../useText.ts';
import { sheet, sheetFrame } from './panes.css.ts';
import { categoryPane, categoryTitle, chosenNow, rowsPane, tablePlace, tableTools, treeAndTable } from './TablePanes.css.ts';
import { PaneSearch } from './PaneSearch.tsx';
import type { Added } from './useAdded.ts';
import { useCategoryTable } from './useCategoryTable.ts';

interface TablePanesProps {
  readonly session: PickerSession;
  readonly draft: Draft;
  readonly table: CategoryTable;
  readonly added: Added | null;
}

/** Categories on the left decide what the table on the right lists; a row is chosen. @source forms §2.5 */
export function TablePanes({ session, draft, table, added }: TablePanesProps) {
  const { spec } = session;
  const { t } = useLingui();
  const textOf = useText();
  const titleId = useId();
  const { categoryId, ...panes } = useCategoryTable(spec, table, added);
  const [chosen] = draft.draft.values();
  const rowsRef = useRef<HTMLDivElement>(null);
  const onSearchKey = useArrowIntoRows(rowsRef, panes.rows.rows.length > 0);
  const look = useCallback(
    (node: PickerNode): PickTreeLook => ({ label: nameOf(node, textOf), isChosen: node.id === categoryId, refusal: null, hasMark: false }),
    [textOf, categoryId],
  );
  return (
    <div className={sheetFrame}>
      <div className={`${sheet} ${treeAndTable}`}>
        <section className={categoryPane} aria-labelledby={titleId}>
          <h3 id={titleId} className={categoryTitle}>
            {textOf(table.label)}
          </h3>
          <PickTree
            label={textOf(table.label)}
            tree={panes.tree}
            shape="tree"
            look={look}
            choice={{ kind: 'place', onChoose: ([node]) => node && panes.setCategoryId(node.id) }}
          />
        </section>
        <section className={rowsPane} aria-label={textOf(spec.title)}>
          {spec.search && (
            // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the arrow of the search box in it
            <div className={tableTools} onKeyDown={onSearchKey}>
              <PaneSearch search={spec.search} keyword={panes} />
            </div>
          )}
          <div ref={rowsRef} className={tablePlace}>
            <Rows key={`${categoryId} ${panes.keyword}`} session={session} draft={draft} table={table} panes={panes} />
          </div>
          {chosen && <p className={chosenNow}>{t`Chosen: ${{ label: showChoice(spec, chosen, textOf).text }}`}</p>}
        </section>
      </div>
    </div>
  );
}

interface RowsProps extends Omit<TablePanesProps, 'added'> {
  readonly panes: Pick<ReturnType<typeof useCategoryTable>, 'list' | 'rows' | 'isEmpty' | 'total' | 'keyword'>;
}

function Rows({ session: { spec }, draft, table, panes: { list, rows, isEmpty, total, keyword } }: RowsProps) {
  const { t } = useLingui();
  const textOf = useText();
  const columns = useColumns(table);
  const { phase, hasMore } = rows;
  const retry = () => list.send({ type: 'retry' });
  const hasNone = rows.rows.length === 0;
  const state: TableState =
    hasNone && phase.status === 'failed'
      ? { kind: 'failed', retry, isFiltered: keyword !== '' }
      : isEmpty
        ? {
            kind: 'empty',
            panel: <StatePanel kind={keyword ? 'noMatch' : 'empty'} title={keyword ? t`Nothing found` : t`Nothing here yet`} />,
          }
        : { kind: hasNone ? 'loading' : 'ready' };
  const more: TableMore =
    phase.status === 'failed'
      ? { kind: 'failed', retry }
      : phase.status === 'loading'
        ? { kind: 'loading' }
        : hasMore
          ? { kind: 'more', load: () => list.send({ type: 'more' }) }
          : { kind: 'end' };

  function change(selection: Selection) {
    const added = rows.rows.filter(({ id }) => selection.except.has(id) && !draft.draft.has(id));
    const removed = [...draft.draft.keys()].filter((id) => !selection.except.has(id));
    if (added.length > 0) draft.choose(added, added.length === 1 ? 'node' : 'range');
    else for (const id of removed) draft.remove(id);
  }

  return (
    <DataTable
      label={textOf(spec.title)}
      columns={columns}
      rows={rows.rows}
      rowId={idOf}
      rowLabel={labelOf}
      list={{ total: total < 0 ? null : total, more: hasNone ? undefined : more }}
      selection={{
        value: selectOnly(draft.draft.keys()),
        onChange: change,
        mode: draft.isSingle ? 'one' : 'many',
        isByRow: true,
        onConfirm: (node) => draft.finish(node),
      }}
      state={state}
    />
  );
}

const idOf = ({ id }: PickerNode) => id;
const labelOf = ({ fullName }: PickerNode) => fullName;

function useColumns({ columns }: CategoryTable): readonly Column<PickerNode>[] {
  const textOf = useText();
  return useMemo(
    () =>
      columns.map(({ id, header, width, align }, at) => ({
        id,
        header: textOf(header),
        text: ({ cells }) => cells?.[id] ?? '',
        width: width === 'wide' ? { flex: 2, minPx: 160 } : { flex: 1, minPx: 120 },
        align,
        narrow: at === 0 ? 'title' : 'meta',
      })),
    [columns, textOf],
  );
}
