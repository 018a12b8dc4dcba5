import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { border, radius, space } from '../../theme/tokens.ts';

/** Side of a star's target. */
const TARGET = 28;
const TOUCH_TARGET = 44;
const STAR = 20;

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[2],
  minBlockSize: vars.density.control,
});
export const stars = style({ display: 'inline-flex', flexWrap: 'wrap' });
export const star = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: TARGET,
  blockSize: TARGET,
  borderRadius: radius.control,
  color: vars.color.control,
  cursor: 'pointer',
  '@media': { [media.touch]: { inlineSize: TOUCH_TARGET, blockSize: TOUCH_TARGET } },
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&:has(:focus-visible)': { outline: `${border.focus} solid ${vars.accent.line}`, outlineOffset: -1 },
    '&:has(:disabled)': { cursor: 'not-allowed', background: 'none' },
  },
});
/** Lies over its star, so that all of it is pressed. */
export const input = style({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  margin: 0,
  cursor: 'inherit',
  outline: 'none',
});
/** The half of a star: only the keyboard stops at it; the pointer is told apart by its place. */
export const half = style([input, { pointerEvents: 'none', selectors: { '&:focus-visible': { pointerEvents: 'auto' } } }]);
// With the keyboard it lies above the whole star: what has the focus can be seen and pressed.
globalStyle(`${half}:focus-visible + input`, { pointerEvents: 'none' });
export const shape = style({ position: 'relative', inlineSize: STAR, blockSize: STAR, pointerEvents: 'none' });
const layer = style({ position: 'absolute', inset: 0, inlineSize: STAR, blockSize: STAR, fill: 'none' });
export const outline = style([layer, { stroke: vars.color.control, strokeWidth: 1.5 }]);
export const filled = style([
  layer,
  {
    fill: vars.status.warning.line,
    stroke: vars.status.warning.line,
    strokeWidth: 1.5,
    '@media': { [media.forcedColors]: { fill: 'Highlight', stroke: 'Highlight' } },
  },
]);
export const halfFilled = style([filled, { clipPath: 'inset(0 50% 0 0)', selectors: { '&:dir(rtl)': { clipPath: 'inset(0 0 0 50%)' } } }]);
export const words = style({ color: vars.color.text2 });
globalStyle(`${stars}[data-use=readOnly] ${star}`, { cursor: 'default' });
