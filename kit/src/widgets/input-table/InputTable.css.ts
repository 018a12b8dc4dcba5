import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { hiddenRule } from '../../theme/hidden.ts';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.ts';
import { media } from '../../theme/media.ts';
import { border, fontSize, fontWeight, lineHeight, radius, rem, space } from '../../theme/tokens.ts';
import { labelRow } from '../../primitives/field/Field.css.ts';

/** Widths of the columns, set by the grid and read by every row. */
export const COLUMNS = '--mp-input-columns';
/** Least width of a row. */
export const LEAST = '--mp-input-least';
/** Most of the height a table takes before it scrolls. */
const MOST_HEIGHT = 'min(70dvh, 600px)';
/** Lines the longest of the sentences on what is wrong takes, set by the grid. */
export const PROBLEM_LINES = '--mp-input-problem-lines';
/** Room of a line that says what is wrong. */
export const PROBLEM_LINE = 18;
/** Lines of a sentence at most; the rest is shown where the keyboard or the pointer is. */
export const MOST_PROBLEM_LINES = 3;
const problemRoom = `calc(var(${PROBLEM_LINES}, 0) * ${PROBLEM_LINE}px)`;
/** Of a row under a finger. */
const TOUCH_ROW = 44;
const hairline = `${border.hairline} solid ${vars.color.hairline}`;
const insideRing = { outline: `${border.focus} solid ${vars.accent.line}`, outlineOffset: `calc(-1 * ${border.focus})` };

export const group = style({ display: 'flex', flexDirection: 'column', gap: space[1], minInlineSize: 0, border: 0, margin: 0, padding: 0 });
export const legend = style({
  padding: 0,
  color: vars.color.text2,
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
});
export const required = style({ marginInlineStart: space[1], color: vars.status.danger.text, fontSize: fontSize[12] });
export const foot = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });
export const note = style({ color: vars.color.text3, fontSize: fontSize[12], lineHeight: lineHeight[12] });
export const message = styleVariants({
  help: [note, { margin: 0 }],
  error: [note, { margin: 0, color: vars.status.danger.text }],
});

export const region = style({
  overflow: 'auto',
  overflowAnchor: 'none',
  maxBlockSize: MOST_HEIGHT,
  border: `${border.control} solid ${vars.color.hairline}`,
  borderRadius: radius.control,
  background: vars.color.surface,
  color: vars.color.text1,
  fontSize: vars.density.font,
  lineHeight: vars.density.lineHeight,
  contain: 'inline-size',
  selectors: { '&:focus-visible': insideRing },
});
export const sheet = style({ minInlineSize: `var(${LEAST})` });
const line = { display: 'grid', gridTemplateColumns: `var(${COLUMNS})`, alignItems: 'stretch' } as const;
export const head = style({
  ...line,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layers.stickyHead,
  background: vars.color.sunken,
  borderBlockEnd: hairline,
  blockSize: vars.density.head,
  color: vars.color.text2,
  fontSize: fontSize[13],
  fontWeight: fontWeight.medium,
});
/** Variables of the heights of a row and of the head, for whoever guesses them. */
export const ROW_HEIGHT = vars.density.row;
export const HEAD_HEIGHT = vars.density.head;
const rowHeight = { blockSize: vars.density.row, '@media': { [media.touch]: { blockSize: rem(TOUCH_ROW) } } };
/** Every row has room for what is wrong in one: rows are of one height. */
const rowWithLines = {
  blockSize: `calc(${vars.density.row} + ${problemRoom})`,
  '@media': { [media.touch]: { blockSize: `calc(${rem(TOUCH_ROW)} + ${problemRoom})` } },
};
export const probe = style([rowWithLines, { position: 'absolute', inlineSize: 1, visibility: 'hidden' }]);
export const body = style({ position: 'relative' });
export const row = style([
  rowWithLines,
  {
    ...line,
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: 0,
    borderBlockEnd: hairline,
    background: vars.color.surface,
    contain: 'strict',
    selectors: { '&:hover': { background: vars.color.hover } },
  },
]);
export const sums = style([
  rowHeight,
  {
    ...line,
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: layers.stickyHead,
    borderBlockStart: hairline,
    background: vars.color.sunken,
    fontWeight: fontWeight.strong,
    fontVariantNumeric: 'tabular-nums',
  },
]);
/** Width of a held column. */
const HELD_ROOM = 152;
/** Room around what is brought into view: it must not end up under the head, the sums, or the numbers of the rows. */
const scrollRoom = {
  scrollMarginBlockStart: `calc(${vars.density.head} + ${border.focus})`,
  scrollMarginBlockEnd: `calc(${vars.density.row} + ${border.focus})`,
  scrollMarginInlineStart: 80,
};
const cellBox = style({
  position: 'relative',
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  overflow: 'hidden',
  borderInlineEnd: hairline,
  ...scrollRoom,
  selectors: {
    '&:last-child': { borderInlineEnd: 0 },
    // Nor under a column that is held.
    '[data-held] &': { scrollMarginInlineEnd: HELD_ROOM },
    '&:focus-visible': insideRing,
    '&[aria-selected=true]': { background: vars.accent.subtle },
  },
});
export const headCell = styleVariants({
  start: [cellBox, { paddingInline: vars.density.cellX }],
  end: [cellBox, { paddingInline: vars.density.cellX, textAlign: 'end' }],
});
globalStyle(`${headCell.start} > span, ${headCell.end} > span`, { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
/** A last column that stays in sight. */
export const held = style({
  selectors: { '&&': { position: 'sticky', insetInlineEnd: 0, zIndex: layers.pinned, background: 'inherit', borderInlineStart: hairline } },
});
/** The number of a row and the button that removes it: they stay in sight. */
export const lead = style([
  cellBox,
  {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: layers.pinned,
    flexDirection: 'row',
    alignItems: 'center',
    gap: 2,
    paddingInline: 4,
    background: 'inherit',
    color: vars.color.text3,
    fontVariantNumeric: 'tabular-nums',
  },
]);
export const number = style({ flex: 1, textAlign: 'end' });
/** Smallest target. */
const TARGET = 24;
/** A bin of 16 px in outline. A shape costs the first drawing less than a picture, which is fetched, read and laid over each row. */
const BIN = [
  'M2 3.42H14A.58 .58 0 0 1 14 4.58H2A.58 .58 0 0 1 2 3.42z',
  'M2.75 4.58V13.33A1.92 1.92 0 0 0 4.67 15.25H11.33A1.92 1.92 0 0 0 13.25 13.33V4.58H12.08V13.33A.75 .75 0 0 1 11.33 14.08H4.67A.75 .75 0 0 1 3.92 13.33V4.58z',
  'M4.75 3.42V2.67A1.92 1.92 0 0 1 6.67 .75H9.33A1.92 1.92 0 0 1 11.25 2.67V3.42H10.08V2.67A.75 .75 0 0 0 9.33 1.92H6.67A.75 .75 0 0 0 5.92 2.67V3.42z',
  'M6.08 7.33a.58 .58 0 0 1 1.17 0V11.33a.58 .58 0 0 1-1.17 0z',
  'M8.75 7.33a.58 .58 0 0 1 1.17 0V11.33a.58 .58 0 0 1-1.17 0z',
].join('');
export const remove = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: TARGET,
  blockSize: TARGET,
  padding: 0,
  border: 0,
  borderRadius: radius.tag,
  background: 'none',
  color: vars.color.text3,
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.status.danger.subtle, color: vars.status.danger.text }, '&:focus-visible': insideRing },
  '::before': {
    content: '',
    inlineSize: 16,
    blockSize: 16,
    background: 'currentcolor',
    clipPath: `path('${BIN}')`,
  },
  '@media': { [media.forcedColors]: { selectors: { '&::before': { forcedColorAdjust: 'none', background: 'ButtonText' } } } },
});
/** Edge of a cell with something wrong in it where there are no colours of ours: it says so by its shape. */
const invalidInForcedColors = {
  [media.forcedColors]: {
    selectors: {
      '&[aria-invalid=true]:not(:focus-visible)': {
        outline: `${border.focus} dashed CanvasText`,
        outlineOffset: `calc(-1 * ${border.focus})`,
      },
    },
  },
} as const;
export const typed = style([cellBox, { '@media': invalidInForcedColors }]);
export const input = style({
  flex: 1,
  minBlockSize: 0,
  inlineSize: '100%',
  minInlineSize: 0,
  margin: 0,
  border: 0,
  paddingInline: vars.density.cellX,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textOverflow: 'ellipsis',
  outline: 'none',
  selectors: {
    '&:hover': { boxShadow: `inset 0 0 0 ${border.control} ${vars.color.control}` },
    '&:focus': insideRing,
    // Nothing is typed yet: what is chosen is the cell, not its text.
    '[data-mode=nav] &:focus': { caretColor: 'transparent' },
    '[data-mode=nav] &:focus::selection': { background: 'transparent', color: 'inherit' },
    '[aria-invalid=true] > &': { boxShadow: `inset 0 0 0 ${border.control} ${vars.status.danger.line}` },
    '&:disabled': { color: vars.color.disabled, WebkitTextFillColor: 'currentcolor', cursor: 'not-allowed' },
  },
});
export const inputAlign = styleVariants({ start: {}, end: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' } });
const plain = style([cellBox, { paddingInline: vars.density.cellX, cursor: 'default' }]);
export const shown = styleVariants({ start: [plain], end: [plain, { textAlign: 'end', fontVariantNumeric: 'tabular-nums' }] });
globalStyle(`${plain} > span:not([data-part=problem])`, { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
/** A cell one writes in while the keyboard is elsewhere: its text stands where that of its text box does. */
const atRest = style([
  cellBox,
  {
    display: 'block',
    alignContent: 'center',
    paddingInline: vars.density.cellX,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    cursor: 'text',
  },
]);
export const chosen = style({
  selectors: {
    '&:hover': { boxShadow: `inset 0 0 0 ${border.control} ${vars.color.control}` },
    '&[aria-invalid=true]': { boxShadow: `inset 0 0 0 ${border.control} ${vars.status.danger.line}` },
  },
  '@media': invalidInForcedColors,
});
export const resting = styleVariants({
  start: [atRest, chosen],
  end: [atRest, chosen, { textAlign: 'end', fontVariantNumeric: 'tabular-nums' }],
});
export const fixed = style({ color: vars.color.text2 });
export const quiet = style({ color: vars.color.text3 });
/** A field in a cell: the heads of column and row are its label. */
export const field = style([cellBox, { paddingInline: 2, overflow: 'visible', '@media': invalidInForcedColors }]);
globalStyle(`${field} ${labelRow}`, hiddenRule);
globalStyle(`${field} > * > :last-child:not(:first-child):is(p, div)[id$="-message"]`, hiddenRule);
export const problem = style({
  marginInline: vars.density.cellX,
  color: vars.status.danger.text,
  fontSize: fontSize[12],
  lineHeight: `${PROBLEM_LINE}px`,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  whiteSpace: 'normal',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: MOST_PROBLEM_LINES,
  flex: 'none',
});
/** Under a text at rest it begins at the line, as under a text box. */
globalStyle(`${atRest} > ${problem}`, { marginInline: 0, textAlign: 'start' });
export const empty = style({ padding: space[6], textAlign: 'center', color: vars.color.text3, position: 'sticky', insetInlineStart: 0 });

export const card = style({
  margin: 0,
  marginBlockEnd: space[2],
  minInlineSize: 0,
  border: `${border.control} solid ${vars.color.hairline}`,
  borderRadius: radius.control,
  padding: space[3],
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  background: vars.color.surface,
});
export const cardHead = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', fontWeight: fontWeight.medium });
export const cardSums = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], fontWeight: fontWeight.strong });
/** Few cards are as high as they are; many scroll. */
export const cardList = style({ maxBlockSize: '80dvh', overflow: 'auto', overflowAnchor: 'none' });
