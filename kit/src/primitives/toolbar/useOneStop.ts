import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';

/** Keeps one button of a box in the tab order: the one that had the keyboard last. Buttons may come and go. */
export function useOneStop() {
  const box = useRef<HTMLElement>(null);
  const last = useRef<HTMLElement | null>(null);
  const itemsOf = useCallback(() => [...(box.current?.querySelectorAll<HTMLElement>('button:not(:disabled)') ?? [])], []);
  const stop = useCallback(() => {
    const items = itemsOf();
    return items.find((item) => item === last.current) ?? items[0];
  }, [itemsOf]);
  const settle = useCallback(() => {
    const own = stop();
    for (const item of itemsOf()) item.tabIndex = item === own ? 0 : -1;
  }, [itemsOf, stop]);
  const goTo = useCallback(
    (item: HTMLElement | undefined) => {
      if (!item) return;
      last.current = item;
      settle();
      item.focus();
    },
    [settle],
  );
  useLayoutEffect(settle);
  useEffect(() => {
    const host = box.current;
    if (!host) return;
    const remember = ({ target }: FocusEvent) => {
      const item = itemsOf().find((one) => one === target);
      if (!item) return;
      last.current = item;
      settle();
    };
    // A menu whose part has arrived draws its button anew, without the bar being drawn.
    const changes = new MutationObserver(settle);
    changes.observe(host, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
    host.addEventListener('focusin', remember);
    return () => {
      changes.disconnect();
      host.removeEventListener('focusin', remember);
    };
  }, [itemsOf, settle]);
  return { box, itemsOf, stop, goTo };
}
