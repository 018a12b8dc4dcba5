import { useEffect, useRef } from 'react';
import type { FocusEvent } from 'react';
import { useAnnounce, useEnvironment } from '../../engines/environment/index.ts';

/** Time in which the focus settles after a field was left: a calendar that closes, a summary that takes it. */
const SETTLES_MS = 100;

/** True while a summary of problems has the focus, which lists what its fields have found. */
const isSummedUp = () => Boolean(document.activeElement?.closest('[data-mp-error-summary]'));

/**
 * Says the problem of a field that was left, politely and once (WCAG 4.1.3). While the field has the keyboard nothing is
 * said, key by key; a field that is come to describes itself; what a summary lists is not said again.
 * @param sentence name of the field and its problem; null where nothing is wrong
 */
export function useAnnounceError(sentence: string | null) {
  const announce = useAnnounce();
  const { clock } = useEnvironment();
  const now = useRef(sentence);
  const said = useRef<string | null>(null);
  const isLeft = useRef(false);
  const pending = useRef<(() => void) | null>(null);

  function sayWhenSettled() {
    pending.current?.();
    pending.current = clock.after(SETTLES_MS, () => {
      if (!isLeft.current || now.current === null || now.current === said.current) return;
      said.current = now.current;
      if (!isSummedUp()) announce(now.current);
    });
  }
  useEffect(() => {
    now.current = sentence;
    if (sentence === null) said.current = null;
    if (sentence !== null && isLeft.current) sayWhenSettled();
    // The function is another one with each drawing, and does the same.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [sentence]);
  useEffect(() => () => pending.current?.(), []);

  return {
    onFocus: () => {
      isLeft.current = false;
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (currentTarget.contains(relatedTarget)) return;
      isLeft.current = true;
      sayWhenSettled();
    },
  };
}
