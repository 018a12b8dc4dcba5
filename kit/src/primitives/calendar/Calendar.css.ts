import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { border, fontSize, fontWeight, radius, rem, space } from '../../theme/tokens.ts';

/** Side of a day for a pointer; a finger gets a square. */
const DAY_HEIGHT = 32;
/** Months have up to six weeks; what stands below keeps its place. */
const WEEKS = 6;
const TOUCH_TARGET = 44;
/** On a sheet as wide as the page the days stay together. */
const WIDEST = 420;

export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', marginBlockEnd: space[1] });
export const choices = style({ display: 'flex', gap: space[1], minInlineSize: 0 });

export const choice = style({
  blockSize: rem(DAY_HEIGHT),
  paddingInline: space[1],
  border: `${border.control} solid transparent`,
  borderRadius: radius.control,
  background: vars.color.raised,
  color: vars.color.text1,
  fontSize: fontSize[14],
  fontWeight: fontWeight.strong,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&:focus-visible': { outline: `${border.focus} solid ${vars.accent.line}`, outlineOffset: -1 },
  },
  '@media': { [media.touch]: { blockSize: TOUCH_TARGET }, [media.forcedColors]: { borderColor: 'CanvasText' } },
});

/** As wide as the panel, but no wider than a hand on a sheet. */
export const sheet = style({ maxInlineSize: WIDEST, marginInline: 'auto' });

/** Keeps the place of six weeks, so that what stands below does not move. */
export const weeks = style({
  minBlockSize: rem((WEEKS + 1) * DAY_HEIGHT),
  '@media': { [media.touch]: { minBlockSize: WEEKS * TOUCH_TARGET + DAY_HEIGHT } },
});
export const grid = style({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  borderSpacing: 0,
  fontVariantNumeric: 'tabular-nums',
});
export const weekday = style({
  position: 'relative',
  blockSize: rem(DAY_HEIGHT),
  padding: 0,
  color: vars.color.text3,
  fontSize: fontSize[12],
  fontWeight: fontWeight.regular,
  textAlign: 'center',
});
export const place = style({ padding: 0 });

const base = style({
  position: 'relative',
  display: 'block',
  inlineSize: '100%',
  blockSize: rem(DAY_HEIGHT),
  border: `${border.control} solid transparent`,
  borderRadius: radius.control,
  textAlign: 'center',
  selectors: {
    // Also after a press: the arrow keys begin here.
    '&:focus': { outline: `${border.focus} solid ${vars.accent.line}`, outlineOffset: -1 },
    // Today is a bar below the number, in every state.
    '&[aria-current=date]::after': {
      content: '""',
      position: 'absolute',
      insetBlockEnd: 3,
      insetInlineStart: 'calc(50% - 6px)',
      inlineSize: 12,
      blockSize: 2,
      borderRadius: radius.full,
      background: 'currentcolor',
    },
  },
  '@media': {
    [media.touch]: { blockSize: TOUCH_TARGET },
    [media.forcedColors]: { selectors: { '&[aria-current=date]::after': { background: 'CanvasText' } } },
  },
});
export const day = styleVariants({
  free: [
    base,
    {
      color: vars.color.text1,
      selectors: { '&:hover': { background: vars.color.hover }, '&:active': { background: vars.color.pressed } },
    },
  ],
  chosen: [
    base,
    {
      background: vars.accent.solid,
      color: vars.accent.onSolid,
      fontWeight: fontWeight.strong,
      selectors: { '&:hover': { background: vars.accent.solidHover }, '&:focus': { outlineOffset: 1 } },
      '@media': { [media.forcedColors]: { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } },
    },
  ],
  between: [
    base,
    {
      background: vars.accent.subtle,
      color: vars.accent.text,
      selectors: { '&:hover': { background: vars.accent.subtle } },
      '@media': { [media.forcedColors]: { borderColor: 'Highlight' } },
    },
  ],
  beyond: [
    base,
    {
      color: vars.color.disabled,
      cursor: 'not-allowed',
      textDecoration: 'line-through',
      '@media': { [media.forcedColors]: { color: 'GrayText' } },
    },
  ],
});

/** Twelve at once, in the place of a month: as high as its weeks. */
const UNIT_PLACE_HEIGHT = 56;
export const unitPlace = style({ padding: space[1], blockSize: rem(UNIT_PLACE_HEIGHT) });
export const title = style({ fontSize: fontSize[14], fontWeight: fontWeight.strong });

/** A word in the corner of a day. */
const MARK_SIZE = 10;
const markBase = style({
  position: 'absolute',
  insetBlockStart: 1,
  insetInlineEnd: 2,
  fontSize: rem(MARK_SIZE),
  lineHeight: 1.2,
  fontWeight: fontWeight.regular,
  color: 'inherit',
  pointerEvents: 'none',
  // The name of the day says it in words.
  '::after': { content: 'attr(data-mark)' },
});
export const mark = styleVariants({ holiday: [markBase], workday: [markBase, { fontWeight: fontWeight.strong }] });

export const foot = style({
  display: 'flex',
  justifyContent: 'space-between',
  marginBlockStart: space[2],
  paddingBlockStart: space[2],
  borderBlockStart: `${border.hairline} solid ${vars.color.hairline}`,
});
