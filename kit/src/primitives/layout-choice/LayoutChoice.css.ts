import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { border, radius, space } from '../../theme/tokens.ts';

const TOUCH_TARGET = 44;
const RADIO = 16;
const DOT = 6;
const DRAWING_HEIGHT = 60;

export const group = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[3] });
export const choice = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  minInlineSize: 0,
  color: vars.color.text1,
  fontSize: vars.density.font,
  lineHeight: vars.density.lineHeight,
  cursor: 'pointer',
});
export const drawing = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: DRAWING_HEIGHT,
  borderRadius: radius.sheet,
  overflow: 'hidden',
  background: vars.color.pressed,
  boxShadow: `0 0 0 1px ${vars.color.divider}`,
  selectors: {
    [`${choice}:hover &`]: { boxShadow: `0 0 0 1px ${vars.color.controlHover}` },
    [`${choice}:has(:checked) &`]: { boxShadow: `0 0 0 2px ${vars.accent.line}` },
  },
  '@media': { [media.forcedColors]: { outline: `${border.hairline} solid CanvasText`, forcedColorAdjust: 'none' } },
});
export const part = styleVariants({
  menu: { fill: vars.nav.bg, stroke: vars.nav.line, strokeWidth: 0.75 },
  bar: { fill: vars.color.surface },
  sheet: { fill: vars.color.surface, stroke: vars.color.divider, strokeWidth: 0.75 },
});
export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minBlockSize: 24,
  '@media': { [media.touch]: { minBlockSize: TOUCH_TARGET } },
});
export const radio = style({
  appearance: 'none',
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: RADIO,
  blockSize: RADIO,
  margin: 0,
  border: `${border.control} solid ${vars.color.control}`,
  borderRadius: '50%',
  background: vars.color.surface,
  cursor: 'inherit',
  selectors: {
    '&:hover': { borderColor: vars.color.controlHover },
    '&:checked': { background: vars.accent.solid, borderColor: vars.accent.solidLine },
    '&:checked::before': { content: '""', inlineSize: DOT, blockSize: DOT, borderRadius: '50%', background: vars.accent.onSolid },
  },
  '@media': { [media.forcedColors]: { appearance: 'auto' } },
});
