import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { DesignPart } from '../core/types.ts';
import { focusPart } from './usePaneKeys.ts';

/** Root of the parts of a design, which keeps the keyboard: what it was in may be gone, by a key or by a step of the history. */
export function usePartFocus(shown: DesignPart): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return undefined;
    before.current = shown;
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === null || document.activeElement === document.body) focusPart(root.current);
    });
    return () => cancelAnimationFrame(frame);
  }, [shown]);
  return root;
}
