import { style } from '@vanilla-extract/css';
import { media, vars } from '@milepost/kit/theme';
import { layers } from '@milepost/kit/theme/layers';
import { border, fontSize, fontWeight, lineHeight, radius, space } from '@milepost/kit/theme/tokens';

const GUTTER = space[5];
const NARROW = '(max-width: 599.98px)';
const ICON_BOX = 28;
/** Room a day takes that sticks to the top. */
export const HEADING_PX = 32;
const hairline = `${border.hairline} solid ${vars.color.hairline}`;

export const tools = style({ display: 'flex', flexDirection: 'column', gap: space[2], flex: 1, minInlineSize: 0 });
export const toolRow = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap', gap: space[2] });
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.density.control,
  paddingInline: space[2],
  borderRadius: radius.control,
  color: vars.accent.text,
  fontSize: vars.density.font,
  '@media': { [media.touch]: { minBlockSize: 44 } },
});
/** The last word of the row lines up with what stands above and below it. */
export const atEnd = style({ display: 'flex', alignItems: 'center', marginInlineStart: 'auto', marginInlineEnd: `calc(-1 * ${space[2]})` });

/** The list scrolls by itself: how far tells when to load. */
export const scroller = style({
  position: 'relative',
  blockSize: '100%',
  overflowY: 'auto',
  overflowAnchor: 'none',
  overscrollBehavior: 'contain',
});
export const group = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layers.pinned,
  paddingBlock: 6,
  paddingInline: GUTTER,
  background: vars.color.surface,
  color: vars.color.text3,
  fontSize: fontSize[12],
  lineHeight: lineHeight[12],
  fontWeight: fontWeight.regular,
  '@media': { [NARROW]: { paddingInline: space[4] } },
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: space[3],
  alignItems: 'start',
  inlineSize: '100%',
  paddingBlock: 10,
  paddingInline: GUTTER,
  textAlign: 'start',
  color: vars.color.text2,
  scrollMarginBlock: HEADING_PX,
  '@media': { [NARROW]: { paddingInline: space[4] } },
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&:focus-visible': { outline: `${border.focus} solid ${vars.accent.line}`, outlineOffset: `calc(-1 * ${border.focus})` },
  },
});
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: ICON_BOX,
  blockSize: ICON_BOX,
  borderRadius: radius.control,
  background: vars.color.pressed,
  color: vars.color.text2,
});
export const words = style({ minInlineSize: 0 });
const oneLine = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
export const title = style({
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  fontSize: fontSize[14],
  lineHeight: lineHeight[13],
});
export const titleUnread = style({ color: vars.color.text1, fontWeight: fontWeight.strong });
export const sender = style({ ...oneLine, fontSize: fontSize[13], lineHeight: lineHeight[13], color: vars.color.text3 });
export const meta = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
  color: vars.color.text3,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});
export const unread = style({ color: vars.accent.text, fontWeight: fontWeight.medium });
export const arrived = style({
  position: 'sticky',
  insetBlockStart: space[2],
  zIndex: layers.stickyHead,
  display: 'flex',
  justifyContent: 'center',
  blockSize: 0,
});
export const arrivedButton = style({
  alignSelf: 'flex-start',
  borderRadius: radius.full,
  background: vars.color.surface,
  boxShadow: vars.shadow.pop,
});
export const end = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minBlockSize: 44,
  paddingBlock: space[2],
  paddingInline: GUTTER,
  color: vars.color.text3,
  fontSize: fontSize[13],
  borderBlockStart: hairline,
});
export const waiting = style({ paddingBlock: space[3], paddingInline: GUTTER });
