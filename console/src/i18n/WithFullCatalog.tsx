import { useEffect, useReducer } from 'react';
import type { ReactNode } from 'react';
import { useSpokenLocale } from './LocaleProvider.ts';

/** Whether all words of the language are here; asks for them, and again once there is a network. @reading R-329 */
function useHasAllWords(): boolean {
  const { fullCatalog } = useSpokenLocale();
  const [, look] = useReducer((turn: number) => turn + 1, 0);
  const rest = fullCatalog();
  useEffect(() => {
    if (rest === 'here') return undefined;
    const wish = new AbortController();
    const lookAgain = () => wish.signal.aborted || look();
    rest.then(lookAgain, () => window.addEventListener('online', lookAgain, { once: true, signal: wish.signal }));
    return () => wish.abort();
  }, [rest]);
  return rest === 'here';
}

interface AllWordsProps {
  /** Fetches what is drawn, while its words are on their way. */
  readonly load?: () => Promise<unknown>;
  /** Drawn until the words are here. Nothing when left out. */
  readonly instead?: ReactNode;
  readonly children: ReactNode;
}

/** What says other words than a first page does: it is drawn once they are here, so that an id is never shown. @reading R-329 */
export function WithFullCatalog({ load, instead = null, children }: AllWordsProps) {
  const isHere = useHasAllWords();
  useEffect(() => {
    if (!isHere) load?.().catch(() => undefined);
  }, [isHere, load]);
  return isHere ? children : instead;
}
