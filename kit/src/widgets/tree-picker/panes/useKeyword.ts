import { useEffect, useState } from 'react';
import { useEnvironment } from '../../../engines/environment/index.ts';

/** A keyword that is typed becomes a search when it has stood this long. */
const SEARCH_AFTER_MS = 300;

/** Typed text, and the keyword searched for: a little later, or when it is submitted; an empty box at once. */
export function useKeyword(isByTyping: boolean) {
  const { clock } = useEnvironment();
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  const wanted = typed.trim();
  const keyword = wanted === '' ? '' : asked;
  useEffect(() => {
    if (!isByTyping || wanted === asked) return undefined;
    return clock.after(SEARCH_AFTER_MS, () => setAsked(wanted));
  }, [clock, isByTyping, wanted, asked]);
  return {
    typed,
    keyword,
    setTyped: (text: string) => {
      setTyped(text);
      if (text.trim() === '') setAsked('');
    },
    submit: () => setAsked(wanted),
  };
}
