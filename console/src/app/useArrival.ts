import { useStore } from '@nanostores/react';
import { whenSettled } from '@milepost/kit/engines/clock';
import { useKit } from '@milepost/kit/kit-provider';
import { useEffect, useRef } from 'react';
import type { PageFrame } from './kept/frame.ts';
import { arrival } from '../session/arrival.ts';
import { toStart } from './kept/toStart.ts';
import type { PlaceOfPage } from './usePlace.ts';

/**
 * Tells whoever cannot see the page change that it did, and puts the keyboard at the start of the page: on its heading as
 * soon as there is one, unless the person has gone on meanwhile; the same when the page is built anew.
 * @source shell §2.1 (each navigation scrolls to the top)
 */
export function useArrival({ path, title }: Pick<PlaceOfPage, 'path' | 'title'>, { kept, title: shownTitle }: PageFrame): void {
  const { announcer } = useKit();
  const key = useStore(kept.pages).find(({ isShown }) => isShown)?.key;
  const shown = useRef({ path, key });
  useEffect(() => shownTitle.set(title), [shownTitle, title]);
  useEffect(() => {
    const before = shown.current;
    shown.current = { path, key };
    // The first page is where the person is already, but not after the login page or the lock screen. @reading R-399
    if (before.path === path && (before.key === key || before.key === undefined)) {
      if (arrival.takeKeyboard()) whenSettled(() => document.activeElement === document.body && toStart(kept));
      return;
    }
    if (before.path !== path) announcer.say(title);
    toStart(kept);
  }, [path, key, title, announcer, kept]);
}
