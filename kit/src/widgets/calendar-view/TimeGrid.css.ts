import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.ts';
import { media } from '../../theme/media.ts';
import { border, fontSize, fontWeight, lineHeight, rem, space } from '../../theme/tokens.ts';

const hairline = `${border.hairline} solid ${vars.color.hairline}`;
const HOUR_HEIGHT = 48;
const HEAD_HEIGHT = 36;
const WHOLE_HEIGHT = 28;
const CLOCK_WIDTH = 60;
/** Most of the row of whole days; more is read by scrolling. */
const WHOLE_MOST = 104;

/** A room of its own, so that no block lies over what stands outside. */
export const scroller = style({
  flex: 1,
  minBlockSize: 240,
  minInlineSize: 0,
  overflow: 'auto',
  position: 'relative',
  isolation: 'isolate',
});
export const grid = style({ minInlineSize: 0 });
export const head = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layers.stickyHead,
  background: vars.color.surface,
  borderBlockEnd: hairline,
});
const rowBase = { display: 'grid' } as const;
export const row = styleVariants({
  week: { ...rowBase, gridTemplateColumns: `${rem(CLOCK_WIDTH)} repeat(7, minmax(0, 1fr))` },
  day: { ...rowBase, gridTemplateColumns: `${rem(CLOCK_WIDTH)} minmax(0, 1fr)` },
});
export const hourRow = style({ blockSize: rem(HOUR_HEIGHT) });
export const wholeRow = style({
  minBlockSize: rem(WHOLE_HEIGHT),
  maxBlockSize: rem(WHOLE_MOST),
  overflow: 'auto',
  borderBlockStart: hairline,
});
export const corner = style({ position: 'relative' });
const dayBase = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[1],
  minBlockSize: rem(HEAD_HEIGHT),
  fontSize: fontSize[14],
  lineHeight: lineHeight[14],
  fontVariantNumeric: 'tabular-nums',
});
export const day = styleVariants({
  other: [dayBase],
  today: [dayBase, { color: vars.accent.text, fontWeight: fontWeight.strong }],
});
export const weekday = style({ color: vars.color.text3, fontSize: fontSize[12] });
export const hour = style({
  paddingInlineEnd: space[2],
  color: vars.color.text3,
  fontSize: fontSize[12],
  lineHeight: lineHeight[12],
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
});
const cellBase = style({
  position: 'relative',
  minInlineSize: 0,
  borderInlineStart: hairline,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&[aria-selected=true]': { background: vars.accent.subtle },
    '&:focus-visible': { outline: `${border.focus} solid ${vars.accent.line}`, outlineOffset: -2 },
  },
});
/** The line is a shadow: a border would take from the height that minutes are measured by. */
export const cell = style([
  cellBase,
  {
    boxShadow: `inset 0 1px ${vars.color.hairline}`,
    '@media': {
      [media.forcedColors]: { selectors: { '&:not(:focus-visible)': { outline: `${border.hairline} solid GrayText`, outlineOffset: -1 } } },
    },
  },
]);
export const wholeCell = style([cellBase, { display: 'flex', flexDirection: 'column', gap: 2, padding: 2 }]);
