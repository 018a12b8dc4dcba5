import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '@milepost/kit/theme';
import { border, fontSize, fontWeight, lineHeight, radius, space } from '@milepost/kit/theme/tokens';

const TOUCH_TARGET = 44;
/** Below this the two columns become one. */
const ONE_COLUMN_BELOW = '(max-width: 1099.98px)';

/** The page scrolls as a whole; each region is one sheet. */
export const page = style({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  '@media': { [media.mobile]: { padding: space[3] } },
});
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
  gap: space[3],
  alignItems: 'stretch',
  '@media': { [ONE_COLUMN_BELOW]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
/** Place of a region that is as high as the place: what does not fit scrolls. On narrow pages a region takes the height it needs. */
export const fitted = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0, minBlockSize: 0 });
/** The same within another region: one sheet, no edge of its own. */
export const inner = style([fitted, {}]);
const WIDE = `not all and ${media.mobile}`;
export const region = style({
  selectors: {
    [`${fitted} > &`]: { flex: 1, minBlockSize: 0 },
    [`${inner} > &`]: { flex: 1, minBlockSize: 0, border: 0, paddingBlockEnd: 0 },
  },
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  background: vars.color.surface,
  border: `${border.hairline} solid ${vars.color.hairline}`,
  borderRadius: radius.sheet,
  paddingBlockEnd: space[3],
});
export const wideRegion = style([region, { gridColumn: '1 / -1' }]);
/** Head of a region: as high as what it holds to touch. */
export const head = style({
  padding: `${space[4]} ${space[4]} ${space[3]}`,
  '@media': { [media.mobile]: { display: 'grid', alignItems: 'center', minBlockSize: 52, paddingBlock: space[1] } },
});
export const body = style({
  flex: 1,
  minInlineSize: 0,
  '@media': { [WIDE]: { selectors: { [`${fitted} > ${region} > &`]: { minBlockSize: 0, overflowY: 'auto' } } } },
});
/** Skeletons and states keep the distance that rows have by themselves. */
export const waiting = style({ paddingInline: space[4] });

export const count = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: 20,
  blockSize: 20,
  paddingInline: 6,
  borderRadius: radius.full,
  background: vars.color.pressed,
  color: vars.color.text2,
  fontSize: fontSize[12],
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
});

/* --- the greeting and the figures --- */

export const greeting = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[3],
  // Room for the ring of a heading that has the keyboard.
  rowGap: space[1],
  padding: `${space[4]} ${space[4]} ${space[3]}`,
});
export const hello = style({ fontSize: fontSize[20], lineHeight: lineHeight[20], fontWeight: fontWeight.strong });
export const day = style({ color: vars.color.text2 });
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  paddingBlock: `${space[1]} ${space[2]}`,
  selectors: {
    // A card of a portal that is higher than the figures has its room above and below them.
    [`${body} > &`]: { minBlockSize: '100%', alignContent: 'center' },
  },
  '@media': { [media.mobile]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: space[4] } },
});
export const figure = style({
  minInlineSize: 0,
  paddingInline: space[4],
  borderInlineStart: `${border.hairline} solid ${vars.color.divider}`,
  selectors: { '&:first-child': { borderInlineStartColor: 'transparent' } },
  '@media': { [media.mobile]: { selectors: { '&:nth-child(odd)': { borderInlineStartColor: 'transparent' } } } },
});
export const figureName = style({ color: vars.color.text2, fontSize: fontSize[13], lineHeight: lineHeight[13] });
export const figureLine = style({ display: 'flex', alignItems: 'baseline', gap: 6 });
export const figureValue = style({
  fontSize: fontSize[24],
  lineHeight: lineHeight[24],
  fontWeight: fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
});
export const figureUnit = style({ color: vars.color.text2, fontSize: fontSize[13] });
export const figureNote = style({
  color: vars.color.text2,
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
});

/* --- rows --- */

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  '@media': { [media.mobile]: { display: 'block', borderBlockStart: `${border.hairline} solid ${vars.color.hairline}` } },
});
const cell = style({
  blockSize: vars.density.row,
  paddingInline: `${space[4]} 0`,
  textAlign: 'start',
  borderBlockEnd: `${border.hairline} solid ${vars.color.hairline}`,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const th = style([
  cell,
  {
    color: vars.color.text2,
    fontWeight: fontWeight.medium,
    fontSize: fontSize[13],
    background: vars.color.sunken,
    borderBlockStart: `${border.hairline} solid ${vars.color.hairline}`,
  },
]);
export const headRow = style({ '@media': { [media.mobile]: { display: 'none' } } });
export const row = style({
  selectors: { '&:hover': { background: vars.color.hover } },
  '@media': {
    [media.mobile]: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: space[3],
      padding: `${space[2]} ${space[4]}`,
      borderBlockEnd: `${border.hairline} solid ${vars.color.hairline}`,
    },
  },
});
const narrowCell = { blockSize: 'auto', padding: 0, border: 0 } as const;
export const td = styleVariants({
  title: [cell, { whiteSpace: 'normal', paddingBlock: 6, '@media': { [media.mobile]: { ...narrowCell, flexBasis: '100%' } } }],
  plain: [cell, { color: vars.color.text2, '@media': { [media.mobile]: { ...narrowCell, fontSize: fontSize[13] } } }],
  time: [
    cell,
    {
      color: vars.color.text2,
      fontVariantNumeric: 'tabular-nums',
      '@media': { [media.mobile]: { ...narrowCell, fontSize: fontSize[13], marginInlineStart: 'auto' } },
    },
  ],
});
export const col = styleVariants({ name: { inlineSize: 92 }, step: { inlineSize: 116 }, time: { inlineSize: 160 } });
export const title = style({ display: 'flex', alignItems: 'center', gap: space[2], minInlineSize: 0 });

/** Long titles go to a second line: nothing is cut that cannot be read otherwise. */
const pressable = style({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  textAlign: 'start',
  color: vars.accent.text,
  borderRadius: radius.tag,
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 } },
  '@media': { [media.touch]: { minBlockSize: TOUCH_TARGET, display: 'inline-flex', alignItems: 'center' } },
});
export const link = pressable;
export const linkButton = style([pressable, { minBlockSize: 24 }]);

export const list = style({ listStyle: 'none', margin: 0, padding: 0 });
/** Least room of the words of a line beside its time. */
const WORDS_PX = 160;
export const item = style({
  display: 'flex',
  // In a narrow card the time stands under the words.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[3]}`,
  minBlockSize: vars.density.row,
  paddingInline: space[4],
  paddingBlock: 6,
  borderBlockStart: `${border.hairline} solid ${vars.color.hairline}`,
  selectors: { '&:hover': { background: vars.color.hover } },
});
export const itemWords = style({ flex: `1 1 ${WORDS_PX}px`, minInlineSize: 0 });
export const itemNote = style({
  color: vars.color.text3,
  fontSize: fontSize[12],
  lineHeight: lineHeight[12],
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const itemTime = style({
  flex: 'none',
  color: vars.color.text2,
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
  fontVariantNumeric: 'tabular-nums',
});
export const plainTitle = style({ overflowWrap: 'anywhere' });

/* --- menus --- */

export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
  gap: '16px 24px',
  padding: `0 ${space[4]}`,
});
export const groupName = style({
  color: vars.color.text3,
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
  fontWeight: fontWeight.medium,
  marginBlockEnd: 2,
});
export const menu = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: 32,
  marginInline: -8,
  paddingInlineStart: space[2],
  borderRadius: radius.control,
  selectors: { '&:hover': { background: vars.color.hover } },
});
export const menuLink = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: 30,
  textAlign: 'start',
  color: vars.color.text1,
  borderRadius: radius.tag,
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { color: vars.accent.text, textDecoration: 'none' } },
  '@media': { [media.touch]: { minBlockSize: TOUCH_TARGET } },
});
/** The whole menu, apart from what is at hand. */
export const allMenus = style([
  groups,
  { marginBlockStart: space[4], paddingBlockStart: space[4], borderBlockStart: `${border.hairline} solid ${vars.color.hairline}` },
]);
