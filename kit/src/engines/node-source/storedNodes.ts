import { driveRequests } from './requests.ts';
import type { RequestDriver } from './requests.ts';
import type { NodeId, NodeSource, PickNode } from './types.ts';

/** A stored id and what is known of it. Every id of the value has one, in the order of the value. */
export type StoredNode<N extends PickNode> =
  | { readonly status: 'known'; readonly id: NodeId; readonly node: N }
  /** The source has no such node: the id stays in the value and is shown as it is. */
  | { readonly status: 'unknown'; readonly id: NodeId }
  /** Being asked for. */
  | { readonly status: 'loading'; readonly id: NodeId }
  /** Asked for in vain, or called off; `retry` asks again. */
  | { readonly status: 'failed'; readonly id: NodeId };

interface ResolveRequest {
  readonly request: number;
  readonly ids: readonly NodeId[];
}

/** Stored ids on their way to nodes. */
export interface StoredNodesState<N extends PickNode> {
  /** The value. */
  readonly ids: readonly NodeId[];
  /** Nodes learnt so far, `null` for an id the source left out; an id that is no longer in the value is remembered. */
  readonly learnt: ReadonlyMap<NodeId, N | null>;
  readonly phase: 'idle' | 'failed' | ResolveRequest;
  readonly lastRequest: number;
}

/** Events of stored ids. */
export type StoredNodesEvent<N extends PickNode> =
  /** The value is now this. */
  | { readonly type: 'show'; readonly ids: readonly NodeId[] }
  /** Nodes that are known anyway, such as the ones just chosen: they need not be asked for. */
  | { readonly type: 'learn'; readonly nodes: readonly N[] }
  | { readonly type: 'retry' }
  | { readonly type: 'stop' }
  | { readonly type: 'answered'; readonly request: number; readonly nodes: readonly N[] }
  | { readonly type: 'failed'; readonly request: number };

/** Nothing is stored. */
export function noStoredNodes<N extends PickNode>(): StoredNodesState<N> {
  return { ids: [], learnt: new Map(), phase: 'idle', lastRequest: 0 };
}

/** Each id of the value with what is known of it; never more or fewer than the value has. */
export function storedNodes<N extends PickNode>({ ids, learnt, phase }: StoredNodesState<N>): readonly StoredNode<N>[] {
  const pending = typeof phase === 'object' ? 'loading' : 'failed';
  return ids.map((id) => {
    const node = learnt.get(id);
    if (node) return { status: 'known', id, node };
    return { status: node === null ? 'unknown' : pending, id };
  });
}

/** Stored ids after an event; the same object when nothing changes. A later value overtakes an earlier answer. */
export function nextStored<N extends PickNode>(state: StoredNodesState<N>, event: StoredNodesEvent<N>): StoredNodesState<N> {
  const { phase } = state;
  switch (event.type) {
    case 'show':
      return asking(isSameList(state.ids, event.ids) ? state : { ...state, ids: event.ids });
    case 'learn': {
      if (event.nodes.length === 0) return state;
      const learnt = new Map([...state.learnt, ...event.nodes.map((node) => [node.id, node] as const)]);
      const isAllKnown = state.ids.every((id) => learnt.has(id));
      return typeof phase === 'object' ? asking({ ...state, learnt }) : { ...state, learnt, phase: isAllKnown ? 'idle' : phase };
    }
    case 'retry':
      return phase === 'failed' ? asking(state) : state;
    case 'stop':
      return typeof phase === 'object' ? { ...state, phase: 'failed' } : state;
    case 'answered': {
      if (typeof phase === 'string' || phase.request !== event.request) return state;
      const nodes = new Map(event.nodes.map((node) => [node.id, node]));
      const answers = phase.ids.map((id) => [id, nodes.get(id) ?? null] as const);
      return { ...state, learnt: new Map([...state.learnt, ...answers]), phase: 'idle' };
    }
    case 'failed':
      return typeof phase === 'object' && phase.request === event.request ? { ...state, phase: 'failed' } : state;
  }
}

/** Asks for what the value has and nobody knows; a request that asks for the same goes on. */
function asking<N extends PickNode>(state: StoredNodesState<N>): StoredNodesState<N> {
  const { phase } = state;
  const ids = [...new Set(state.ids)].filter((id) => !state.learnt.has(id));
  if (ids.length === 0) return phase === 'idle' ? state : { ...state, phase: 'idle' };
  if (typeof phase === 'object' && isSameList(phase.ids, ids)) return state;
  const request = state.lastRequest + 1;
  return { ...state, phase: { request, ids }, lastRequest: request };
}

function isSameList(one: readonly NodeId[], other: readonly NodeId[]): boolean {
  return one.length === other.length && one.every((id, index) => id === other[index]);
}

/** The nodes behind a stored value. */
export type StoredNodes<N extends PickNode> = RequestDriver<StoredNodesState<N>, StoredNodesEvent<N>>;

/** Turns the ids of a value into nodes: `send` the value, show `storedNodes(getSnapshot())`. */
export function createStoredNodes<N extends PickNode>(source: Pick<NodeSource<N>, 'resolve'>): StoredNodes<N> {
  return driveRequests({
    initial: noStoredNodes<N>(),
    next: nextStored<N>,
    requestsOf: ({ phase }) => (typeof phase === 'object' ? [phase] : []),
    async run({ request, ids }, signal): Promise<StoredNodesEvent<N>> {
      return { type: 'answered', request, nodes: await source.resolve(ids, signal) };
    },
    failure: ({ request }) => ({ type: 'failed', request }),
  });
}
