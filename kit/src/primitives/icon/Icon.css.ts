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
/** Of a shape that points along the line: it points the other way where lines begin on the right. */
export const turned = style({ selectors: { '&:dir(rtl)': { scale: '-1 1' } } });
export const iconSize = styleVariants({ s: square(14, 2), m: square(16, 1.75), l: square(20, 1.6) });
