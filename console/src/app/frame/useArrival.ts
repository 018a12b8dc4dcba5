import { useStore } from '@nanostores/react';
import { onIdle } from '@milepost/kit/engines/clock';
import { useKit } from '@milepost/kit/kit-provider';
import { useEffect, useRef } from 'react';
import type { PageFrame } from '../page-cache/pageFrame.ts';
import { useSession } from '../../auth/currentSession.ts';
import { focusPageStart } from '../page-cache/focusPageStart.ts';
import type { PageLocation } from './usePageLocation.ts';

/**
 * Puts the keyboard at the start of the page that has come: on its heading as soon as there is one, unless the person has
 * gone on meanwhile; the same when the page is built anew. Its name is announced where its heading does not hold it. @reading R-414
 * @source shell §2.1 (each navigation scrolls to the top)
 */
export function useArrival({ id, title }: Pick<PageLocation, 'id' | 'title'>, { cache, title: shownTitle }: PageFrame): void {
  const { announcer } = useKit();
  const { handoff } = useSession();
  const key = useStore(cache.pages).find(({ isShown }) => isShown)?.key;
  const shown = useRef({ id, key });
  useEffect(() => shownTitle.set(title), [shownTitle, title]);
  useEffect(() => {
    const before = shown.current;
    shown.current = { id, key };
    // A draft that has got its number is the page it was. The first page is where the person is already, but not after the login
    // page or the lock screen. @reading R-399
    if (before.key === key || (before.id === id && before.key === undefined)) {
      if (handoff.takeKeyboard()) onIdle(() => document.activeElement === document.body && focusPageStart(cache));
      return;
    }
    focusPageStart(cache, before.id === id ? undefined : { title, say: (name) => announcer.say(name) });
  }, [id, key, title, announcer, cache, handoff]);
}
