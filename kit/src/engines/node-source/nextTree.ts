import { withGiven } from './given.ts';
import type { Level, SettledLevel } from './levels.ts';
import { NOT_ASKED, pageToAsk, settled, withFailure, withPage } from './levels.ts';
import type { NodePlace, NodeTreeState, OpenPaths } from './treeState.ts';
import { asking, keyOf, levelAt, shownAt, shownOpen, withLevel, without } from './treeState.ts';
import type { NodeAt, NodePage, PageAsk, PickNode } from './types.ts';
import { MAX_LEVELS } from './types.ts';

/** Events of the tree: actions of people, answers of the source. */
export type NodeTreeEvent<N extends PickNode> =
  /** The picker came into view: whatever is in view and is not here, or failed, is asked for. */
  | { readonly type: 'start' }
  /** The picker went away: everything under way is called off. */
  | { readonly type: 'stop' }
  | { readonly type: 'expand'; readonly place: NodePlace }
  | { readonly type: 'collapse'; readonly place: NodePlace }
  /** The next page of a level. */
  | { readonly type: 'more'; readonly at: NodeAt }
  /** The page that failed, once more. */
  | { readonly type: 'retry'; readonly at: NodeAt }
  /** The level from its first page; what is here stays until that has come. */
  | { readonly type: 'reload'; readonly at: NodeAt }
  /** Spaces around the keyword do not count; nothing but spaces leads back to the tree. */
  | { readonly type: 'search'; readonly keyword: string }
  | { readonly type: 'answered'; readonly request: number; readonly page: NodePage<N> }
  | { readonly type: 'failed'; readonly request: number; readonly error: unknown };

/**
 * The tree after an event; the same object when nothing changes.
 * Choosing is no event: what is chosen never depends on what is open or loaded.
 * @reading R-185
 */
export function nextTree<N extends PickNode>(state: NodeTreeState<N>, event: NodeTreeEvent<N>): NodeTreeState<N> {
  switch (event.type) {
    case 'start':
      return started(state);
    case 'stop':
      return without(state, () => true);
    case 'expand':
      return expanded(state, event.place);
    case 'collapse':
      return collapsed(state, event.place);
    case 'more':
      return goOn(state, event.at, 'loaded');
    case 'retry':
      return goOn(state, event.at, 'failed');
    case 'reload':
      return asking(
        without(state, ({ at }) => isSame(at, event.at)),
        event.at,
        1,
      );
    case 'search':
      return searched(state, event.keyword.trim());
    case 'answered':
      return answered(state, event.request, event.page);
    case 'failed':
      return failed(state, event.request, event.error);
  }
}

/** Asks on at a place, as long as its level is what the event took it for. */
function goOn<N extends PickNode>(state: NodeTreeState<N>, at: NodeAt, status: 'loaded' | 'failed'): NodeTreeState<N> {
  const level = levelAt(state, at);
  return level?.status === status ? asking(state, at, pageToAsk(level)) : state;
}

/** Asks for a level that comes into view; one that is here, or on its way, is left alone. */
function shown<N extends PickNode>(state: NodeTreeState<N>, at: NodeAt): NodeTreeState<N> {
  const level = levelAt(state, at);
  return level?.status === 'none' || level?.status === 'failed' ? asking(state, at, pageToAsk(level)) : state;
}

function started<N extends PickNode>(state: NodeTreeState<N>): NodeTreeState<N> {
  let next = shown(state, shownAt(state));
  for (const parent of shownOpen(state).values()) next = shown(next, { at: 'under', parent });
  return next;
}

function expanded<N extends PickNode>(state: NodeTreeState<N>, { id, above }: NodePlace): NodeTreeState<N> {
  const isTooDeep = above.length + 1 >= MAX_LEVELS;
  if (isTooDeep || above.includes(id) || state.under.get(id)?.status === 'empty') return state;
  const key = keyOf({ id, above });
  const open = shownOpen(state);
  const next = open.has(key) ? state : withOpen(state, new Map(open).set(key, id));
  return shown(next, { at: 'under', parent: id });
}

/** A collapsed node. Requests under way below it go on: their answer is kept for the next time. */
function collapsed<N extends PickNode>(state: NodeTreeState<N>, place: NodePlace): NodeTreeState<N> {
  const open = new Map(shownOpen(state));
  return open.delete(keyOf(place)) ? withOpen(state, open) : state;
}

function withOpen<N extends PickNode>(state: NodeTreeState<N>, open: OpenPaths): NodeTreeState<N> {
  return state.search ? { ...state, search: { ...state.search, open } } : { ...state, open };
}

function searched<N extends PickNode>(state: NodeTreeState<N>, keyword: string): NodeTreeState<N> {
  if (keyword === (state.search?.keyword ?? '')) return keyword ? shown(state, shownAt(state)) : state;
  const calm = without(state, ({ at }) => at.at === 'matching');
  return started({ ...calm, search: keyword ? { keyword, level: NOT_ASKED, open: new Map() } : null });
}

function answered<N extends PickNode>(state: NodeTreeState<N>, request: number, page: NodePage<N>): NodeTreeState<N> {
  const ask = state.requests.find((other) => other.request === request);
  if (!ask) return state;
  const arrived = settle(state, request, (before) => withPage(before, ask, page));
  return withGiven(arrived, ask.at, page);
}

function failed<N extends PickNode>(state: NodeTreeState<N>, request: number, error: unknown): NodeTreeState<N> {
  return settle(state, request, (before, { pageNumber }) => withFailure(before, pageNumber, error));
}

/** Ends a request; one that was called off, or overtaken, is not known any more and changes nothing. */
function settle<N extends PickNode>(
  state: NodeTreeState<N>,
  request: number,
  outcome: (before: SettledLevel<N>, ask: PageAsk) => Level<N>,
): NodeTreeState<N> {
  const ask = state.requests.find((other) => other.request === request);
  const level = ask && levelAt(state, ask.at);
  if (!level) return state;
  const requests = state.requests.filter((other) => other !== ask);
  return withLevel({ ...state, requests }, ask.at, outcome(settled(level), ask));
}

function isSame(one: NodeAt, other: NodeAt): boolean {
  if (one.at === 'under') return other.at === 'under' && one.parent === other.parent;
  if (one.at === 'matching') return other.at === 'matching' && one.keyword === other.keyword;
  return other.at === 'root';
}
