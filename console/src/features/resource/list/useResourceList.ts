import type { Sort } from '@milepost/kit/data-table';
import { selectNone, selectOnly } from '@milepost/kit/engines/selection';
import type { Selection } from '@milepost/kit/engines/selection';
import type { ListAsk, ListConditions } from '@milepost/kit/lists/grammar';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useApi } from '../../../data/api/index.ts';
import { resourceKeys } from '../definition/keys.ts';
import { useNavigate, usePageSearch } from '../../../routing/index.ts';
import { useOpenBranches } from '../../lazy-rows/index.ts';
import { chosenPages } from '../../list-page/index.ts';
import { listQuery } from './listPort.ts';
import { resourceSearch } from './resourceSearch.ts';
import type { ResourceSearch } from './resourceSearch.ts';
import type { AnyResource, AnyRow } from '../definition/types.ts';
import { rowsOf } from './rows/rowsOf.ts';
import { filterKey } from './enabledMarkParam.ts';
import { FIRST_PAGE, usePagedHere } from './usePagedHere.ts';
import { rowsBelow } from './rows/fullTree.ts';
import type { TreeRow } from './rows/fullTree.ts';

export type { TreeRow } from './rows/fullTree.ts';

const NONE: readonly AnyRow[] = [];

/** The list of a screen: the address holds what a reload should keep, what is chosen lives as long as the rows stay. */
export function useResourceList(resource: AnyResource) {
  const api = useApi();
  const navigate = useNavigate();
  const address = useMemo(() => resourceSearch(resource), [resource]);
  const search = usePageSearch(address);
  const { list } = resource;
  const go = useCallback(
    (part: Partial<ResourceSearch>, replace = false) => navigate({ search: address.write({ ...search, ...part }), replace }),
    [navigate, address, search],
  );
  const { open: _, ...asked } = search;
  const order = asked.order ?? (list.order ? { columnId: list.order.by, direction: list.order.direction ?? 'ascending' } : null);
  const ask: ListAsk = { ...asked, order };
  const isAsked = isNodeKnown(list, search.node);
  const { data, isPending, isPlaceholderData, isError, error, refetch } = useQuery({
    ...listQuery(api, resource, list.isPagedHere ? { ...asked, ...FIRST_PAGE, order: null } : ask),
    // Rows of another view have other columns, those of another screen another shape.
    placeholderData: (before, query) => (isSameList(query?.queryKey, resource, ask) ? keepPreviousData(before) : undefined),
    enabled: isAsked,
  });
  const found = data?.rows ?? NONE;
  const here = usePagedHere(list, found, { ...asked, order });
  const narrowed = useMemo(() => filterKey(search), [search]);
  const { rows, known } = useMemo(() => rowsOf(list, here.rows as readonly TreeRow[], narrowed), [list, here.rows, narrowed]);
  const [top] = rows as readonly TreeRow[];
  const isAlone = list.shape === 'lazyTree' && narrowed === '' && rows.length === 1 && top?.isLeaf === false;
  const branches = useOpenBranches<TreeRow>(known, isAlone ? top.id : null);
  const below = useQueries({
    queries: (list.shape === 'lazyTree' ? branches.ids : []).map((id) => ({
      ...listQuery(api, resource, { ...asked, keyword: '', order: null }, id),
      select: ({ rows }: { readonly rows: readonly AnyRow[] }) => rows as TreeRow[],
    })),
    combine: branches.combine,
  });
  const [chosen, setChosen] = useState<{ readonly of: object; readonly selection: Selection }>({ of: search, selection: selectNone });
  const selection = chosen.of === search ? chosen.selection : selectNone;
  const heads = list.isHead as ((row: AnyRow) => boolean) | undefined;
  /** Every row that is here and is one: those of groups and of trees, without heads. */
  const flat = useMemo(() => (list.shape === 'tree' ? rowsBelow(rows as readonly TreeRow[]) : rows), [list.shape, rows]);
  const choosable = useMemo(() => (heads ? flat.filter((row) => !heads(row)) : flat), [flat, heads]);
  const selected = useMemo(() => choosable.filter(({ id }) => selection.all !== selection.except.has(id)), [choosable, selection]);
  return {
    search: useMemo(() => ({ ...search, page: here.page }), [search, here.page]),
    ask,
    /** Question of the list, as one text: results are told when it changes. Null until it is known which node it is asked of. */
    asked: isAsked ? JSON.stringify([search.keyword, search.filters, search.node, search.view, search.conditions]) : null,
    isFiltered: search.keyword !== '' || Object.keys(search.filters).length > 0 || Boolean(search.conditions),
    rows,
    /** All rows of the list, those of other pages too where the pages are made here; null until they have come. */
    all: useMemo(
      () => (data === undefined ? null : list.shape === 'tree' ? rowsBelow(found as readonly TreeRow[]) : found),
      [data, list.shape, found],
    ),
    /** Rows in the order they are shown, those below others too; heads of groups are none. */
    flat: choosable,
    /** Lines that may be chosen or say why they may not. */
    lineCount: flat.length,
    total: data === undefined ? null : countOf(list, choosable, data.total),
    order,
    branches,
    below,
    state:
      isPending || isPlaceholderData
        ? ('loading' as const)
        : isError && !data
          ? ('failed' as const)
          : rows.length === 0
            ? ('empty' as const)
            : ('ready' as const),
    error,
    retry: () => void refetch(),
    searchFor: (keyword: string) => go({ keyword, page: 1 }),
    narrow: (filters: ResourceSearch['filters']) => go({ filters, page: 1 }),
    setConditions: (conditions: ListConditions | null) => go({ conditions, page: 1 }),
    reset: () => go({ keyword: '', filters: address.read({}).filters, ...(list.conditions && { conditions: null }), page: 1 }),
    view: (view: string) => go({ view, keyword: '', page: 1 }),
    /** @param isByItself nobody has pressed anything: a link that names no node keeps what else it says */
    choose: (node: string | null, isByItself = false) =>
      go(
        isByItself && search.node === null
          ? { node }
          : { node, page: 1, ...(list.sidebar?.clearsFilters === true && { keyword: '', filters: {} }) },
        isByItself,
      ),
    turnTo: (turn: { readonly page: number; readonly pageSize: number }) => go(chosenPages(turn)),
    sortBy: (next: Sort | null) => go({ order: next, page: 1 }),
    open: (id: string | null) => go({ open: id }),
    selected,
    selection: selectOnly(selected.map(({ id }) => id)),
    select: (next: Selection) => setChosen({ of: search, selection: next }),
    selectNone: () => setChosen({ of: search, selection: selectNone }),
  };
}

/** True where it is known what the list is asked for: of one node alone, only once that is chosen. */
const isNodeKnown = ({ sidebar }: AnyResource['list'], node: string | null): boolean =>
  sidebar === undefined || (sidebar.screenOf === undefined && (sidebar.all !== undefined || node !== null));

/** True where rows that are here stand in for those that are asked for. */
function isSameList(key: QueryKey | undefined, { id }: AnyResource, { view }: ListAsk): boolean {
  const [, , , before] = key ?? [];
  return key?.[1] === resourceKeys(id).all[1] && (before as ListAsk | undefined)?.view === view;
}

/** Rows a list counts: those of a tree are counted here, where servers name another number. */
function countOf({ shape, childrenCall }: AnyResource['list'], shown: readonly AnyRow[], total: number): number {
  if (shape === 'tree') return shown.length;
  return shape === 'lazyTree' && childrenCall !== undefined ? rowsBelow(shown as readonly TreeRow[]).length : total;
}

export type ResourceList = ReturnType<typeof useResourceList>;
