/** Below this width the device is "mobile". @source shell §2.4, §9 */
export const MOBILE_BELOW_PX = 992;

/** Media queries of the kit. */
export const media = {
  mobile: `(max-width: ${MOBILE_BELOW_PX - 0.02}px)`,
  /** Lower than any screen, such as 1280 × 1024 px at 400 %: nothing can stay in sight beside what scrolls. */
  low: '(max-height: 319.98px)',
  coarse: '(pointer: coarse)',
  touch: `(max-width: ${MOBILE_BELOW_PX - 0.02}px), (pointer: coarse)`,
  forcedColors: '(forced-colors: active)',
} as const;
