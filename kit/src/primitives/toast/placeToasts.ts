/** A rectangle in px of the viewport, as `getBoundingClientRect` gives it. */
export interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

export interface ToastsAsk {
  readonly view: { readonly widthPx: number; readonly heightPx: number };
  /** Of all toasts, one above the other. */
  readonly size: { readonly widthPx: number; readonly heightPx: number };
  /** Between the toasts and the edges of the page. */
  readonly marginPx: number;
  /** They stand at the left edge, where lines end from right to left. @defaultValue false */
  readonly isAtLeft?: boolean;
  /** Boxes that must not be covered. */
  readonly kept: readonly Box[];
}

export interface ToastsPlace {
  /** From the bottom of the page. */
  readonly bottomPx: number;
  /** Height they are scrolled in, where they have less room than they are high. */
  readonly maxHeightPx: number | null;
}

/** Between the toasts and what they must not cover. */
const GAP_PX = 8;
/** In less room nothing can be read: better to cover something. */
const LEAST_PX = 64;

/** At the end edge of the page, as near to its bottom as there is room beside what must not be covered. */
export function placeToasts({ view, size, marginPx, isAtLeft = false, kept }: ToastsAsk): ToastsPlace {
  const right = isAtLeft ? marginPx + size.widthPx : view.widthPx - marginPx;
  const left = right - size.widthPx;
  const beside = kept.filter((box) => box.right > left && box.left < right && box.bottom > 0 && box.top < view.heightPx);
  const rooms: { readonly top: number; readonly bottom: number }[] = [];
  let floor = view.heightPx - marginPx;
  for (const box of beside.toSorted((one, other) => other.bottom - one.bottom)) {
    rooms.push({ top: box.bottom + GAP_PX, bottom: floor });
    floor = Math.min(floor, box.top - GAP_PX);
  }
  rooms.push({ top: marginPx, bottom: floor });
  const heightOf = (room: { readonly top: number; readonly bottom: number }) => room.bottom - room.top;
  const highest = rooms.reduce((best, room) => (heightOf(room) > heightOf(best) ? room : best));
  const whole = { top: marginPx, bottom: view.heightPx - marginPx };
  const room = rooms.find((each) => heightOf(each) >= size.heightPx) ?? (heightOf(highest) >= LEAST_PX ? highest : whole);
  return { bottomPx: view.heightPx - room.bottom, maxHeightPx: heightOf(room) < size.heightPx ? heightOf(room) : null };
}
