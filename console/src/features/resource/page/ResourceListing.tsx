import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { DataTable } from '@milepost/kit/data-table';
import type { TableState } from '@milepost/kit/data-table';
import { useListColumns } from '@milepost/kit/lists/columns';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { momentText } from '../../../i18n/momentText.ts';
import { lazyPane, lazyTool } from '../../../lazy/index.ts';
import { useCan } from '../../../permissions/index.ts';
import { ListPage, ListPages, useColumnSettings, useFailedState, useLastPage } from '../../list-page/index.ts';
import { ResourceTools } from './ResourceTools.tsx';
import { severalRemovalOf } from '../definition/rowActions.ts';
import { NoNodes } from '../list/side-tree/NoNodes.tsx';
import { useNonEmptyColumns } from '../list/nonEmptyColumns.ts';
import { SideTree } from '../list/side-tree/SideTree.tsx';
import type { AnyResource, AnyRow, Tool } from '../definition/types.ts';
import { usePermittedActions } from '../actions/usePermittedActions.ts';
import type { ResourceActions } from '../actions/useResourceActions.ts';
import { usePrefetchRecord } from '../list/usePrefetchRecord.ts';
import type { ResourceList } from '../list/useResourceList.ts';
import { useTableRows } from '../list/useTableRows.ts';
import { useFocusReturn } from '../list/useFocusReturn.ts';
import type { SideNodes } from '../list/side-tree/useSideNodes.ts';
import * as css from '../list/Resource.css.ts';

const BatchBar = lazyTool(async () => (await import('../actions/BatchBar.tsx')).BatchBar);
const ViewTabs = lazyPane(() => import('../list/ViewTabs.tsx'));
const RowTables = lazyPane(() => import('../list/RowTables.tsx'));
const ResourcePanel = lazyPane(() => import('../list/ResourcePanel.tsx'));

interface ResourceListingProps {
  readonly resource: AnyResource;
  readonly list: ResourceList;
  /** Nodes of the tree beside it. */
  readonly nodes: SideNodes;
  readonly actions: ResourceActions;
  /** Opens the form for a new record; null for who may not. */
  readonly add: (() => void) | null;
  readonly isPart: boolean;
  /** Name of the menu entry that leads to it; null where none does. */
  readonly name: string | null;
  /** Row that has just been made. */
  readonly revealed: { readonly id: string } | null;
  readonly openTool: (tool: Tool) => void;
  readonly notice: ReactNode;
}

/** The list of a screen: tree beside it, tools, filters, table, pages, and what can be done with several rows. */
export function ResourceListing({ resource, list, nodes, actions, add, isPart, name, revealed, openTool, notice }: ResourceListingProps) {
  const { t, i18n } = useLingui();
  const can = useCan();
  const { list: declared, words } = resource;
  const { total: count, search } = list;
  const view = declared.views?.all.find(({ value }) => value === search.view);
  const label = i18n._(words.many);
  const nonEmpty = useNonEmptyColumns(declared, list.flat);
  const isOrderedOutside = declared.isUnpaged === true || declared.isPagedHere === true;
  const columns = useListColumns<AnyRow>({ ...nonEmpty, isUnpaged: isOrderedOutside }, momentText);
  const settings = useColumnSettings(columns, view === declared.views?.all[0] ? undefined : view?.id);
  const [tablesOf, setTablesOf] = useState<string | null>(null);
  const leave = useFocusReturn(tablesOf !== null);
  const run = (id: string, row: AnyRow) => {
    if (id !== 'tables') return actions.run(id, row);
    if (tablesOf === null) leave();
    return setTablesOf(row.id);
  };
  const rowActions = usePermittedActions(resource, run, usePrefetchRecord(resource, search.open));
  const unfolded = list.flat.find(({ id }) => id === tablesOf);
  const isPaged = declared.isPagedHere ? declared.shape === 'whole' : declared.shape === 'paged' && declared.isUnpaged !== true;
  const isOrdered = declared.shape === 'paged' || isOrderedOutside;
  const removal = severalRemovalOf(resource);
  const mayRemove = removal !== null && can.button(removal.code);
  const several = resource.actions.removeBatch;
  const isFlat = declared.shape === 'paged' || declared.shape === 'whole' || (declared.shape === 'tree' && several !== undefined);
  const isSelectable = declared.isSelectable ?? (mayRemove && isFlat);
  const canSelect = useCanSelect(declared.isHead);
  const summary = useSummary(resource, list);
  const { shown, ...table } = useTableRows(resource, list, columns, rowActions);
  const counts = useCounts(resource, list, shown);
  const state = useTableState(resource, list, nodes, view?.isRead === true ? null : add);
  const { page, pageSize } = search;
  useLastPage({ state: isPaged ? list.state : 'ready', page, pageSize, total: count, turnTo: list.turnTo });
  const rows = (
    <DataTable<AnyRow>
      key={`${resource.id} ${search.view ?? ''}`}
      {...table}
      {...settings.table}
      {...(declared.shape === 'paged' &&
        isPaged && {
          list: { firstNumber: (search.page - 1) * search.pageSize + 1, total: count },
        })}
      {...(isOrdered && { sort: list.order, onSortChange: list.sortBy })}
      {...(isSelectable && {
        selection: { value: list.selection, onChange: list.select, total: list.lineCount, ...(canSelect && { canSelect }) },
      })}
      {...(summary && { summary })}
      label={view ? i18n._(view.label) : label}
      state={state}
      revealed={revealed}
    />
  );
  return (
    <div className={css.withTree}>
      {declared.sidebar && <SideTree sidebar={declared.sidebar} nodes={nodes} selectedId={search.node} onSelect={list.choose} />}
      <section className={css.rows}>
        <ListPage
          title={name ?? label}
          isPart={isPart}
          notice={notice}
          facts={[
            ...(count !== null && isPaged && !declared.isPagedHere ? [t`${{ count: i18n.number(count) }} in all`] : []),
            ...notesOf(declared, list).map((note) => i18n._(note)),
          ]}
          tools={
            <ResourceTools
              resource={resource}
              list={list}
              settings={settings}
              columns={columns}
              add={add}
              isPart={isPart}
              openTool={openTool}
            />
          }
          foot={
            isPaged
              ? { pages: <ListPages page={search.page} pageSize={search.pageSize} total={count} onChange={list.turnTo} /> }
              : { counts }
          }
          results={{ asked: list.asked, state: list.state, total: count }}
        >
          {declared.views ? (
            <ViewTabs views={declared.views} chosen={search.view ?? null} onChoose={list.view}>
              {rows}
            </ViewTabs>
          ) : (
            rows
          )}
          {unfolded && <RowTables resource={resource} row={unfolded} onClose={() => setTablesOf(null)} />}
          {isSelectable && <BatchBar resource={resource} list={list} actions={actions} />}
        </ListPage>
      </section>
    </div>
  );
}

/** Heads of groups are not among what is chosen; undefined where every row is. */
const useCanSelect = (isHead: ((row: AnyRow) => boolean) | undefined) =>
  useMemo(() => isHead && ((row: AnyRow) => (isHead(row) ? '' : null)), [isHead]);

/** Sums under the columns, of the rows that are here; undefined where no column has one. */
function useSummary({ list: { sumOf } }: AnyResource, { flat }: ResourceList) {
  return useMemo(() => (sumOf && flat.length > 0 ? ({ id }: { readonly id: string }) => sumOf(flat, id) : undefined), [sumOf, flat]);
}

/** Sentences beside the heading: what the list says of itself, and of its rows. */
function notesOf({ notes = [] }: AnyResource['list'], { all, search }: ResourceList) {
  return typeof notes === 'function' ? notes(all, search) : notes;
}

/** State of the table in the words of the screen. */
function useTableState(
  resource: AnyResource,
  list: ResourceList,
  { tree, nodes, needsOne }: SideNodes,
  add: (() => void) | null,
): TableState {
  const hasNoTree = needsOne && nodes === undefined && tree.isError;
  const failed = useFailedState(hasNoTree ? { error: tree.error, retry: () => void tree.refetch(), isFiltered: false } : list);
  if (hasNoTree || list.state === 'failed') return failed;
  const { none } = resource.list.sidebar ?? {};
  if (needsOne && none && nodes?.length === 0) return { kind: 'empty', panel: <NoNodes none={none} /> };
  if (list.state !== 'empty') return { kind: list.state };
  const { keyword } = list.search;
  return {
    kind: 'empty',
    panel: <ResourcePanel resource={resource} isFiltered={list.isFiltered} keyword={keyword} onReset={list.reset} add={add} />,
  };
}

/** Numbers below a list without pages; null while nothing was counted. A lazy tree has its top, or what was found, and what is open. */
function useCounts({ list }: AnyResource, { total, isFiltered }: ResourceList, shown: number | null): string | null {
  const { t } = useLingui();
  if (total === null) return null;
  const count = total;
  if (list.shape === 'tree' && shown !== null) return t`${count} in all, ${shown} shown`;
  if (list.shape !== 'lazyTree') return t`${plural(count, { one: '# row', other: '# rows' })}`;
  return isFiltered ? t`${total} found, ${shown} shown` : t`${total} at the top level, ${shown} shown`;
}
