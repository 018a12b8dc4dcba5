import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { border, fontSize, fontWeight, lineHeight, radius, rem, space } from '../../theme/tokens.ts';
import { NARROW } from './narrow.ts';

const hairline = `${border.hairline} solid ${vars.color.hairline}`;
const HEAD_HEIGHT = 32;
/** The number of the day and three lines. */
const LEAST_WEEK = 92;
const NARROW_WEEK = 52;
const NUMBER_SIZE = 22;
const DOT = 6;

export const grid = style({ display: 'flex', flexDirection: 'column', flex: '1 0 auto', minInlineSize: 0 });
const columns = { display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' } as const;
export const head = style({ ...columns, flex: 'none', borderBlockEnd: hairline });
export const weekday = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minBlockSize: rem(HEAD_HEIGHT),
  paddingInline: space[2],
  color: vars.color.text3,
  fontSize: fontSize[12],
  '@media': { [NARROW]: { justifyContent: 'center', padding: 0 } },
});
export const week = style({
  ...columns,
  flex: '1 0 auto',
  minBlockSize: rem(LEAST_WEEK),
  borderBlockEnd: hairline,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
  '@media': { [NARROW]: { minBlockSize: rem(NARROW_WEEK) } },
});

const cellBase = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  minInlineSize: 0,
  padding: 2,
  cursor: 'pointer',
  selectors: {
    '& + &': { borderInlineStart: hairline },
    '&:hover': { background: vars.color.hover },
    '&[aria-selected=true]': { background: vars.accent.subtle },
    '&:focus-visible': { outline: `${border.focus} solid ${vars.accent.line}`, outlineOffset: -2 },
  },
  '@media': {
    [NARROW]: { alignItems: 'center' },
    [media.forcedColors]: {
      selectors: { '&[aria-selected=true]:not(:focus-visible)': { outline: `${border.hairline} solid Highlight`, outlineOffset: -2 } },
    },
  },
});
export const cell = styleVariants({
  own: [cellBase, { color: vars.color.text1 }],
  beside: [cellBase, { background: vars.color.sunken, color: vars.color.text3 }],
});

const numberBase = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  minInlineSize: rem(NUMBER_SIZE),
  blockSize: rem(NUMBER_SIZE),
  alignSelf: 'flex-start',
  paddingInline: 2,
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
  fontVariantNumeric: 'tabular-nums',
  '@media': { [NARROW]: { alignSelf: 'center' } },
});
export const number = styleVariants({
  other: [numberBase],
  today: [
    numberBase,
    {
      borderRadius: radius.full,
      background: vars.accent.solid,
      color: vars.accent.onSolid,
      fontWeight: fontWeight.strong,
      '@media': { [media.forcedColors]: { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } },
    },
  ],
});
/** Beside the number of the day. */
export const lunar = style({
  position: 'absolute',
  insetBlockStart: 2,
  insetInlineEnd: space[1],
  color: vars.color.text3,
  fontSize: fontSize[12],
  lineHeight: rem(NUMBER_SIZE),
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
});
export const more = style({
  alignSelf: 'flex-start',
  paddingInline: space[1],
  border: 0,
  borderRadius: radius.tag,
  background: 'transparent',
  color: vars.accent.text,
  fontSize: fontSize[12],
  lineHeight: lineHeight[12],
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.pressed },
    '&:focus-visible': { outline: `${border.focus} solid ${vars.accent.line}` },
  },
});
export const dots = style({ display: 'flex', alignItems: 'center', gap: 2, blockSize: rem(14) });
const dotBase = style({
  inlineSize: DOT,
  blockSize: DOT,
  borderRadius: radius.full,
  background: vars.color.text3,
  '@media': { [media.forcedColors]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
});
export const dot = styleVariants({
  none: [dotBase],
  blue: [dotBase, { background: vars.viz.c1 }],
  green: [dotBase, { background: vars.viz.c2 }],
  orange: [dotBase, { background: vars.viz.c3 }],
  pink: [dotBase, { background: vars.viz.c4 }],
  teal: [dotBase, { background: vars.viz.c5 }],
  olive: [dotBase, { background: vars.viz.c6 }],
  purple: [dotBase, { background: vars.viz.c7 }],
  red: [dotBase, { background: vars.viz.c8 }],
});
export const plus = style({ fontSize: fontSize[12], lineHeight: 1, color: vars.color.text2 });
