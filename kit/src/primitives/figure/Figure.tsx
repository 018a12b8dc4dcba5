import { createContext, useCallback, useContext } from 'react';
import type { ReactNode } from 'react';
import { digits, frame } from './Figure.css.ts';
import { watchFigure } from './watchFigure.ts';

/** Listener to figures that did not fit: their frame, and the room they need in px. */
export type OnFigureCut = (frame: HTMLElement, neededPx: number) => void;

const Growth = createContext<OnFigureCut | null>(null);
/** Provider around figures whose place may grow. */
export const FigureGrowthProvider = Growth.Provider;

interface FigureProps {
  /** The figure as it is written, with its sign, unit and separators. */
  readonly children: ReactNode;
}

/**
 * A figure that is drawn whole or not at all: where it does not fit, `####` stands in its place. Its text stays in the page, for
 * screen readers and for copying, and is shown under the pointer and on focus of its cell. @reading R-276
 */
export function Figure({ children }: FigureProps) {
  const onCut = useContext(Growth);
  const watch = useCallback((element: HTMLSpanElement | null) => (element ? watchFigure(element, onCut) : undefined), [onCut]);
  return (
    <span ref={watch} className={frame}>
      <span className={digits}>{children}</span>
    </span>
  );
}
