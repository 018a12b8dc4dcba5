import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createLogView } from '../../engines/message-log/index.ts';
import type { ChatLogMessage, ChatMessageLog, OlderMessages } from './types.ts';

/** Height of a message nobody has seen: one line in a bubble. */
const GUESS_PX = 52;
/** Smaller differences are how browsers round. */
const STILL_PX = 1;

const isOwn = ({ isOwn: own }: ChatLogMessage) => own;

/** What is drawn of a log, and which message the keyboard is on. The log stays the same for as long as the part is there. */
export function useLogView(log: ChatMessageLog, older: OlderMessages) {
  const [view] = useState(() => createLogView(log, { isOwn, guessPx: GUESS_PX }));
  const [currentKey, setCurrentKey] = useState<number | null>(null);
  const scrollRef = useRef<HTMLDivElement>(null);
  const wanted = useRef<number | null>(null);
  /** Where the view itself has scrolled to last: what the browser tells of that is no news. */
  const placedPx = useRef(-1);
  useSyncExternalStore(view.subscribe, view.version);

  const articleOf = (key: number) => scrollRef.current?.querySelector<HTMLElement>(`[data-key="${key}"]`) ?? null;
  const look = () => {
    const scroll = scrollRef.current;
    // Out of sight everything is as high as nothing.
    if (scroll && scroll.clientHeight > 0) view.resized(scroll.clientHeight, scroll.clientWidth);
  };

  // After every drawing: what was drawn is measured, and the view is put back to where its message is.
  useLayoutEffect(() => {
    const scroll = scrollRef.current;
    if (!scroll || scroll.clientHeight === 0) return;
    look();
    const rows = [...scroll.querySelectorAll<HTMLElement>('[data-row]')];
    view.measured(rows.map((row) => ({ index: Number(row.dataset['row']), heightPx: row.getBoundingClientRect().height })));
    const px = view.scrollPx();
    if (Math.abs(scroll.scrollTop - px) > STILL_PX) {
      scroll.scrollTop = px;
      placedPx.current = scroll.scrollTop;
    }
    const key = wanted.current;
    const article = key === null ? null : articleOf(key);
    if (!article) return;
    wanted.current = null;
    article.focus({ preventScroll: true });
    article.parentElement?.scrollIntoView({ block: 'nearest' });
    view.scrolled(scroll.scrollTop);
  });

  const relook = useEffectEvent(look);
  useEffect(() => {
    const scroll = scrollRef.current;
    if (!scroll) return undefined;
    const sizes = new ResizeObserver(() => relook());
    sizes.observe(scroll);
    return () => sizes.disconnect();
  }, []);

  const isAsking = view.isNearStart() && older.status === 'idle' && log.entries().length > 0;
  const askOlder = useEffectEvent(() => older.onLoad());
  useEffect(() => {
    if (isAsking) askOlder();
  }, [isAsking]);

  return {
    view,
    scrollRef,
    currentKey,
    setCurrentKey,
    parts: view.parts(currentKey),
    /** Brings the keyboard to a message, and the message into sight. */
    goTo: (index: number): void => {
      const key = log.entries()[index]?.key;
      if (key === undefined) return;
      const article = key === currentKey ? articleOf(key) : null;
      if (article) return article.focus();
      wanted.current = key;
      return setCurrentKey(key);
    },
    handleScroll: (): void => {
      const scroll = scrollRef.current;
      if (scroll && scroll.scrollTop !== placedPx.current) {
        // The end of the page counts, also where a row has changed its height behind our back.
        const restPx = scroll.scrollHeight - scroll.scrollTop - scroll.clientHeight;
        view.scrolled(restPx <= STILL_PX ? Infinity : scroll.scrollTop);
      }
      placedPx.current = -1;
    },
  };
}
