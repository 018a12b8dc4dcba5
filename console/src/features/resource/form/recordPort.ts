import type { Answer, CallArgs } from '@milepost/openapi/client';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../data/api/index.ts';
import type { Write } from '../../../data/useWrite.ts';
import { decoded, encoded, send } from '../definition/call.ts';
import type { CallParts } from '../definition/call.ts';
import { resourceKeys } from '../definition/keys.ts';
import { isEnabled } from '../definition/rowState.ts';
import type { AnyResource, AnyRow } from '../definition/types.ts';
import { reading } from '../../../data/tags.ts';

/** One record by a call that takes its id; null when the server sent nothing. What is edited is read afresh each time. */
export const recordQuery = (api: Api, call: CallParts, name: string, recordId: string) =>
  queryOptions({
    queryKey: [...resourceKeys(call.id).record(recordId), name],
    queryFn: reading(api, async (api, { signal }) => {
      const { data } = await send(call, api.client, name, { path: { id: recordId } }, signal);
      return data === null ? null : (decoded(call, name, data) as object);
    }),
    gcTime: 0,
  });

/** Time a record that was read before it was opened counts as read afresh. */
export const PREFETCH_MS = 30_000;

/** The same, read before somebody opens it: it waits for the form for a while. */
export const prefetchRecordQuery = (api: Api, call: CallParts, name: string, recordId: string) =>
  queryOptions({ ...recordQuery(api, call, name, recordId), gcTime: PREFETCH_MS, staleTime: PREFETCH_MS });

/** A call on one record. */
export const recordWrite = (api: Api, call: CallParts, name: string): Write<CallArgs, Answer<unknown>> => ({
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
  send: ({ id, body, only }) => {
    const { create = '', update = '' } = resource.form ?? {};
    return id === null
      ? send(resource, api.client, create, encoded(resource, create, body))
      : send(resource, api.client, update, { path: { id }, ...onlyMembers(encoded(resource, update, body), only) });
  },
});

/** A state that is wanted. */
export interface RequestedState {
  readonly id: string;
  readonly isOn: boolean;
}

/**
 * Sets the state of a record. The server's call only turns it over, so the record is read first: where somebody else has set it
 * meanwhile nothing is sent, and the answer is null. Where there is no such call the record is saved turned, with all else it holds.
 */
export const toggleWrite = (api: Api, resource: AnyResource): Write<RequestedState, Answer<unknown> | null> => ({
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
