import { useEffect, useRef } from 'react';
import { systemClock } from '../../engines/clock/index.ts';
import { useAnnounce } from '../../engines/environment/index.ts';
import type { NodeTreeState, PickNode } from '../../engines/node-source/index.ts';
import { settlements } from './settlements.ts';
import type { Settlement } from './settlements.ts';
import type { PickTreeMessages } from './types.ts';

/** Below this a load is not worth saying. */
const SAID_AFTER_MS = 300;

/** Says what loading, searching and failing come to; several nodes opened at once are one sentence. */
export function useTreeSpoken<N extends PickNode>(state: NodeTreeState<N>, messages: PickTreeMessages) {
  const announce = useAnnounce();
  const before = useRef(state);
  const summary = useRef({ waiting: new Set<string>(), loaded: 0, failed: 0 });
  const wasLong = useRef(false);

  useEffect(() => {
    const earlier = before.current;
    before.current = state;
    if (earlier === state) return;
    const sentences: string[] = [];
    if (earlier.search && !state.search) sentences.push(messages.searchCleared);
    for (const settled of settlements(earlier, state)) {
      const { waiting } = summary.current;
      const { at } = settled;
      if (at.at === 'under' && waiting.delete(at.parent)) {
        summary.current.loaded += settled.outcome === 'failed' ? 0 : settled.added;
        summary.current.failed += settled.outcome === 'failed' ? 1 : 0;
        if (waiting.size === 0) sentences.push(messages.loadedTogether(summary.current.loaded, summary.current.failed));
      } else if (at.at !== 'root' || settled.isMore || settled.outcome === 'failed' || wasLong.current)
        sentences.push(settledText(messages, settled));
    }
    for (const sentence of sentences) announce(sentence);
  }, [state, announce, messages]);

  useEffect(() => {
    if (state.requests.length === 0) wasLong.current = false;
  }, [state]);

  const isWaiting = state.requests.length > 0;
  const isMore = (state.requests[0]?.pageNumber ?? 1) > 1;
  useEffect(() => {
    if (!isWaiting) return undefined;
    return systemClock.after(SAID_AFTER_MS, () => {
      wasLong.current = true;
      announce(messages.loading(isMore));
    });
  }, [isWaiting, isMore, announce, messages]);

  return {
    /** The next answers below these nodes are said together, when the last one is there. */
    sumUp(ids: readonly string[]) {
      summary.current = { waiting: new Set(ids), loaded: 0, failed: 0 };
    },
  };
}

/** Sentence for the outcome of one request. */
function settledText(messages: PickTreeMessages, { at, outcome, isMore, here, total, hasMore }: Settlement): string {
  if (outcome === 'failed') return messages.failed;
  if (at.at !== 'matching' || isMore) return here === 0 ? messages.nothingBelow : messages.loaded(here, total);
  return here > 0 && total < 0 && hasMore ? messages.foundMore(here) : messages.found(here && Math.max(here, total));
}
