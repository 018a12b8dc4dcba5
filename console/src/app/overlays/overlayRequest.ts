import type { Overlays } from '../../overlays/index.ts';

/** Overlay that was requested, and its subject. */
export type OverlayRequest = {
  [Place in keyof Overlays]: { readonly place: Place; readonly of: Parameters<Overlays[Place]> };
}[keyof Overlays];

/** An overlay that is open. */
export interface OpenOverlay {
  readonly key: number;
  readonly request: OverlayRequest;
  readonly closed: () => void;
}
