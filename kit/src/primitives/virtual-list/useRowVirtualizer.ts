import { Virtualizer, elementScroll, observeElementOffset, observeElementRect } from '@tanstack/react-virtual';
import type { VirtualizerOptions } from '@tanstack/react-virtual';
import { useLayoutEffect, useState } from 'react';
import { useExternalStore } from '../../engines/external-store/index.ts';
import { createDrawing } from './drawing.ts';
import { partsOf } from './drawnRows.ts';

export type RowVirtualizer = Virtualizer<HTMLElement, HTMLElement>;
type Options = VirtualizerOptions<HTMLElement, HTMLElement>;
type OwnOptions = 'scrollToFn' | 'observeElementOffset' | 'observeElementRect' | 'onChange' | 'initialRect';

/** Size by which a list is drawn that has not been in sight yet. */
const UNSEEN = { width: 0, height: 600 };

/** Rows and gaps as they are now, and the name of what they make. */
function sightOf(virtualizer: RowVirtualizer) {
  const parts = partsOf(virtualizer.getVirtualItems(), virtualizer.getTotalSize());
  const topIndex = virtualizer.range?.startIndex ?? 0;
  const names = parts.map((part) => (part.kind === 'row' ? part.index : `${part.name} ${part.heightPx}`));
  return { parts, topIndex, name: [topIndex, ...names].join() };
}

/** A virtualizer that stands in an element, and what is drawn of it. */
function createRows(options: Omit<Options, OwnOptions>) {
  const inElement = (given: Omit<Options, OwnOptions>): Options => ({
    ...given,
    scrollToFn: elementScroll,
    observeElementOffset,
    // Out of sight everything is as high as nothing, and the rows stay as they are.
    observeElementRect: (instance, tell) => observeElementRect(instance, (rect) => rect.height > 0 && tell(rect)),
    initialRect: UNSEEN,
    onChange: () => drawing.look(),
  });
  const virtualizer: RowVirtualizer = new Virtualizer(inElement(options));
  const drawing = createDrawing(() => sightOf(virtualizer).name);
  return { virtualizer, drawing, setOptions: (next: Omit<Options, OwnOptions>) => virtualizer.setOptions(inElement(next)) };
}

/**
 * The virtualizer in React, in place of its own hook: that one draws again for every height, and after the frame of a scroll. Here
 * a scroll is drawn in its event, so that no frame shows a gap where rows belong, and only where other rows or gaps are to be seen.
 */
export function useRowVirtualizer(options: Omit<Options, OwnOptions>) {
  const [{ virtualizer, drawing, setOptions }] = useState(() => createRows(options));
  useExternalStore(drawing.subscribe, drawing.times);
  setOptions(options);
  const { parts, topIndex, name } = sightOf(virtualizer);
  useLayoutEffect(() => virtualizer._didMount(), [virtualizer]);
  useLayoutEffect(() => {
    drawing.drew(name);
    virtualizer._willUpdate();
  });
  return { virtualizer, parts, topIndex, measured: drawing.lookAfter };
}
