import { useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { MAX_TAGS, TRIED_TAGS, fittingTags } from './fittingTags.ts';
import type { PickedItem, TagsShown } from './types.ts';

/** Measured widths, and the words they hold for. */
interface Measured {
  readonly words: string;
  readonly fits: number;
}

/**
 * Number of tags of a value to draw. `isMeasuring`: they are drawn at their own width once, before the browser paints.
 * @param lineRef the element that holds the tags, as wide as there is room
 */
export function useVisibleTags(items: readonly PickedItem[], mode: TagsShown, lineRef: RefObject<HTMLElement | null>) {
  const [measured, setMeasured] = useState<Measured | null>(null);
  const words = items
    .slice(0, TRIED_TAGS)
    .map(({ text }) => text)
    .join('\n')
    .concat(`\n${items.length}`);
  const isMeasuring = mode === 'fit' && measured?.words !== words;
  const isObserved = mode === 'fit' && items.length > 0;
  const lineWidthPx = useRef(0);

  useLayoutEffect(() => {
    const line = lineRef.current;
    if (!isMeasuring || !line) return;
    const widthsPx = Array.from(line.querySelectorAll<HTMLElement>('[data-mp-tag]'), (tag) => tag.offsetWidth);
    lineWidthPx.current = line.clientWidth;
    setMeasured({ words, fits: fittingTags(widthsPx, items.length, line.clientWidth) });
  }, [isMeasuring, words, items.length, lineRef]);

  useLayoutEffect(() => {
    const line = lineRef.current;
    if (!isObserved || !line) return undefined;
    const observer = new ResizeObserver(() => {
      if (line.clientWidth !== lineWidthPx.current) setMeasured(null);
    });
    observer.observe(line);
    return () => observer.disconnect();
  }, [isObserved, lineRef]);

  const shown = { all: MAX_TAGS, first: 1, fit: isMeasuring ? TRIED_TAGS : (measured?.fits ?? 1) }[mode];
  return { count: Math.min(items.length, shown), isMeasuring };
}
