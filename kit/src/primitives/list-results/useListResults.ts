import { useEffect, useRef } from 'react';
import { useKit } from '../kit-provider/index.ts';
import { useFoundWords } from './useFoundWords.ts';

/** Ask of a list, and what has come. */
export interface ListAsk {
  /**
   * Keyword, filters and whatever else narrows the list, as one text; not its page and not its order, which say themselves. Null
   * while it is not known yet: what is known first was asked by nobody.
   */
  readonly asked: string | null;
  /** State of the list: nothing is said while it loads; a failure says itself. */
  readonly state: 'loading' | 'failed' | 'empty' | 'ready';
  /** Rows of the whole list, null while nothing was counted. */
  readonly total: number | null;
  /** The list stands here because somebody asked for it, not because a page was opened: its first count is said too. @defaultValue false */
  readonly isAnswer?: boolean;
}

/**
 * Says how many rows a search, a filter or a reset has left, politely and once, wherever the focus is (WCAG 4.1.3). What
 * merely changes, by a save or a refresh, is not said.
 * @returns function that says the count again, for an ask that changes nothing
 */
export function useListResults(ask: ListAsk): () => void {
  const { asked, state, isAnswer = false } = ask;
  const found = useFoundWords();
  const { announcer } = useKit();
  const seen = useRef(asked);
  const isAwaited = useRef(isAnswer);
  const total = state === 'empty' ? 0 : ask.total;
  const said = state === 'loading' || state === 'failed' || total === null ? null : found(total);

  function say() {
    if (!isAwaited.current || said === null) return;
    isAwaited.current = false;
    announcer.say(said);
  }
  useEffect(() => {
    if (seen.current !== asked) {
      isAwaited.current = seen.current !== null;
      seen.current = asked;
    }
    say();
  });
  return () => {
    isAwaited.current = true;
    say();
  };
}
