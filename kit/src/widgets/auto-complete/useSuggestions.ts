import { useCallback, useEffect, useMemo, useReducer, useState } from 'react';
import { systemClock } from '../../engines/clock/index.ts';
import { createRequestLane } from '../../engines/request-lane/index.ts';
import { NOTHING, nextSuggestions } from './suggestionsState.ts';
import type { LoadSuggestions } from './types.ts';

/** After the last letter that was committed. @reading R-241 */
const ASK_AFTER_MS = 300;

/** The wanted keyword; another object each time, so that the same keyword can be asked for again. */
interface RequestedText {
  readonly keyword: string;
  readonly afterMs: number;
}

const NOTHING_WANTED: RequestedText = { keyword: '', afterMs: 0 };

/** Asks a source for suggestions: the newest keyword wins, however late older answers come. */
export function useSuggestions(load: LoadSuggestions) {
  const [state, send] = useReducer(nextSuggestions, NOTHING);
  const [wanted, want] = useState(NOTHING_WANTED);
  const lane = useMemo(() => createRequestLane(), []);

  useEffect(() => {
    const { keyword, afterMs } = wanted;
    send({ type: 'ask', keyword });
    if (keyword === '') return undefined;
    async function ask() {
      try {
        const result = await lane.run((signal) => load(keyword, signal));
        if (result.status === 'current') send({ type: 'answered', keyword, found: result.value });
      } catch {
        send({ type: 'failed', keyword });
      }
    }
    const callOff = systemClock.after(afterMs, () => void ask());
    return () => {
      callOff();
      lane.stop();
    };
  }, [wanted, load, lane]);

  const retry = useCallback((keyword: string) => want({ keyword, afterMs: 0 }), []);
  return {
    state,
    /** Something was typed, or the list was opened: spaces around it do not count. */
    suggest: (text: string) => want({ keyword: text.trim(), afterMs: ASK_AFTER_MS }),
    retry,
    /** One was chosen: nothing is wanted any more. */
    forget: () => want(NOTHING_WANTED),
  };
}
