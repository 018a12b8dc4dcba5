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
/** Room of a line that says what is wrong. */
const PROBLEM_LINE = 18;
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
const told = `[data-told] &`;
const rowWithLine = { blockSize: `calc(${vars.density.row} + ${PROBLEM_LINE}px)` };
export const probe = style([rowHeight, { position: 'absolute', inlineSize: 1, visibility: 'hidden', selectors: { [told]: rowWithLine } }]);
export const body = style({ position: 'relative' });
export const row = style([
  rowHeight,
  {
    ...line,
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: 0,
    borderBlockEnd: hairline,
    background: vars.color.surface,
    contain: 'strict',
    selectors: { '&:hover': { background: vars.color.hover }, [told]: rowWithLine },
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
/** A bin in one stroke. */
const BIN = 'M3 6h18M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2M10 11v6M14 11v6';
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="black" stroke-width="1.75" stroke-linecap="round"><path d="${BIN}"/></svg>`;
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
  // One picture for all rows.
  '::before': {
    content: '',
    inlineSize: 16,
    blockSize: 16,
    background: 'currentcolor',
    mask: `url("data:image/svg+xml,${encodeURIComponent(SVG)}") center / contain no-repeat`,
  },
  '@media': { [media.forcedColors]: { selectors: { '&::before': { forcedColorAdjust: 'none', background: 'ButtonText' } } } },
});
export const typed = style([cellBox]);
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
globalStyle(`${plain} > span`, { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
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

globalStyle(`${atRest} > span`, { display: 'block', marginInline: `calc(-1 * ${vars.density.cellX})`, textAlign: 'start' });
export const chosen = style({
  selectors: {
    '&:hover': { boxShadow: `inset 0 0 0 ${border.control} ${vars.color.control}` },
    '&[aria-invalid=true]': { boxShadow: `inset 0 0 0 ${border.control} ${vars.status.danger.line}` },
  },
});
export const resting = styleVariants({
  start: [atRest, chosen],
  end: [atRest, chosen, { textAlign: 'end', fontVariantNumeric: 'tabular-nums' }],
});
export const fixed = style({ color: vars.color.text2 });
export const quiet = style({ color: vars.color.text3 });
/** A field in a cell: the heads of column and row are its label. */
export const field = style([cellBox, { paddingInline: 2, overflow: 'visible' }]);
globalStyle(`${field} ${labelRow}`, hiddenRule);
globalStyle(`${field} > * > :last-child:not(:first-child):is(p, div)[id$="-message"]`, hiddenRule);
export const problem = style({
  paddingInline: vars.density.cellX,
  minBlockSize: PROBLEM_LINE,
  color: vars.status.danger.text,
  fontSize: fontSize[12],
  lineHeight: lineHeight[12],
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const empty = style({ padding: space[6], textAlign: 'center', color: vars.color.text3, position: 'sticky', insetInlineStart: 0 });

export const cards = style({ display: 'flex', flexDirection: 'column', gap: space[2], margin: 0, padding: 0 });
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
