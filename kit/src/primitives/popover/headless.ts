export { useAnchored } from './useAnchored.ts';
export { SHEET_BELOW_PX, useIsNarrow } from './useIsNarrow.ts';
export { usePanelPlace } from './usePanelPlace.ts';
export { usePopover } from './usePopover.ts';
export { usePopoverPanel } from './usePopoverPanel.ts';
export type { PanelStart, PlaceOptions } from './usePanelPlace.ts';
export type { AnchoredOptions, PanelExit, PanelOnNarrow, PanelPlacement, PopoverOptions, PopoverPanelOptions } from './types.ts';
