import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { DataTable } from '@milepost/kit/data-table';
import type { Column, DataTableProps, RowAction } from '@milepost/kit/data-table';
import { whenUsed } from '@milepost/kit/engines/clock';
import { useListColumns } from '@milepost/kit/lists/columns';
import { SelectionBar } from '@milepost/kit/selection-bar';
import { Download, Plus, SlidersHorizontal, Trash2 } from 'lucide';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { useSession } from '../../auth/currentSession.ts';
import { useShortcut } from '../../commands/shortcuts.ts';
import { momentText } from '../../i18n/momentText.ts';
import { lazyDialog, lazyPane } from '../../lazy/index.ts';
import type { LazyDialog } from '../../lazy/index.ts';
import { BUTTONS, useCan } from '../../permissions/index.ts';
import { useLazyRows } from '../lazy-rows/index.ts';
import { ListPage, ListPages, ListTools, useColumnSettings, useFailedState } from '../list-page/index.ts';
import { ImportFile } from './ImportFile.tsx';
import { useListExport } from './list-export/useListExport.ts';
import { permittedResource } from './permitted.ts';
import { nameOf, rowActionsOf } from './rowActions.ts';
import { SideTree } from './SideTree.tsx';
import type { AnyResource, AnyRow, MoreAction, OpenedProps, OpeningTool, Tool, ToolProps } from './types.ts';
import { useResourceActions } from './useResourceActions.ts';
import { useResourceList } from './useResourceList.ts';
import type { ResourceList, TreeRow } from './useResourceList.ts';
import * as css from './Resource.css.ts';

const ResourceForm = lazyDialog(() => import('./ResourceForm.tsx'));
const HistoryDialog = lazyDialog(() => import('./history/HistoryDialog.tsx'));
const RecordDialog = lazyDialog(() => import('./RecordDialog.tsx'));
const ResourcePanel = lazyPane(() => import('./ResourcePanel.tsx'));
const FilterBar = lazyPane(() => import('./FilterBar.tsx'));

/** Overlay of the list; one thing at a time. An edited record and a new page are in the address instead. */
type OpenDialog =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'new'; readonly parent: AnyRow | null }
  | { readonly kind: 'copy'; readonly row: AnyRow; readonly change: (draft: never) => object }
  | { readonly kind: 'detail'; readonly row: AnyRow }
  | { readonly kind: 'history'; readonly row: AnyRow }
  | { readonly kind: 'own'; readonly row: AnyRow; readonly part: LazyDialog<OpenedProps<AnyRow>> }
  | { readonly kind: 'tool'; readonly part: LazyDialog<ToolProps> };

const NOTHING: OpenDialog = { kind: 'nothing' };
/** Id in the address of a record that does not exist yet. */
const NEW = 'new';
const LOG_PATH = '/system/log';

interface ResourcePageProps {
  readonly resource: AnyResource;
  /** Part of a dialog, a drawer or a tab that says what it is; the keys of the page are not for it. @defaultValue false */
  readonly isPart?: boolean;
}

/** A screen as it is declared: list, tree beside it, filters, actions, and the form over it. @source admin §2–§9 */
export function ResourcePage({ resource: declaredResource, isPart = false }: ResourcePageProps) {
  const { t, i18n } = useLingui();
  const can = useCan();
  // What stands in a drawer is judged by its own calls: the menu entry's columns are those of its page.
  const resource = useMemo(() => (isPart ? declaredResource : permittedResource(declaredResource, can)), [declaredResource, isPart, can]);
  const { list: declared, words, form } = resource;
  const list = useResourceList(resource);
  const [open, setOpen] = useState<OpenDialog>(NOTHING);
  const close = () => setOpen(NOTHING);
  const parts = useParts(resource);
  const actions = useResourceActions(resource, {
    edit: (row) => list.open(row.id),
    detail: (row) => setOpen({ kind: 'detail', row }),
    history: (row) => setOpen({ kind: 'history', row }),
    addBelow: (row) => setOpen({ kind: 'new', parent: row }),
    duplicate: (row, change) => setOpen({ kind: 'copy', row, change }),
    own: (row, action) => {
      const part = parts.of(action.id);
      if (part) setOpen({ kind: 'own', row, part });
    },
  });
  const isPage = form?.frame === 'page';
  const mayAdd = form !== null && can.button(BUTTONS.add);
  const add = mayAdd ? () => (isPage ? list.open(NEW) : setOpen({ kind: 'new', parent: null })) : null;
  useShortcut(add && !isPart ? { id: 'new', group: 'page', label: i18n._(words.add), keys: 'N', run: add } : null);
  const page = useRef<HTMLDivElement>(null);
  const searches = declared.keyword !== null && !isPart;
  useShortcut(
    searches
      ? {
          id: 'search',
          group: 'page',
          label: t`Search the list`,
          keys: '/',
          run: () => page.current?.querySelector<HTMLInputElement>('search input')?.focus(),
        }
      : null,
  );
  // What opens on a press is here before somebody presses.
  useEffect(() => (form ? whenUsed(ResourceForm.prepare) : undefined), [form]);
  const opened = list.search.open;
  const isForm = form !== null && (open.kind === 'new' || open.kind === 'copy' || opened !== null);
  const closeForm = () => {
    close();
    if (opened !== null) list.open(null);
  };
  const again = () => setOpen(open);
  return (
    <div ref={page} className={css.sheet}>
      <div className={isForm && isPage ? css.hidden : css.rows}>
        <Listed
          resource={resource}
          list={list}
          actions={actions}
          add={add}
          isPart={isPart}
          openTool={(tool) => ('call' in tool ? void actions.callTool(tool) : setOpen({ kind: 'tool', part: parts.tool(tool) }))}
        />
      </div>
      {isForm && (
        <ResourceForm
          key={opened ?? open.kind}
          resource={resource}
          id={opened === null || opened === NEW ? null : opened}
          at={{ parent: open.kind === 'new' ? open.parent : null, node: list.search.node }}
          {...(open.kind === 'copy' && { copyOf: open })}
          onSaved={() => open.kind === 'new' && open.parent && list.branches.open(open.parent.id)}
          onClose={closeForm}
          onAgain={again}
        />
      )}
      {open.kind === 'detail' && (
        <RecordDialog resource={resource} row={open.row} title={nameOf(resource, open.row)} onClose={close} onAgain={again} />
      )}
      {open.kind === 'history' && (
        <HistoryDialog resource={resource} row={open.row} name={nameOf(resource, open.row)} onClose={close} onAgain={again} />
      )}
      {open.kind === 'own' && <open.part row={open.row} onClose={close} onAgain={again} />}
      {open.kind === 'tool' && <open.part ask={list.ask} onClose={close} onAgain={again} />}
    </div>
  );
}

/** Parts that actions and tools open, each fetched when it is wanted. */
function useParts({ actions }: AnyResource) {
  return useMemo(() => {
    const own = new Map(
      ((actions.more ?? []) as readonly MoreAction<AnyRow>[]).flatMap((action) =>
        'opens' in action
          ? [[action.id, lazyDialog(action.opens as () => Promise<{ default: ComponentType<OpenedProps<AnyRow>> }>)] as const]
          : [],
      ),
    );
    const tools = new Map((actions.tools ?? []).flatMap((tool) => ('opens' in tool ? [[tool, lazyDialog(tool.opens)] as const] : [])));
    return { of: (id: string) => own.get(id), tool: (tool: OpeningTool) => tools.get(tool) ?? lazyDialog(tool.opens) };
  }, [actions]);
}

interface ListedProps {
  readonly resource: AnyResource;
  readonly list: ResourceList;
  readonly actions: ReturnType<typeof useResourceActions>;
  readonly add: (() => void) | null;
  readonly isPart: boolean;
  readonly openTool: (tool: Tool) => void;
}

/** The list itself: tools, filters, table, pages, and what can be done with several rows. */
function Listed({ resource, list, actions, add, isPart, openTool }: ListedProps) {
  const { t, i18n } = useLingui();
  const can = useCan();
  const { list: declared, words } = resource;
  const label = i18n._(words.many);
  const columns = useListColumns<AnyRow>(declared as never, momentText);
  const settings = useColumnSettings(columns);
  const exporting = useListExport(resource, list, columns, settings.listed);
  const rowActions = useRowActions(resource, actions.run);
  const filterCount = Object.keys(list.search.filters).length;
  const [areFiltersOpen, setFiltersOpen] = useState(declared.showsFilters === true || filterCount > 0);
  const failed = useFailedState(list);
  const { total: count, search } = list;
  const filters = declared.filters ?? [];
  const isPaged = declared.shape === 'paged';
  const mayRemove = resource.actions.remove !== undefined && can.button(BUTTONS.remove);
  const isSelectable = declared.isSelectable ?? (mayRemove && (isPaged || declared.shape === 'whole'));
  const table = useRows(resource, list, columns, rowActions);
  // The last row of the last page may be gone: the page before it takes its place.
  const lastPage = Math.max(1, Math.ceil((count ?? 0) / search.pageSize));
  useEffect(() => {
    if (isPaged && list.state === 'empty' && search.page > lastPage) list.turnTo({ page: lastPage, pageSize: search.pageSize });
  });
  const hint = declared.keyword === undefined || declared.keyword === null ? t`Name or code` : i18n._(declared.keyword);
  return (
    <div className={css.withTree}>
      {declared.beside && <SideTree beside={declared.beside} selectedId={search.node} onSelect={list.choose} />}
      <section className={css.rows}>
        <ListPage
          title={label}
          isPart={isPart}
          facts={count !== null && isPaged ? [t`${count} in all`] : []}
          tools={
            <>
              <ListTools
                label={t`Search: ${label}`}
                placeholder={hint}
                keyword={search.keyword}
                onSearch={list.searchFor}
                onReset={list.reset}
                columns={settings}
              >
                {filters.length > 0 && (
                  <Button
                    icon={SlidersHorizontal}
                    isFolding
                    opens={{ kind: 'region', isOpen: areFiltersOpen }}
                    onPress={() => setFiltersOpen(!areFiltersOpen)}
                  >
                    {filterCount > 0 ? t`Filters (${filterCount})` : t`Filters`}
                  </Button>
                )}
                {(resource.actions.tools ?? [])
                  .filter(({ code }) => code === null || can.button(code))
                  .map((tool) => (
                    <Button
                      key={tool.id}
                      isFolding={tool.icon !== undefined}
                      {...(tool.icon && { icon: tool.icon })}
                      onPress={() => openTool(tool)}
                    >
                      {i18n._(tool.label)}
                    </Button>
                  ))}
                {resource.actions.imports && can.button(BUTTONS.add) && <ImportFile resource={resource} of={resource.actions.imports} />}
                {declared.shape !== 'lazyTree' && declared.exports !== false && (
                  <Button icon={Download} isFolding isBusy={exporting.isBusy} busyLabel={t`Exporting…`} onPress={exporting.run}>
                    {t`Export`}
                  </Button>
                )}
                {add && (
                  <Button variant="primary" icon={Plus} isFolding onPress={add}>
                    {i18n._(words.add)}
                  </Button>
                )}
              </ListTools>
              {areFiltersOpen && <FilterBar resource={resource} values={search.filters} onChange={list.narrow} />}
            </>
          }
          foot={
            isPaged
              ? { pages: <ListPages page={search.page} pageSize={search.pageSize} total={count} onChange={list.turnTo} /> }
              : { counts: count === null ? null : t`${plural(count, { one: '# row', other: '# rows' })}` }
          }
          results={{ asked: list.asked, state: list.state, total: count }}
        >
          <DataTable<AnyRow>
            {...table}
            {...settings.table}
            {...(isPaged && {
              list: { firstNumber: (search.page - 1) * search.pageSize + 1, total: count },
              sort: list.order,
              onSortChange: list.sortBy,
            })}
            {...(isSelectable && { selection: { value: list.selection, onChange: list.select, total: list.rows.length } })}
            label={label}
            state={
              list.state === 'empty'
                ? {
                    kind: 'empty',
                    panel: (
                      <ResourcePanel
                        resource={resource}
                        isFiltered={list.isFiltered}
                        keyword={search.keyword}
                        onReset={list.reset}
                        add={add}
                      />
                    ),
                  }
                : list.state === 'failed'
                  ? failed
                  : { kind: list.state }
            }
          />
          {list.selected.length > 0 && <Batch resource={resource} list={list} actions={actions} />}
        </ListPage>
      </section>
    </div>
  );
}

/** Actions on several rows. */
function Batch({ resource, list, actions }: Pick<ListedProps, 'resource' | 'list' | 'actions'>) {
  const { t } = useLingui();
  const can = useCan();
  const { toggle, remove } = resource.actions;
  const switchAll = (isOn: boolean) => void actions.toggleAll(list.selected, isOn).then(list.selectNone);
  return (
    <SelectionBar count={list.selected.length} onClear={list.selectNone}>
      {toggle !== undefined && can.button(BUTTONS.edit) && (
        <>
          <Button onPress={() => switchAll(true)}>{t`Enable`}</Button>
          <Button onPress={() => switchAll(false)}>{t`Disable`}</Button>
        </>
      )}
      {remove !== undefined && can.button(BUTTONS.remove) && (
        <Button
          variant="danger"
          icon={Trash2}
          onPress={() => void actions.removeAll(list.selected).then((isBegun) => isBegun && list.selectNone())}
        >
          {t`Delete`}
        </Button>
      )}
    </SelectionBar>
  );
}

type Table = Pick<DataTableProps<AnyRow>, 'columns' | 'rows' | 'rowId' | 'rowLabel' | 'tree' | 'actions'>;

const rowId = (row: AnyRow) => row.id;
const childrenOf = (row: AnyRow) => (row as TreeRow).children ?? null;

/** The rows as a table takes them: flat, as a tree that is all here, or as one whose branches come when they are opened. */
function useRows(
  resource: AnyResource,
  list: ResourceList,
  columns: readonly Column<AnyRow>[],
  actions: ((row: AnyRow) => RowAction[]) | undefined,
): Table {
  const { shape } = resource.list;
  const lazy = useLazyRows({ rows: list.rows as readonly TreeRow[], branches: list.branches, below: list.below, columns, actions });
  const rowLabel = useCallback((row: AnyRow) => nameOf(resource, row), [resource]);
  const { expandedIds, setExpandedIds } = list.branches;
  const tree = useMemo(() => ({ childrenOf, expandedIds, onExpandedChange: setExpandedIds }), [expandedIds, setExpandedIds]);
  if (shape === 'lazyTree') {
    const { shown: _, ...table } = lazy;
    return table as unknown as Table;
  }
  return { columns, rows: list.rows, rowId, rowLabel, ...(shape === 'tree' && { tree }), ...(actions && { actions }) };
}

/** True for who has the page of the log in their menu. */
function useMayReadLog(): boolean {
  const { pathOf } = useSession();
  return useMemo(() => [...pathOf.values()].includes(LOG_PATH), [pathOf]);
}

/** The permitted actions of a row; undefined where none is, so that their column is left out. */
function useRowActions(resource: AnyResource, run: (id: string, row: AnyRow) => unknown): ((row: AnyRow) => RowAction[]) | undefined {
  const { i18n } = useLingui();
  const can = useCan();
  const mayReadLog = useMayReadLog();
  const allowed = useMemo(
    () => rowActionsOf(resource, mayReadLog).filter(({ code }) => code === null || can.button(code)),
    [resource, can, mayReadLog],
  );
  // The table keeps the rows it has drawn; what a press does is looked up when it happens.
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  const actions = useCallback(
    (row: AnyRow) =>
      allowed
        .filter(({ when }) => when === undefined || when(row))
        .map(({ id, label, tone }) => ({ id, label: i18n._(label(row)), ...(tone && { tone }), run: () => void latest.current(id, row) })),
    [allowed, i18n],
  );
  return allowed.length > 0 ? actions : undefined;
}
