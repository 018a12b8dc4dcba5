import { useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useRef } from 'react';
import { systemClock } from '../../engines/clock/index.ts';
import type { NodeTreeState, PickNode } from '../../engines/node-source/index.ts';
import { useKit } from '../kit-provider/index.ts';
import { useFoundWords } from '../list-results/index.ts';
import { settlements } from './settlements.ts';
import type { Settlement } from './settlements.ts';

/** Below this a load is not worth saying. */
const SAID_AFTER_MS = 300;

/** Says what loading, searching and failing come to; several nodes opened at once are one sentence. */
export function useTreeSpoken<N extends PickNode>(state: NodeTreeState<N>) {
  const { announcer } = useKit();
  const say = useSentences();
  const before = useRef(state);
  const summary = useRef({ waiting: new Set<string>(), loaded: 0, failed: 0 });
  const wasLong = useRef(false);

  useEffect(() => {
    const earlier = before.current;
    before.current = state;
    if (earlier === state) return;
    const sentences: string[] = [];
    if (earlier.search && !state.search) sentences.push(say.cleared());
    for (const settled of settlements(earlier, state)) {
      const { waiting } = summary.current;
      const { at } = settled;
      if (at.at === 'under' && waiting.delete(at.parent)) {
        summary.current.loaded += settled.outcome === 'failed' ? 0 : settled.added;
        summary.current.failed += settled.outcome === 'failed' ? 1 : 0;
        if (waiting.size === 0) sentences.push(say.summary(summary.current));
      } else if (at.at !== 'root' || settled.isMore || settled.outcome === 'failed' || wasLong.current)
        sentences.push(say.settled(settled));
    }
    for (const sentence of sentences) announcer.say(sentence);
  }, [state, announcer, say]);

  useEffect(() => {
    if (state.requests.length === 0) wasLong.current = false;
  }, [state]);

  const isWaiting = state.requests.length > 0;
  const isMore = (state.requests[0]?.pageNumber ?? 1) > 1;
  useEffect(() => {
    if (!isWaiting) return undefined;
    return systemClock.after(SAID_AFTER_MS, () => {
      wasLong.current = true;
      announcer.say(say.loading(isMore));
    });
  }, [isWaiting, isMore, announcer, say]);

  return {
    /** The next answers below these nodes are said together, when the last one is there. */
    sumUp(ids: readonly string[]) {
      summary.current = { waiting: new Set(ids), loaded: 0, failed: 0 };
    },
  };
}

/** The sentences, in the language of the page. */
function useSentences() {
  const { t } = useLingui();
  const foundWords = useFoundWords();
  return useMemo(() => {
    const loaded = (count: number, total: number) =>
      total > count ? t`Loaded ${{ count }} of ${{ total }}` : t`Loaded ${{ count }} items`;
    const found = (count: number, total: number, hasMore: boolean) =>
      count > 0 && total < 0 && hasMore ? t`Found more than ${{ count }} items` : foundWords(count && Math.max(count, total));
    return {
      cleared: () => t`Search cleared`,
      loading: (isMore: boolean) => (isMore ? t`Loading more` : t`Loading`),
      settled({ at, outcome, isMore, here, total, hasMore }: Settlement) {
        if (outcome === 'failed') return t`Loading failed. You can retry.`;
        if (at.at === 'matching' && !isMore) return found(here, total, hasMore);
        return here === 0 ? t`Nothing below` : loaded(here, total);
      },
      summary({ loaded: count, failed }: { readonly loaded: number; readonly failed: number }) {
        return failed > 0 ? t`Loaded ${{ count }} items, ${{ failed }} did not load` : t`Loaded ${{ count }} items`;
      },
    };
  }, [t, foundWords]);
}
