import { emptyList, nextList } from './nextList.ts';
import type { ListAsk, ListPage, PagedListEvent, PagedListState } from './types.ts';
import { LIST_PAGE_ROWS } from './types.ts';

/** Source of a list. */
export interface PagedListFeed<Q, T> {
  /** @throws whatever the way to the server throws; the list has then failed and can be asked again */
  load(question: Q, page: ListAsk, signal: AbortSignal): Promise<ListPage<T>>;
  /** Names a row within its list. */
  idOf(row: T): string;
}

/** A growing list: `send` what people do, show `getSnapshot().rows`. */
export interface PagedList<Q, T> {
  /** The present state; the same object until something changes. For React's `useSyncExternalStore`. */
  readonly getSnapshot: () => PagedListState<Q, T>;
  /** Calls `listener` after every change; the returned function ends that. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly send: (event: PagedListEvent<Q, T>) => void;
}

/** A list that asks for its pages one at a time, and for none before the first question. */
export function createPagedList<Q, T>(feed: PagedListFeed<Q, T>, pageRows = LIST_PAGE_ROWS): PagedList<Q, T> {
  const idOf = (row: T) => feed.idOf(row);
  const listeners = new Set<() => void>();
  let state = emptyList<Q, T>(pageRows);
  let underWay: { readonly request: number; readonly controller: AbortController } | undefined;

  function send(event: PagedListEvent<Q, T>): void {
    const before = state;
    state = nextList(state, event, idOf);
    if (state === before) return;
    follow();
    for (const listener of listeners) listener();
  }

  /** Makes what is under way what the state says: aborts what it no longer waits for, starts what it does. */
  function follow(): void {
    const wanted = state.phase.status === 'loading' ? state.phase.request : 0;
    if (underWay && underWay.request !== wanted) {
      const { controller } = underWay;
      underWay = undefined;
      controller.abort();
    }
    const { phase, question } = state;
    // Whoever hears of the abort may have asked already.
    if (phase.status === 'loading' && question !== null && underWay?.request !== phase.request) void make(question, phase);
  }

  async function make(question: Q, { request, pageNumber }: { readonly request: number; readonly pageNumber: number }): Promise<void> {
    const controller = new AbortController();
    underWay = { request, controller };
    let event: PagedListEvent<Q, T>;
    try {
      event = { type: 'answered', request, page: await feed.load(question, { pageNumber, pageRows }, controller.signal) };
    } catch (error) {
      event = { type: 'failed', request, error };
    }
    if (underWay?.request === request) underWay = undefined;
    send(event);
  }

  return {
    getSnapshot: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    send,
  };
}
