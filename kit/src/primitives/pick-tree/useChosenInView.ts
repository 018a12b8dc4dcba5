import { useEffect, useRef } from 'react';
import type { PickNode } from '../../engines/node-source/index.ts';
import type { PickTreeData } from './types.ts';

interface Scroller {
  readonly regionRef: { readonly current: HTMLElement | null };
  readonly show: (position: number) => void;
}

const ACTS = ['pointerdown', 'wheel', 'touchmove', 'keydown', 'focusin'] as const;

/**
 * The one chosen row stays in view while levels arrive above it: it may stand far below the way that was opened to it. Whoever has begun
 * to use the rows, or comes back to where they were, is not moved. @reading R-219
 */
export function useChosenInView<N extends PickNode>({ placeRef }: PickTreeData<N>, position: number, { regionRef, show }: Scroller): void {
  const isOver = useRef(false);
  const showAt = useRef(show);
  useEffect(() => {
    showAt.current = show;
  }, [show]);
  useEffect(() => {
    const region = regionRef.current;
    const place = placeRef?.current;
    if (place && (place.key !== null || place.scrollPx > 0)) isOver.current = true;
    const end = () => (isOver.current = true);
    for (const act of ACTS) region?.addEventListener(act, end, { passive: true });
    return () => ACTS.forEach((act) => region?.removeEventListener(act, end));
  }, [placeRef, regionRef]);
  useEffect(() => {
    if (position < 0 || isOver.current) return undefined;
    // The heights of rows that came with this drawing are measured with the next frame.
    const frame = requestAnimationFrame(() => showAt.current(position));
    return () => cancelAnimationFrame(frame);
  }, [position]);
}
