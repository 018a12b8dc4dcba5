import type { Answer, CallOptions, Client } from '@milepost/openapi/client';
import { queryOptions } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';
import type { Api } from '../api/index.ts';
import type { Write } from '../useWrite.ts';

/** Record as it is loaded for editing. */
export interface Loaded {
  /** Moment of its last change, milliseconds since 1970; null where the server does not say. @reading R-500 */
  readonly lastModifyTime: number | null;
}

/** Calls of one kind of record: its operations, read and written by its codecs. */
export interface RecordCalls<Ask, Rows, One extends Loaded, Draft> {
  readonly list: (ask: Ask, options?: CallOptions) => Promise<Rows>;
  /** Null when the server sent nothing. */
  readonly load: (id: string, options?: CallOptions) => Promise<One | null>;
  readonly create: (draft: Draft) => Promise<Answer<unknown>>;
  readonly update: (id: string, draft: Draft) => Promise<Answer<unknown>>;
  readonly remove: (id: string) => Promise<Answer<unknown>>;
  /** Enables or disables; null where it was so already. Left out where records have no state. */
  readonly switchTo?: (id: string, isEnabled: boolean) => Promise<Answer<unknown> | null>;
}

/** Outcome of a write that looks first: the server's answer, or the record as somebody else has left it. */
export type SaveOutcome<One> = { readonly kind: 'saved'; readonly msg: string } | { readonly kind: 'conflict'; readonly theirs: One };

/**
 * Queries and writes of one kind of record. `name` is the first member of every key; `alsoStale` names what else shows these
 * records, and is read again after a write too.
 */
export function defineRecords<Ask, Rows, One extends Loaded, Draft>(
  name: string,
  callsOf: (client: Client) => RecordCalls<Ask, Rows, One, Draft>,
  alsoStale: readonly QueryKey[] = [],
) {
  const keys = {
    all: [name] as const,
    lists: [name, 'list'] as const,
    list: (ask: Ask) => [name, 'list', ask] as const,
    record: (id: string) => [name, 'record', id] as const,
  };
  const invalidates: readonly QueryKey[] = [keys.lists, ...alsoStale];
  const calls = ({ client }: Pick<Api, 'client'>) => callsOf(client);
  const write = <Input, Output>(send: (input: Input) => Promise<Output>): Write<Input, Output> => ({ invalidates, send });

  return {
    name,
    keys,
    calls,
    /** Writes of one's own beside those below: they make the same stale. */
    write,
    listQuery: (api: Api, ask: Ask) => queryOptions({ queryKey: keys.list(ask), queryFn: ({ signal }) => calls(api).list(ask, { signal }) }),
    recordQuery: (api: Api, id: string) =>
      // What is edited is read afresh each time.
      queryOptions({ queryKey: keys.record(id), queryFn: ({ signal }) => calls(api).load(id, { signal }), gcTime: 0 }),
    /** Creates a record, or changes the one with `id`. */
    save: (api: Api) =>
      write(({ id, draft }: { id: string | null; draft: Draft }) => (id === null ? calls(api).create(draft) : calls(api).update(id, draft))),
    /** Changes a record unless somebody has done so `since` it was loaded; what a server does not say is not compared. @reading R-500 */
    saveUnlessChanged: (api: Api) =>
      write(async ({ id, draft, since }: { id: string; draft: Draft; since: number | null }): Promise<SaveOutcome<One>> => {
        const theirs = since === null ? null : await calls(api).load(id);
        if (theirs && theirs.lastModifyTime !== null && theirs.lastModifyTime !== since) return { kind: 'conflict', theirs };
        return { kind: 'saved', msg: (await calls(api).update(id, draft)).msg };
      }),
    remove: (api: Api) => write((id: string) => calls(api).remove(id)),
    /** Enables or disables a record; null where it was so already, or its kind has no state. */
    switchTo: (api: Api) =>
      write(async ({ id, isEnabled }: { id: string; isEnabled: boolean }) => (await calls(api).switchTo?.(id, isEnabled)) ?? null),
  };
}

/**
 * Turns the call that toggles, whatever the state, into one that sets it: the record is read first, and nothing is sent where
 * it is so already. `flip` is that call, or a write of the turned record where there is none.
 */
export const switching =
  <One extends { readonly isEnabled: boolean }>(
    load: (id: string) => Promise<One | null>,
    flip: (id: string, turned: One) => Promise<Answer<unknown>>,
  ) =>
  async (id: string, isEnabled: boolean): Promise<Answer<unknown> | null> => {
    const one = await load(id);
    return one === null || one.isEnabled === isEnabled ? null : flip(id, { ...one, isEnabled });
  };
