import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '@milepost/kit/theme';
import { border, fontSize, fontWeight, lineHeight, radius, space } from '@milepost/kit/theme/tokens';

/** Widths of the sheet, and below which of the page it stands under the list. */
const SHEET_PX = 320;
const NARROW_SHEET_PX = 280;
const NARROW = '(max-width: 1179px)';
const STACKED = '(max-width: 799px)';
const LOW = '(max-height: 560px)';
const PHONE_PX = 375;

const hairline = `${border.hairline} solid ${vars.color.hairline}`;

export const part = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${SHEET_PX}px`,
  gridTemplateRows: 'minmax(0, 1fr)',
  blockSize: '100%',
  minBlockSize: 0,
  background: vars.color.surface,
  '@media': {
    [NARROW]: { gridTemplateColumns: `minmax(0, 1fr) ${NARROW_SHEET_PX}px` },
    [STACKED]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'max-content max-content',
      flex: '1 1 auto',
      blockSize: 'auto',
      overflowY: 'auto',
    },
    [LOW]: { minBlockSize: 360 },
  },
});
export const stage = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: 0,
  // Without a list there is no sheet beside it.
  selectors: { '&:only-child': { gridColumn: '1 / -1' } },
});

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  padding: `${space[2]} ${space[3]}`,
  borderBlockEnd: hairline,
});
export const lines = style({ display: 'flex', flexDirection: 'column', borderBlockEnd: hairline, paddingBlock: space[1] });
/** A name, and what it names beside it: names are one below the other. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: '4.5em minmax(0, 1fr)',
  alignItems: 'start',
  columnGap: space[2],
  padding: `2px ${space[3]}`,
  '@media': { [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)', selectors: { '&[data-shown="false"]': { display: 'none' } } } },
});
/** Choice of the line where there is room for one: its name is among them. */
export const lineChoice = style({ display: 'none', padding: `${space[1]} ${space[3]}`, '@media': { [NARROW]: { display: 'grid' } } });
export const lineName = style({
  color: vars.color.text2,
  fontSize: fontSize[13],
  lineHeight: '26px',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '@media': { [NARROW]: { display: 'none' } },
});
/** Many columns scroll: the table below stays in sight. */
export const lineItems = style({
  display: 'flex',
  minInlineSize: 0,
  maxBlockSize: 104,
  '@media': { [STACKED]: { maxBlockSize: 248 } },
});
export const pairOfLines = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[4] });
/** Scroller of the table and of the heads over it: the table itself is not operated. */
export const note = style({ margin: 0, color: vars.color.text2, fontSize: fontSize[13], lineHeight: lineHeight[13] });
export const preview = style({
  position: 'relative',
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 180,
  overflow: 'auto',
  containerType: 'size',
  background: vars.color.canvas,
  '@media': { [STACKED]: { flex: 'none', blockSize: 360 } },
});
/** As large as the whole table. */
export const whole = style({ position: 'relative', inlineSize: '100%' });
/** The part of the table that is seen. */
export const table = style({ position: 'sticky', zIndex: 0, inset: 0, isolation: 'isolate', inlineSize: '100cqi', blockSize: '100cqb' });
globalStyle(`${table} *`, { scrollbarWidth: 'none' });
export const heads = style({ position: 'sticky', insetBlockStart: 0, zIndex: 1, blockSize: 0 });
export const headsGround = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  blockSize: vars.density.head,
  background: vars.color.sunken,
  borderBlockEnd: hairline,
});
export const head = style({
  position: 'absolute',
  insetBlockStart: 0,
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  blockSize: vars.density.head,
  paddingInline: vars.density.cellX,
  color: vars.color.text2,
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
  fontWeight: fontWeight.medium,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    // The first cell of a row begins further in.
    '&:first-child': { paddingInlineStart: `calc(${vars.density.cellX} + ${space[1]})` },
    '&:hover': { background: vars.color.hover, color: vars.color.text1 },
    '&:focus-visible': { outline: `${border.focus} solid ${vars.accent.line}`, outlineOffset: `calc(-1 * ${border.focus})` },
    '&[data-open]': { background: vars.accent.subtle, color: vars.accent.text, boxShadow: `inset 0 -2px 0 ${vars.accent.line}` },
  },
  '@media': { [media.forcedColors]: { selectors: { '&[data-open]': { outline: '2px solid Highlight', outlineOffset: -2 } } } },
});
/** Between two heads, over both of them. */
export const edge = style({
  position: 'absolute',
  insetBlockStart: 0,
  inlineSize: 9,
  marginInlineStart: -5,
  blockSize: vars.density.head,
  cursor: 'col-resize',
  touchAction: 'none',
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlock: space[2],
      insetInlineStart: 4,
      inlineSize: 1,
      background: vars.color.divider,
    },
    '&:hover::after, &:active::after': { insetBlock: 0, inlineSize: 2, background: vars.accent.line },
  },
});
export const headWords = style({ flex: 1, minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const headAlign = styleVariants({ start: {}, end: { textAlign: 'end' } });
export const sign = style({ display: 'flex', flex: 'none', color: vars.status.danger.text });

export const beside = style({
  display: 'grid',
  gridTemplateColumns: '160px minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  flex: 1,
  minBlockSize: 180,
});
export const tree = style({
  borderInlineEnd: hairline,
  padding: space[2],
  overflow: 'hidden',
  fontSize: fontSize[13],
  color: vars.color.text2,
});
export const treeTitle = style({ fontWeight: fontWeight.medium, color: vars.color.text1, marginBlockEnd: space[2] });
export const treeNode = style({
  paddingBlock: 3,
  paddingInlineStart: `calc(var(--depth) * ${space[3]})`,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const phone = style({
  inlineSize: PHONE_PX,
  maxInlineSize: '100%',
  marginInline: 'auto',
  marginBlock: space[3],
  border: hairline,
  borderRadius: radius.sheet,
  background: vars.color.surface,
  overflow: 'hidden',
});
export const phoneRow = style({ padding: `${space[2]} ${space[3]}`, borderBlockEnd: hairline });
export const phoneTitle = style({ color: vars.color.text1, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const phoneMeta = style([phoneTitle, { color: vars.color.text2, fontSize: fontSize[13], lineHeight: lineHeight[13] }]);

export const sheet = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: 0,
  borderInlineStart: hairline,
  '@media': { [STACKED]: { borderInlineStart: 'none', borderBlockStart: hairline } },
});
export const sheetHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
  flex: 'none',
  minBlockSize: 44,
  padding: `${space[1]} ${space[2]} ${space[1]} ${space[3]}`,
  borderBlockEnd: hairline,
});
/** Beside the title, or below a long one. */
export const sheetTools = style({ display: 'flex', alignItems: 'center', gap: space[1], flex: 'none', marginInlineStart: 'auto' });
export const sheetTitle = style({
  flex: '0 1 auto',
  minInlineSize: 0,
  margin: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: fontSize[14],
  fontWeight: fontWeight.strong,
});
export const quiet = style({ color: vars.color.text3, fontSize: fontSize[12], lineHeight: lineHeight[12], whiteSpace: 'nowrap' });
export const sheetBody = style({
  position: 'relative',
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  padding: space[3],
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
});
export const script = style({
  margin: 0,
  padding: space[2],
  maxBlockSize: 240,
  overflow: 'auto',
  borderRadius: radius.tag,
  background: vars.color.sunken,
  fontSize: fontSize[12],
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
export const conditionsDialog = style({ display: 'flex', flexDirection: 'column', gap: space[4] });
export const conditionsPart = style({ display: 'flex', flexDirection: 'column', gap: space[2] });
export const conditionsNote = style({ margin: 0, color: vars.color.text2, fontSize: fontSize[13] });
export const conditions = style({ display: 'flex', flexDirection: 'column', gap: space[1], margin: 0, padding: 0, listStyle: 'none' });
export const condition = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  fontSize: fontSize[13],
  selectors: { '&[data-begin]': { marginBlockStart: space[2] } },
});
export const conditionWords = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const groupTitle = style({ margin: 0, fontSize: fontSize[13], fontWeight: fontWeight.strong });
