import { style, styleVariants } from '@vanilla-extract/css';

const square = (sidePx: number, strokePx: number) => ({ inlineSize: sidePx, blockSize: sidePx, strokeWidth: strokePx });

export const stroke = style({
  flex: 'none',
  display: 'block',
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
/** Turned over where lines begin at the right. */
export const alongLine = style({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } });
export const iconSize = styleVariants({ s: square(14, 2), m: square(16, 1.75), l: square(20, 1.6) });
