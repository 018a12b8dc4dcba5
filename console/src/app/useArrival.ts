import { useStore } from '@nanostores/react';
import { useKit } from '@milepost/kit/kit-provider';
import { useEffect, useRef } from 'react';
import { usePath } from '../routing/index.ts';
import type { PageFrame } from './kept/frame.ts';

/**
 * Tells whoever cannot see the page change that it did, and puts the keyboard at the start of the page: on its heading as
 * soon as there is one, unless the person has gone on meanwhile; the same when the page is built anew.
 * @source shell §2.1 (each navigation scrolls to the top)
 */
export function useArrival(title: string, { kept, title: shownTitle }: PageFrame): void {
  const { announcer } = useKit();
  const path = usePath();
  const key = useStore(kept.pages).find(({ isShown }) => isShown)?.key;
  const shown = useRef({ path, key });
  useEffect(() => shownTitle.set(title), [shownTitle, title]);
  useEffect(() => {
    const before = shown.current;
    shown.current = { path, key };
    // The first page is where the person is already.
    if (before.path === path && (before.key === key || before.key === undefined)) return;
    if (before.path !== path) announcer.say(title);
    const main = document.getElementById('page');
    main?.focus({ preventScroll: true });
    main?.scrollTo({ top: 0 });
    const { stage } = kept.pages.get().find(({ isShown }) => isShown) ?? {};
    if (!main || !stage) return;
    const takeHeading = () => {
      const heading = stage.querySelector<HTMLElement>('h1');
      const isWaiting = document.activeElement === main || document.activeElement === document.body;
      if (heading && isWaiting) {
        heading.tabIndex = -1;
        heading.focus({ preventScroll: true });
      }
      return heading !== null || !isWaiting;
    };
    if (takeHeading()) return;
    const watch = new MutationObserver(() => takeHeading() && watch.disconnect());
    watch.observe(stage, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [path, key, title, announcer, kept]);
}
