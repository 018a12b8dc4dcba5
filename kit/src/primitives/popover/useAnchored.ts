import type { AnchoredOptions } from './types.ts';
import { useSurface } from './useSurface.ts';

/** Highest a list gets before it scrolls. */
export const MAX_HEIGHT_PX = 320;

/**
 * Behaviour of a surface under or over a field while the focus stays in the field: for list boxes and grids with
 * `aria-activedescendant`. Call it in what is drawn while it is open, and draw `getPanelProps()` within `<Layer of={layer}>`. It goes
 * where there is room and never beyond the page; Tab reaches what can be focused in it after the field, and goes on to what follows
 * the field.
 */
export function useAnchored({ widthPx, minWidthPx = 0, maxHeightPx = MAX_HEIGHT_PX, ...options }: AnchoredOptions) {
  const { layer, isSheet, close, getPanelProps } = useSurface({
    ...options,
    kind: 'field',
    size: { width: widthPx ?? 'anchor', minWidthPx, maxHeightPx },
  });
  return { layer, isSheet, close, getPanelProps };
}
