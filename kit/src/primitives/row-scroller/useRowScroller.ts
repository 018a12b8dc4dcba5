import { useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { systemClock } from '../../engines/clock/index.ts';
import { useIsHydrated } from '../../engines/environment/index.ts';
import { emptyWindow, moveSlot, nextWindow, scrollToRow } from '../../engines/row-window/index.ts';
import type { RowWindow } from '../../engines/row-window/index.ts';
import type { RowScroller, RowScrollerAsk } from './types.ts';

/** Rows kept ready above and below what is seen. */
const OVERSCAN_ROWS = 2;
/** Rest after which scrolling counts as over and the reading order is put right. */
const SETTLED_AFTER_MS = 100;

const unmeasured = { view: { scrollPx: 0, viewportPx: 0, headPx: 0, rowPx: 0 }, window: emptyWindow };

/** The rows that show beside a head, and some around them. */
function windowOf(
  before: RowWindow,
  { viewportPx, headPx, ...view }: typeof unmeasured.view,
  rows: Pick<RowScrollerAsk, 'count' | 'pinned'>,
) {
  return nextWindow(before, { ...view, ...rows, viewportPx: viewportPx - headPx, overscan: OVERSCAN_ROWS });
}

/** Sizes the last list of each kind measured: the next one is probably like it. */
const lastSizes = new Map<string, Partial<typeof unmeasured.view>>();

/** Drawings in one frame until the sizes rest: rows, what they make of the region, and once more for a bar that comes or goes. */
const MOST_TURNS = 4;

const isSameSizes = (one: typeof unmeasured.view, other: typeof unmeasured.view) =>
  one.viewportPx === other.viewportPx && one.headPx === other.headPx && one.rowPx === other.rowPx;

/** The sizes as they were last seen: like the page itself, nothing that is drawn again for its own sake. */
function seenSizes(first: typeof unmeasured.view) {
  let now = first;
  return {
    now: () => now,
    see(next: typeof unmeasured.view) {
      now = next;
    },
  };
}

/** View before anything was measured: nothing, or what a guess of the sizes shows. */
function guessed(guess: RowScrollerAsk['guess'], isHydrated: boolean, rows: Pick<RowScrollerAsk, 'count' | 'pinned'>) {
  if (!guess) return unmeasured;
  const sizes = isHydrated ? (guess.kind !== undefined && lastSizes.get(guess.kind)) || guess.first() : guess.onServer;
  const view = { ...unmeasured.view, ...sizes, scrollPx: 0 };
  return { view, window: windowOf(emptyWindow, view, rows) };
}

/**
 * Renders the rows that are looked at, in the scroll event itself, so that no frame shows a gap.
 * Nothing here costs more with more rows.
 */
export function useRowScroller({ count, pinned, pinnedBefore = pinned, guess }: RowScrollerAsk): RowScroller {
  const idPrefix = useId();
  const regionRef = useRef<HTMLDivElement>(null);
  const rowsRef = useRef<HTMLDivElement>(null);
  const probeRef = useRef<HTMLDivElement>(null);
  const isHydrated = useIsHydrated();
  const [first] = useState(() => guessed(guess, isHydrated, { count, pinned }));
  const [seen] = useState(() => seenSizes(first.view));
  const [state, setState] = useState({ window: first.window });

  const window = windowOf(moveSlot(state.window, pinnedBefore, pinned), seen.now(), { count, pinned });
  if (window !== state.window) setState({ window });
  const drawn = useRef(window);
  useLayoutEffect(() => {
    drawn.current = window;
  }, [window]);

  const kind = guess?.kind;
  const isGuessed = guess !== undefined;
  const measure = useCallback(() => {
    const before = seen.now();
    const next = sizesOf(regionRef.current, probeRef.current);
    if (kind !== undefined && next.rowPx > 0 && next.viewportPx > 0) lastSizes.set(kind, next);
    // A list that was guessed is drawn again only where other rows show; one that was not waits for the sizes themselves.
    const isKnown = isGuessed || (next.viewportPx === before.viewportPx && next.headPx === before.headPx);
    const isSameSize = isKnown && next.rowPx === before.rowPx;
    seen.see(next);
    // Most of what scrolls and is measured shows the rows that are drawn: nothing is asked of React then.
    if (isSameSize && windowOf(drawn.current, next, { count, pinned }) === drawn.current) return;
    setState((now) => {
      const moved = windowOf(now.window, next, { count, pinned });
      return isSameSize && moved === now.window ? now : { window: moved };
    });
  }, [count, pinned, kind, isGuessed, seen]);

  const latestMeasure = useRef(measure);
  useLayoutEffect(() => {
    latestMeasure.current = measure;
  }, [measure]);
  // An observer reports the first sizes too, in the frame they are shown in, when the browser has laid the page out anyway.
  useLayoutEffect(() => {
    const parts = () => [regionRef.current, probeRef.current].filter((part) => part !== null);
    const sizes = () => sizesOf(regionRef.current, probeRef.current);
    let frame = 0;
    const observe = () => parts().forEach((part) => observer.observe(part));
    const observer = new ResizeObserver(() => {
      const given = sizes();
      let now = given;
      // A region that grows with its rows shows more of them: those, too, belong into this frame.
      for (let turn = 0; turn < MOST_TURNS && (turn === 0 || !isSameSizes(now, seen.now())); turn += 1) {
        flushSync(() => latestMeasure.current());
        now = sizes();
      }
      if (isSameSizes(now, given)) return;
      // The browser would complain of a size that has changed since it told of it: it tells of it anew in the next frame.
      observer.disconnect();
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(observe);
    });
    observe();
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [seen]);

  const slotId = useCallback((slot: number) => `${idPrefix}-${slot}`, [idPrefix]);
  useReadingOrder(rowsRef, window.slots);

  return {
    regionRef,
    rowsRef,
    probeRef,
    window,
    rowPx: seen.now().rowPx,
    rowsInView() {
      const { viewportPx, headPx, rowPx } = seen.now();
      return Math.max(1, Math.floor((viewportPx - headPx) / (rowPx || 1)));
    },
    slotId,
    onScroll: () => flushSync(measure),
    show(position) {
      const region = regionRef.current;
      if (!region) return;
      const now = sizesOf(region, probeRef.current);
      const scrollPx = scrollToRow(position, now, now.headPx);
      if (scrollPx === now.scrollPx) return;
      region.scrollTop = scrollPx;
      flushSync(measure);
    },
  };
}

function sizesOf(region: HTMLElement | null, probe: HTMLElement | null) {
  const heightOf = (part: string) => region?.querySelector<HTMLElement>(part)?.offsetHeight ?? 0;
  return {
    scrollPx: region?.scrollTop ?? 0,
    viewportPx: (region?.clientHeight ?? 0) - heightOf('[data-mp-foot]'),
    headPx: heightOf('[data-mp-head]'),
    rowPx: probe?.offsetHeight ?? 0,
  };
}

/**
 * Re-used elements stand in the DOM in the order of their slots. Once scrolling has settled, `aria-owns` tells a screen
 * reader in browse mode the order of the rows. It stands on what has the role of the list: on an element without one it would
 * be a child no list may have.
 */
function useReadingOrder(rowsRef: RowScroller['rowsRef'], slots: readonly number[]) {
  const owner = useRef<Element | null>(null);
  useEffect(() => {
    // Until then nothing is owned: some of the rows that were are gone.
    owner.current?.removeAttribute('aria-owns');
    return systemClock.after(SETTLED_AFTER_MS, () => {
      const inOrder = slots
        .map((position, slot) => ({ position, slot }))
        .filter(({ position }) => position >= 0)
        .toSorted((a, b) => a.position - b.position);
      const isInOrder = inOrder.every(({ slot }, place) => slot > (inOrder[place - 1]?.slot ?? -1));
      const ids = isInOrder ? [] : inOrder.map(({ slot }) => idIn(rowsRef.current, slot)).filter(Boolean);
      owner.current = rowsRef.current?.closest('[role]') ?? null;
      if (ids.length > 0) owner.current?.setAttribute('aria-owns', ids.join(' '));
    });
  }, [rowsRef, slots]);
}

const idIn = (rows: HTMLElement | null, slot: number) => rows?.querySelector(`[data-mp-row="${slot}"]`)?.id ?? '';
