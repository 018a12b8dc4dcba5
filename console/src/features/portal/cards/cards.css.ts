import { style } from '@vanilla-extract/css';
import { media, vars } from '@milepost/kit/theme';
import { border, fontSize, fontWeight, lineHeight, radius, space } from '@milepost/kit/theme/tokens';

const TOUCH_TARGET = 44;
const pad = { paddingInline: space[4] };

export const link = style({
  color: vars.accent.text,
  fontSize: fontSize[13],
  minBlockSize: 24,
  borderRadius: radius.tag,
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
export const headActions = style({ display: 'flex', alignItems: 'center', gap: space[3], '@media': { print: { display: 'none' } } });
export const unit = style({ color: vars.color.text2, fontSize: fontSize[13], fontWeight: fontWeight.regular });

/* --- figures --- */

export const board = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
  rowGap: space[3],
  overflow: 'hidden',
  // A card that is higher than its figures has its room above and below them.
  minBlockSize: '100%',
  alignContent: 'center',
});
export const boardFigure = style({
  minInlineSize: 0,
  paddingInline: space[4],
  // The line of the first of each row lies outside.
  marginInlineStart: -1,
  borderInlineStart: `${border.hairline} solid ${vars.color.divider}`,
});
export const boardName = style({ color: vars.color.text2, fontSize: fontSize[13], lineHeight: lineHeight[13] });
export const boardLine = style({ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', gap: 6 });
export const boardValue = style({
  minInlineSize: 0,
  fontSize: fontSize[24],
  lineHeight: lineHeight[24],
  fontWeight: fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
});

/* --- functions --- */

export const functions = style({
  listStyle: 'none',
  margin: 0,
  ...pad,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
  gap: space[2],
});
export const shortcut = style({
  display: 'flex',
  alignItems: 'center',
  inlineSize: '100%',
  minBlockSize: 32,
  paddingInline: space[3],
  textAlign: 'start',
  color: vars.color.text1,
  border: `${border.hairline} solid ${vars.color.hairline}`,
  borderRadius: radius.control,
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { background: vars.color.hover, color: vars.accent.text, textDecoration: 'none' } },
  '@media': { [media.touch]: { minBlockSize: TOUCH_TARGET } },
});

/* --- ranking --- */

export const ranks = style({ listStyle: 'none', margin: 0, ...pad });
export const rank = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) auto',
  columnGap: space[2],
  alignItems: 'baseline',
  paddingBlock: 5,
  // What only a screen reader hears scrolls with its line.
  position: 'relative',
});
export const place = style({ color: vars.color.text3, fontVariantNumeric: 'tabular-nums', textAlign: 'end' });
export const rankName = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const rankValue = style({ fontVariantNumeric: 'tabular-nums' });
export const track = style({
  gridColumn: '2 / -1',
  blockSize: 4,
  marginBlockStart: 2,
  borderRadius: radius.full,
  background: vars.color.pressed,
  overflow: 'hidden',
});
export const bar = style({ display: 'block', blockSize: '100%', background: vars.viz.c1, borderRadius: radius.full });

/* --- time axis --- */

const POST_PX = 9;
export const events = style({ listStyle: 'none', margin: 0, paddingInline: space[4] });
export const event = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  paddingInlineStart: space[5],
  paddingBlockEnd: space[3],
  overflowWrap: 'anywhere',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockStart: 5,
      inlineSize: POST_PX,
      blockSize: POST_PX,
      borderRadius: `${radius.full} ${radius.full} 0 0`,
      border: `2px solid ${vars.color.text3}`,
      background: vars.color.surface,
      boxSizing: 'border-box',
    },
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      insetInlineStart: 4,
      insetBlockStart: 16,
      insetBlockEnd: -3,
      borderInlineStart: `${border.hairline} solid ${vars.color.divider}`,
    },
  },
});
export const eventTime = style({
  color: vars.color.text3,
  fontSize: fontSize[12],
  lineHeight: lineHeight[12],
  fontVariantNumeric: 'tabular-nums',
});

/* --- table, words, picture --- */

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', fontSize: fontSize[13], lineHeight: lineHeight[13] });
export const th = style({
  padding: `6px ${space[4]}`,
  textAlign: 'start',
  fontWeight: fontWeight.medium,
  color: vars.color.text2,
  background: vars.color.sunken,
  whiteSpace: 'nowrap',
  borderBlock: `${border.hairline} solid ${vars.color.hairline}`,
});
export const td = style({
  padding: `6px ${space[4]}`,
  textAlign: 'start',
  borderBlockEnd: `${border.hairline} solid ${vars.color.hairline}`,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
export const words = style({ ...pad, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const figure = style({ display: 'flex', flexDirection: 'column', blockSize: '100%', margin: 0, ...pad });
export const picture = style({ flex: 1, minBlockSize: 0, inlineSize: '100%', objectFit: 'contain' });
export const caption = style({
  flex: 'none',
  color: vars.color.text2,
  fontSize: fontSize[12],
  lineHeight: lineHeight[12],
  marginBlockStart: 6,
});

/* --- pictures in turn, films, pages of other hosts --- */

export const carousel = style({ display: 'flex', flexDirection: 'column', blockSize: '100%', gap: space[2], ...pad });
export const slide = style({ flex: 1, minBlockSize: 0, display: 'flex', flexDirection: 'column', textAlign: 'center' });
export const turns = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[3],
  color: vars.color.text2,
  fontSize: fontSize[13],
  fontVariantNumeric: 'tabular-nums',
  '@media': { print: { display: 'none' } },
});
export const film = style({ flex: 1, minBlockSize: 0, inlineSize: '100%', objectFit: 'contain', background: vars.color.sunken });
export const framed = style({ display: 'flex', flexDirection: 'column', blockSize: '100%', minBlockSize: 0 });

/* --- cards within cards --- */

export const tabs = style({ ...pad, blockSize: '100%', display: 'flex', flexDirection: 'column' });
/** Cards within a card share its height; on narrow pages each has the height it needs. */
export const inner = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 360px), 1fr))',
  gridAutoRows: 'minmax(220px, 1fr)',
  blockSize: '100%',
  columnGap: space[4],
  '@media': { [media.mobile]: { display: 'flex', flexDirection: 'column', blockSize: 'auto' } },
});
