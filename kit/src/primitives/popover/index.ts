export { AnchoredDraft, AnchoredPanel } from './AnchoredPanel.tsx';
export { Popover } from './Popover.tsx';
export { PopoverPanel } from './PopoverPanel.tsx';
export { SHEET_BELOW_PX, useIsNarrow } from './useIsNarrow.ts';
export { usePanelPlace } from './usePanelPlace.ts';
export type { PlaceOptions } from './usePanelPlace.ts';
export type {
  AnchoredPanelProps,
  PanelExit,
  PanelOnNarrow,
  PanelPlacement,
  PopoverPanelProps,
  PopoverProps,
  PopoverTrigger,
} from './types.ts';
