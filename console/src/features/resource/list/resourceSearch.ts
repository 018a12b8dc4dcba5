import type { Control } from '@milepost/kit/forms/grammar';
import type { ListAsk } from '@milepost/kit/lists/grammar';
import type { PageSearch, Search } from '../../../routing/index.ts';
import { readOrder, readPages, writeOrder, writePages } from '../../list-page/pageSearch.ts';
import { CONDITIONS, readConditions, writeConditions } from './conditionsText.ts';
import { endNames, isRange, readRange, sentFilters } from '../definition/rangeFilter.ts';
import type { AnyResource } from '../definition/types.ts';

/** Search parameters of a screen: what its list is asked, and the record that is open. */
export interface ResourceSearch extends ListAsk {
  /** Id of the open record; `new` for a new one where the form is a page; null for none. */
  readonly open: string | null;
}

/** Begin of the names of filters in the address, so that none meets a name of the engine's own. */
const FILTER = 'f.';

/** Values of filters travel as text; several are joined by commas. */
function readValue(search: Search, control: Control): unknown {
  const names = endNames(control.field);
  if (names)
    return readRange(
      names.map((name) => search[FILTER + name]),
      control,
    );
  const text = search[FILTER + control.field];
  if (!text) return null;
  if (isRange(control)) return readRange(text.split(','), control);
  if (control.kind === 'date' && control.storedAs === 'ms') return Number.isSafeInteger(Number(text)) ? Number(text) : null;
  const isMany = 'isMany' in control && control.isMany === true;
  if (!isMany && !isPath(control)) return text;
  const several = text.split(',').filter((one) => one !== '');
  return isMany && isPath(control) ? several.map((path) => path.split(WAY)) : several;
}

/** Text of a filter that is taken away although it begins with a value. */
const TAKEN_AWAY = '-';

/** Steps of a way of ids, where several ways stand side by side. */
const WAY = '/';
/** Pickers that keep the way from the top to what was chosen. */
const WAYS = new Set(['organization', 'area']);
const isPath = (control: Control): boolean => control.kind === 'cascade' || (control.kind === 'pick' && WAYS.has(control.picker));

const writeValue = (value: unknown): string =>
  Array.isArray(value)
    ? value.map((one) => (Array.isArray(one) ? one.join(WAY) : (one ?? ''))).join(',')
    : typeof value === 'string' || typeof value === 'number'
      ? String(value)
      : '';

const isSame = (value: unknown, start: unknown): boolean => start !== undefined && writeValue(value) === writeValue(start);

/** The address of a screen, typed: what it does not know is left out, so that a link never asks for what cannot be. */
export function resourceSearch({ list }: Pick<AnyResource, 'list'>): PageSearch<ResourceSearch> {
  const { filters = [], columns, views, sidebar } = list;
  const { address: nodeAddress = 'node' } = sidebar ?? {};
  const known = filters as readonly Control[];
  const addressOf = (set: Readonly<Record<string, unknown>>): Search =>
    Object.fromEntries(
      Object.entries(sentFilters(set)).flatMap(([field, value]) => (writeValue(value) ? [[FILTER + field, writeValue(value)]] : [])),
    );
  // First values go through the address too: one that could not stand there is none.
  const starts = new Map(
    known.flatMap((control) => {
      const value = list.initialFilters && readValue(addressOf({ [control.field]: list.initialFilters[control.field] }), control);
      return value === null || value === undefined ? [] : [[control.field, value] as const];
    }),
  );
  const viewOf = (value: string | undefined) => (views ? (views.all.find((one) => one.value === value)?.value ?? views.usual) : null);
  const sortable = columns.filter(({ isSortable }) => isSortable === true).map(({ id }) => id);
  return {
    read: (search: Search) => ({
      keyword: list.keyword === null ? '' : (search['keyword'] ?? ''),
      filters: Object.fromEntries(
        known.flatMap((control) => {
          const start = starts.get(control.field);
          const isTaken = search[FILTER + control.field] === TAKEN_AWAY;
          if (start !== undefined && isTaken) return [];
          const value = readValue(search, control) ?? start ?? null;
          return value === null ? [] : [[control.field, value]];
        }),
      ),
      ...readPages(search),
      order: readOrder(search, sortable),
      node: (sidebar && search[nodeAddress]) || null,
      ...(list.conditions && { conditions: readConditions(search[CONDITIONS], list.conditions.isKnown) }),
      ...(views && { view: viewOf(search[views.address]) }),
      open: search['open'] || null,
    }),
    write: ({ keyword, filters: set, page, pageSize, order, node, conditions = null, view = null, open }) => ({
      ...(keyword && { keyword }),
      ...addressOf(Object.fromEntries(Object.entries(set).filter(([field, value]) => !isSame(value, starts.get(field))))),
      ...Object.fromEntries([...starts.keys()].flatMap((field) => (Object.hasOwn(set, field) ? [] : [[FILTER + field, TAKEN_AWAY]]))),
      ...writePages({ page, pageSize }),
      ...writeOrder(order),
      ...(node !== null && { [nodeAddress]: node }),
      ...(conditions && conditions.groups.length > 0 && { [CONDITIONS]: writeConditions(conditions) }),
      ...(views && view !== null && view !== views.usual && { [views.address]: view }),
      ...(open !== null && { open }),
    }),
  };
}
