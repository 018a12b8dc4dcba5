import { useState } from 'react';
import { classes } from '../parts/index.ts';
import { PanelSurface } from './PanelSurface.tsx';
import { scrolls, surface } from './Popover.css.ts';
import type { AnchoredPanelProps } from './types.ts';
import { MAX_HEIGHT_PX, useAnchored } from './useAnchored.ts';
import { probablePlace } from './usePanelPlace.ts';

/**
 * A surface under or over a field while the focus stays in the field: for list boxes and grids with
 * `aria-activedescendant`. Drawn means open. It goes where there is room and never beyond the page; Tab reaches what can
 * be focused in it after the field, and goes on to what follows the field.
 */
export function AnchoredPanel(props: AnchoredPanelProps) {
  return (
    <PanelSurface of={useAnchored(props)} kind="field" label={props.label} look={props}>
      {props.children}
    </PanelSurface>
  );
}

/** The same surface where it would probably lie, watching nothing and no layer: for what is gone again before it is painted. */
export function AnchoredDraft({ anchorRef, minWidthPx = 0, children }: Pick<AnchoredPanelProps, 'anchorRef' | 'minWidthPx' | 'children'>) {
  const [start] = useState(() =>
    probablePlace({ anchorRef, placement: 'bottom start', width: 'anchor', minWidthPx, maxHeightPx: MAX_HEIGHT_PX }),
  );
  return (
    <div className={classes(surface, scrolls.field)} aria-hidden="true" {...start}>
      {children}
    </div>
  );
}
