import { defaultRangeExtractor } from '@tanstack/react-virtual';
import type { Range, VirtualItem } from '@tanstack/react-virtual';
import type { RowKey, RowsPart } from './types.ts';

interface DrawnAsk {
  readonly allUpTo: number;
  readonly staysAtEnd: boolean;
  readonly pinned: readonly number[];
}

/** Places of the rows to draw, in order: those in sight, those pinned, and all of a short list. */
export function drawnRows(range: Range, { allUpTo, staysAtEnd, pinned }: DrawnAsk): number[] {
  const { count, startIndex, endIndex } = range;
  if (count <= allUpTo) return Array.from({ length: count }, (_, index) => index);
  // Where the end is kept, what has come since is in sight once it is drawn.
  const shift = staysAtEnd ? count - 1 - endIndex : 0;
  const near = defaultRangeExtractor({ ...range, startIndex: startIndex + shift, endIndex: endIndex + shift });
  const far = pinned.filter((index) => index >= 0 && index < count);
  return [...new Set([...near, ...far])].toSorted((a, b) => a - b);
}

/** Less is how sums of heights round. */
const GAP_PX = 0.01;

/** Rows and the gaps between them. A gap is named by the row below it, so that no row is ever moved past one. */
export function partsOf(items: readonly Pick<VirtualItem, 'index' | 'start' | 'end' | 'key'>[], totalPx: number): RowsPart[] {
  const parts: RowsPart[] = [];
  let endPx = 0;
  const gapTo = (px: number, below: RowKey | bigint) => {
    if (px - endPx > GAP_PX) parts.push({ kind: 'gap', name: `gap-${below}`, heightPx: px - endPx });
  };
  for (const { index, start, end, key } of items) {
    gapTo(start, endPx === 0 ? 'top' : `above-${key}`);
    parts.push({ kind: 'row', index });
    endPx = end;
  }
  gapTo(totalPx, 'bottom');
  return parts;
}
