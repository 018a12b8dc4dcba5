import { askKey, nextRows, noRows } from './nextRows.ts';
import type { DataRowsEvent, DataRowsState, DataSource, RowsAnswer } from './types.ts';

/** A list on the screen: `send` what people do, show `getSnapshot()`. */
export interface DataRows {
  /** The present state; the same object until something changes. For React's `useSyncExternalStore`. */
  readonly getSnapshot: () => DataRowsState;
  /** Calls `listener` after every change; the returned function ends that. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly send: (event: DataRowsEvent) => void;
}

/** Answers remembered while a list is open; the oldest goes first. */
const REMEMBERED_ANSWERS = 20;

/**
 * One page of a list at a time, remembered by keyword, page and parameters until the list is opened anew: going back is
 * not asked for twice. Nothing is asked before it is opened.
 */
export function createDataRows(source: Pick<DataSource, 'load'>, pageRows: number): DataRows {
  const listeners = new Set<() => void>();
  const remembered = new Map<string, RowsAnswer>();
  let state = noRows(pageRows);
  let underWay: { readonly request: number; readonly controller: AbortController } | undefined;

  function send(event: DataRowsEvent): void {
    const before = state;
    state = nextRows(state, event);
    if (state === before) return;
    if (event.type === 'open') remembered.clear();
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
    const { phase } = state;
    if (phase.status !== 'loading' || underWay?.request === phase.request) return;
    const known = phase.isFresh ? undefined : remembered.get(askKey(state, state));
    if (known) state = nextRows(state, { type: 'answered', request: phase.request, answer: known });
    else void make(state, phase.request);
  }

  async function make(asked: DataRowsState, request: number): Promise<void> {
    const controller = new AbortController();
    underWay = { request, controller };
    const { keyword, parameters, pageNumber, pageRows: requestedRows } = asked;
    let event: DataRowsEvent;
    try {
      const answer = await source.load({ keyword, parameters }, { pageNumber, pageRows: requestedRows }, controller.signal);
      if (!controller.signal.aborted) remember(askKey(asked, asked), answer);
      event = { type: 'answered', request, answer };
    } catch (error) {
      event = { type: 'failed', request, error };
    }
    if (underWay?.request === request) underWay = undefined;
    send(event);
  }

  function remember(key: string, answer: RowsAnswer): void {
    remembered.delete(key);
    remembered.set(key, answer);
    const [oldest] = remembered.keys();
    if (remembered.size > REMEMBERED_ANSWERS && oldest !== undefined) remembered.delete(oldest);
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
