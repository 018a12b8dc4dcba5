import type { Overlays } from '../../overlays/index.ts';

/** Overlay that was requested, and its subject. */
export type OverlayRequest = {
  [Name in keyof Overlays]: { readonly overlay: Name; readonly of: Parameters<Overlays[Name]> };
}[keyof Overlays];

/** An overlay that is open. */
export interface OpenOverlay {
  readonly key: number;
  readonly request: OverlayRequest;
  readonly closed: () => void;
}
