import { PanelSurface } from './PanelSurface.tsx';
import type { AnchoredPanelProps } from './types.ts';

/** Highest a list gets before it scrolls. */
const MAX_HEIGHT_PX = 320;

/**
 * A surface under or over a field while the focus stays in the field: for list boxes and grids with
 * `aria-activedescendant`. Drawn means open. It goes where there is room and never beyond the page; Tab reaches what can
 * be focused in it after the field, and goes on to what follows the field.
 */
export function AnchoredPanel({ widthPx, minWidthPx = 0, maxHeightPx = MAX_HEIGHT_PX, ...rest }: AnchoredPanelProps) {
  return <PanelSurface {...rest} kind="field" size={{ width: widthPx ?? 'anchor', minWidthPx, maxHeightPx }} />;
}
