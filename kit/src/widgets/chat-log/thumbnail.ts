/** Largest box of an image in a conversation. */
const MAX_WIDTH_PX = 240;
const MAX_HEIGHT_PX = 180;
/** The least that can be pressed. */
const MIN_SIDE_PX = 44;
/** The box of an image of which no size is known. */
const UNKNOWN = { widthPx: 200, heightPx: 150 };

export interface Box {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** The box of a thumbnail: its shape, within limits, whatever the sender says of its size. The page never jumps when it arrives. */
export function thumbnailBox({ widthPx, heightPx }: Box): Box {
  if (!(widthPx > 0 && heightPx > 0) || !Number.isFinite(widthPx * heightPx)) return UNKNOWN;
  const scale = Math.min(1, MAX_WIDTH_PX / widthPx, MAX_HEIGHT_PX / heightPx);
  const side = (px: number, maxPx: number) => Math.round(Math.min(maxPx, Math.max(MIN_SIDE_PX, px * scale)));
  return { widthPx: side(widthPx, MAX_WIDTH_PX), heightPx: side(heightPx, MAX_HEIGHT_PX) };
}
