/** Narrowest and widest a person can make a column. @reading R-202 */
export const MIN_WIDTH_PX = 64;
export const MAX_WIDTH_PX = 640;
/** One press of an arrow, and one with Shift or of a page key. */
export const STEP_PX = 8;
export const LEAP_PX = 40;

export const clampWidth = (widthPx: number) => Math.round(Math.min(MAX_WIDTH_PX, Math.max(MIN_WIDTH_PX, widthPx)));

/**
 * Width after a key on a separator; `fit` for as wide as its content; null for a key that is not the separator's.
 * @param key with Left and Right already turned over in a right-to-left table
 */
export function widthAfterKey(key: string, hasShift: boolean, widthPx: number): number | 'fit' | null {
  const stepPx = hasShift ? LEAP_PX : STEP_PX;
  switch (key) {
    case 'ArrowRight':
      return clampWidth(widthPx + stepPx);
    case 'ArrowLeft':
      return clampWidth(widthPx - stepPx);
    case 'PageUp':
      return clampWidth(widthPx + LEAP_PX);
    case 'PageDown':
      return clampWidth(widthPx - LEAP_PX);
    case 'Home':
      return MIN_WIDTH_PX;
    case 'End':
      return MAX_WIDTH_PX;
    case 'Enter':
      return 'fit';
    default:
      return null;
  }
}
