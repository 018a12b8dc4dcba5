import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { FoldContext } from '../button/index.ts';
import * as css from './FoldLine.css.ts';

interface FoldLineProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/** A part of the line stands below the first one. */
function isBroken(line: HTMLElement): boolean {
  const parts = [...line.children].filter((part) => part instanceof HTMLElement && part.offsetHeight > 0) as HTMLElement[];
  const [first] = parts;
  return first !== undefined && parts.some((part) => part.offsetTop >= first.offsetTop + first.offsetHeight);
}

/**
 * Line whose folding buttons become drawings when their words would need a second line: a long language, a tree beside it, a
 * narrow window. Their names stay: spoken, and shown under the pointer and the keyboard. The filled button keeps its words.
 * @reading R-680
 */
export function FoldLine({ className = '', children }: FoldLineProps) {
  const at = useRef<HTMLDivElement>(null);
  const [isFolded, setFolded] = useState(false);
  useLayoutEffect(() => {
    const line = at.current;
    if (!line) return;
    const measure = () => {
      delete line.dataset['folds'];
      const isFull = isBroken(line);
      if (isFull) line.dataset['folds'] = '';
      setFolded(isFull);
    };
    measure();
    let measuredPx = line.clientWidth;
    let frame = 0;
    // In a frame of its own: the line grows lower by what is measured, and would be heard of once more.
    const sizes = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        if (line.clientWidth === measuredPx) return;
        measuredPx = line.clientWidth;
        measure();
      });
    });
    sizes.observe(line);
    const words = new MutationObserver(measure);
    words.observe(line, { childList: true, subtree: true, characterData: true });
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      words.disconnect();
    };
  }, []);
  return (
    <FoldContext value={isFolded}>
      <div ref={at} className={`${css.line} ${className}`}>
        {children}
      </div>
    </FoldContext>
  );
}
