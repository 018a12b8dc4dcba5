import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { border, fontSize, radius, space } from '../../theme/tokens.ts';

const AREA_HEIGHT = 140;
const TRACK = 24;
const THUMB = 20;
const SWATCH = 28;

export const panel = style({ display: 'flex', flexDirection: 'column', gap: space[3] });
export const area = style({ inlineSize: '100%', blockSize: AREA_HEIGHT, borderRadius: radius.control, forcedColorAdjust: 'none' });
export const slider = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  rowGap: 2,
  color: vars.color.text2,
  fontSize: fontSize[12],
});
export const output = style({ color: vars.color.text2 });
export const track = style({
  gridColumn: '1 / -1',
  inlineSize: '100%',
  blockSize: TRACK,
  borderRadius: radius.control,
  border: `${border.hairline} solid ${vars.color.divider}`,
  forcedColorAdjust: 'none',
});
export const thumb = style({
  insetBlockStart: '50%',
  inlineSize: THUMB,
  blockSize: THUMB,
  border: '2px solid white',
  borderRadius: '50%',
  // A dark line round the light one: seen on every colour.
  boxShadow: '0 0 0 1px black, inset 0 0 0 1px black',
  forcedColorAdjust: 'none',
  selectors: { '&[data-focus-visible]': { outline: `${border.focus} solid ${vars.accent.line}`, outlineOffset: border.focusOffset } },
});
export const swatches = style({ display: 'grid', gridTemplateColumns: 'repeat(5, auto)', justifyContent: 'space-between', gap: space[2] });
export const item = style({
  inlineSize: SWATCH,
  blockSize: SWATCH,
  borderRadius: radius.control,
  outline: 'none',
  selectors: {
    '&[data-selected]': { boxShadow: `0 0 0 2px ${vars.color.surface}, 0 0 0 4px ${vars.color.text1}` },
    '&[data-focus-visible]': { outline: `${border.focus} solid ${vars.accent.line}`, outlineOffset: border.focusOffset },
  },
});
export const swatch = style({
  inlineSize: '100%',
  blockSize: '100%',
  border: `${border.hairline} solid ${vars.color.divider}`,
  borderRadius: radius.control,
  forcedColorAdjust: 'none',
});
