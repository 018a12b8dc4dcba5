import type { ListAsk } from '@milepost/kit/lists/grammar';
import { reachedTotal } from '@milepost/openapi/wire';
import type { Answer, CallArgs, Client } from '@milepost/openapi/client';
import { queryOptions } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';
import type { Api } from '../../data/api/index.ts';
import type { Write } from '../../data/useWrite.ts';
import { noteShown, resourceKeys, shownBy } from './keys.ts';
import { fitting, isOwnFiltered, toldFilters } from './ownFilters.ts';
import { sentFilters } from './rangeFilter.ts';
import { isEnabled } from './rowState.ts';
import type { AnyResource, AnyRow } from './types.ts';
import { wholePages } from './wholePages.ts';
import type { WholeList } from './wholePages.ts';

/** Answer of a list: its rows, and how many there are in all. */
export interface Listed<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

type Call = Pick<AnyResource, 'id' | 'operations' | 'codecs' | 'alsoStale' | 'list'>;

/** Sends an operation by its name. */
function send({ id, operations }: Call, client: Client, name: string, args: CallArgs, signal?: AbortSignal): Promise<Answer<unknown>> {
  const operation = operations[name];
  if (!operation) throw new Error(`[resource] ${id} has no operation "${name}" · nothing was asked · name one of its operations`);
  return client.call(operation, args, signal ? { signal } : {});
}

const decoded = ({ codecs }: Call, name: string, data: unknown): unknown => codecs[name]?.data?.decode(data as never) ?? null;
const encoded = ({ codecs }: Call, name: string, model: unknown): CallArgs =>
  codecs[name]?.body ? { body: codecs[name].body.encode(model as never) as NonNullable<CallArgs['body']> } : {};

const DIRECTIONS = { ascending: 'asc', descending: 'desc' } as const;

/** The query of a list by the names most lists have. @source admin §3 */
export function usualQuery(
  { keyword, filters, page, pageSize, order, node, view = null }: ListAsk,
  { list }: { readonly list: Pick<AnyResource['list'], 'shape' | 'beside' | 'views' | 'ownFilters'> },
): Record<string, never> {
  const isPaged = list.shape === 'paged';
  return {
    ...(keyword && { keyword }),
    ...sentFilters(toldFilters({ list }, filters)),
    ...(list.beside && node !== null && { [list.beside.relates]: node }),
    ...(list.views && view !== null && { [list.views.sends]: view }),
    ...(isPaged && { currentPage: page, pageSize }),
    ...(isPaged && order && { sidx: order.columnId, sort: DIRECTIONS[order.direction] }),
  } as Record<string, never>;
}

/** Rows a paged list has under its search, filters, node and order, on all of its pages. */
export async function fetchWhole(api: Api, resource: AnyResource, ask: ListAsk, signal: AbortSignal): Promise<WholeList> {
  const { rows, total } = await wholePages((page, pageSize) => fetchPage(api, resource, { ...ask, page, pageSize }, null, signal));
  const kept = fitting(resource, rows, ask.filters);
  return { rows: kept, total: kept.length < rows.length ? kept.length : total };
}

/** Rows of a list as it is asked for: of one that comes in pages, where filters of the screen's own narrow it down, all pages are read. @reading R-731 */
export async function fetchList(
  api: Api,
  resource: AnyResource,
  ask: ListAsk,
  parent: string | null,
  signal: AbortSignal,
): Promise<Listed<AnyRow>> {
  if (resource.list.shape !== 'paged' || !isOwnFiltered(resource, ask.filters)) return fetchPage(api, resource, ask, parent, signal);
  const { rows, total } = await fetchWhole(api, resource, ask, signal);
  const first = (ask.page - 1) * ask.pageSize;
  return { rows: rows.slice(first, first + ask.pageSize), total };
}

/** Rows of one question; `parent` is the row of a lazy tree whose rows are wanted. */
async function fetchPage(
  api: Api,
  resource: AnyResource,
  ask: ListAsk,
  parent: string | null,
  signal: AbortSignal,
): Promise<Listed<AnyRow>> {
  const { args = (at: ListAsk) => ({ query: usualQuery(at, resource) }), belowCall } = resource.list;
  const call = parent !== null && belowCall !== undefined ? belowCall : resource.list.call;
  const { data } = await send(resource, api.client, call, args(ask, parent), signal);
  const found = decoded(resource, call, data) as Listed<AnyRow> | readonly AnyRow[];
  if ('rows' in found) {
    if (resource.list.shape !== 'paged') return found;
    const { page, pageSize } = ask;
    return { ...found, total: reachedTotal(found.total, { page, pageSize, rows: found.rows.length }) };
  }
  const rows = fitting(resource, found, ask.filters);
  return { rows, total: rows.length };
}

/** The same, cached. */
export function listQuery(api: Api, resource: AnyResource, ask: ListAsk, parent: string | null = null) {
  noteShown(resource.operations[resource.list.call], resource.id);
  return queryOptions({
    queryKey: resourceKeys(resource.id).list(ask, parent),
    queryFn: ({ signal }) => fetchList(api, resource, ask, parent, signal),
  });
}

/** One record by a call that takes its id; null when the server sent nothing. What is edited is read afresh each time. */
export const recordQuery = (api: Api, call: Call, name: string, recordId: string) =>
  queryOptions({
    queryKey: [...resourceKeys(call.id).record(recordId), name],
    queryFn: async ({ signal }) => {
      const { data } = await send(call, api.client, name, { path: { id: recordId } }, signal);
      return data === null ? null : (decoded(call, name, data) as object);
    },
    gcTime: 0,
  });

/** Time a record that was read before it was opened counts as read afresh. */
export const AHEAD_MS = 30_000;

/** The same, read before somebody opens it: it waits for the form for a while. */
export const recordAhead = (api: Api, call: Call, name: string, recordId: string) =>
  queryOptions({ ...recordQuery(api, call, name, recordId), gcTime: AHEAD_MS, staleTime: AHEAD_MS });

/** Keys of what a write makes stale: the screens that show these records, the others it names, trees and options made of them. */
const staleAfter = ({ id, alsoStale = [], operations, list }: Call): readonly QueryKey[] => [
  ...[...new Set([id, ...alsoStale, ...shownBy(operations[list.call])])].map((one) =>
    typeof one === 'string' ? resourceKeys(one).all : one,
  ),
  ['resource', 'tree'],
  ['resource', 'options'],
];

/** A call on one record, after which everything of the resource is read again. */
export const recordWrite = (api: Api, call: Call, name: string): Write<CallArgs, Answer<unknown>> => ({
  invalidates: staleAfter(call),
  send: (args) => send(call, api.client, name, args),
});

/** A record to be saved. */
export interface Saved {
  /** Null for a new one. */
  readonly id: string | null;
  readonly body: unknown;
  /** Members of the body that are sent alone; all of them when left out. */
  readonly only?: readonly string[];
}

/** The body with some of its members. */
function onlyMembers(args: CallArgs, only: readonly string[] | undefined): CallArgs {
  if (only === undefined || args.body === undefined) return args;
  return { body: Object.fromEntries(Object.entries(args.body).filter(([member]) => only.includes(member))) };
}

/** Creates a record, or changes the one with `id`. */
export const saveWrite = (api: Api, resource: AnyResource): Write<Saved, Answer<unknown>> => ({
  invalidates: staleAfter(resource),
  send: ({ id, body, only }) => {
    const { create = '', update = '' } = resource.form ?? {};
    return id === null
      ? send(resource, api.client, create, encoded(resource, create, body))
      : send(resource, api.client, update, { path: { id }, ...onlyMembers(encoded(resource, update, body), only) });
  },
});

/** A state that is wanted. */
export interface WantedState {
  readonly id: string;
  readonly isOn: boolean;
}

/**
 * Sets the state of a record. The server's call only turns it over, so the record is read first: where somebody else has set it
 * meanwhile nothing is sent, and the answer is null. Where there is no such call the record is saved turned, with all else it holds.
 */
export const toggleWrite = (api: Api, resource: AnyResource): Write<WantedState, Answer<unknown> | null> => ({
  invalidates: staleAfter(resource),
  async send({ id, isOn }) {
    const { form, actions } = resource;
    const { toggle = '' } = actions;
    const { load } = form ?? {};
    const answer = load === undefined ? null : (await send(resource, api.client, load, { path: { id } })).data;
    const record = load === undefined || answer === null ? null : (decoded(resource, load, answer) as AnyRow | null);
    if (record && isEnabled(resource, record) === isOn) return null;
    const body = toggle === form?.update ? encoded(resource, toggle, { ...record, isEnabled: isOn }) : {};
    return send(resource, api.client, toggle, { path: { id }, ...body });
  },
});
