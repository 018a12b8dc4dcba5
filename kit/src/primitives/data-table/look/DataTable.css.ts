import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { layers } from '../../../theme/layers.ts';
import { media } from '../../../theme/media.ts';
import { border, fontSize, fontWeight, lineHeight, radius, rem, space } from '../../../theme/tokens.ts';

/** Set on the table by `DataTable`, read by head and rows. */
const LEAST = 'var(--mp-table-least)';
/** Widths pinned columns cover at each edge; set by `DataTable`, 0 while they are let go. */
const COVERED = { start: 'var(--mp-table-start)', end: 'var(--mp-table-end)' };
/** Step to the right per level of a tree. */
export const STEP_PX = 20;
/** Height of the two-line row. */
export const NARROW_ROW = 60;
/** With fewer one cannot tell where one is. */
const LEAST_ROWS = 3;
export const TOUCH_TARGET = 44;
const CHEVRON = 24;

/** Variable of the height of a row, for whoever guesses it. */
export const ROW_HEIGHT = vars.density.row;
export const rowHeight = { blockSize: vars.density.row, '@media': { [media.touch]: { blockSize: rem(NARROW_ROW) } } };
export const hairline = `${border.hairline} solid ${vars.color.hairline}`;
export const insideRing = { outline: `${border.focus} solid ${vars.accent.line}`, outlineOffset: `calc(-1 * ${border.focus})` };

export const region = style({
  contain: 'inline-size',
  fontSize: vars.density.font,
  lineHeight: vars.density.lineHeight,
  selectors: { '&:focus-visible': insideRing },
  // What is around it scrolls there, and it is no higher than the window: rows far below are not drawn.
  '@media': { [media.low]: { minBlockSize: rem(LEAST_ROWS * NARROW_ROW), maxBlockSize: '100vh' } },
});
/** Its last line is as wide as what is seen. Only there: in a container the styles of all rows wait for its layout. */
export const growing = style({ containerType: 'inline-size' });
export const probe = style([rowHeight, { position: 'absolute', inlineSize: 1, visibility: 'hidden' }]);
export const table = styleVariants({ wide: { minInlineSize: LEAST }, narrow: {} });

/** Cells side by side, each as wide as its column says. */
export const line = { display: 'flex' } as const;
/** Stays above the rows that scroll by: the group and not its row, which cannot leave the group. */
export const headGroup = style({ position: 'sticky', insetBlockStart: 0, zIndex: layers.stickyHead });
export const head = style({
  ...line,
  blockSize: vars.density.head,
  background: vars.color.sunken,
  borderBlockEnd: hairline,
  color: vars.color.text2,
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
  fontWeight: fontWeight.medium,
  // Before the columns are known as somebody has set them, those declared would only flash up.
  selectors: { '[data-pending] &': { visibility: 'hidden' } },
});
/** As high as its rows, which are placed one by one; what is in its flow stands at its end. */
export const body = style({ position: 'relative', display: 'flex', flexDirection: 'column', justifyContent: 'flex-end' });

/** Ring of a row over its pinned cells, which lie over the row and would cut its outline. */
const rowRing = {
  content: '',
  position: 'absolute',
  inset: 0,
  zIndex: layers.pinned,
  pointerEvents: 'none',
  outlineOffset: `calc(-1 * ${border.focus})`,
} as const;

const post = (color: string) => `linear-gradient(${color}, ${color})`;
export const row = style([
  rowHeight,
  {
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: 0,
    borderBlockEnd: hairline,
    background: vars.color.surface,
    contain: 'strict',
    selectors: {
      '&:hover': { background: vars.color.hover },
      '&:focus-visible': { outline: 'none', background: vars.color.hover },
      '&:focus-visible::after': { ...rowRing, ...insideRing },
      // The post, on what is chosen.
      '&[aria-selected=true]': { background: `${post(vars.accent.line)} 0 0 / ${border.post} 100% no-repeat ${vars.accent.subtle}` },
      '&[aria-selected=true]:hover': { backgroundColor: vars.accent.subtleHover },
      '&[aria-selected=true]:dir(rtl)': { backgroundPositionX: '100%' },
    },
    '@media': { [media.forcedColors]: { selectors: { '&[aria-selected=true]': { backgroundImage: post('Highlight') } } } },
  },
]);
/** Ground of a row that has just been made. */
export const revealed = style({
  selectors: { '&&': { background: vars.accent.subtle } },
  '@media': {
    [media.forcedColors]: { selectors: { '&:not(:focus-visible)::after': { ...rowRing, outline: `${border.focus} dashed Highlight` } } },
  },
});
export const rowLayout = styleVariants({
  wide: line,
  narrow: { display: 'flex', alignItems: 'center', paddingInline: `6px ${space[1]}` },
});

export const cell = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // What is brought into view must not end up under a pinned column.
  scrollMarginInlineStart: COVERED.start,
  scrollMarginInlineEnd: COVERED.end,
  selectors: { '&:focus-visible': { ...insideRing, borderRadius: radius.tag } },
});
const boxCell = style([cell, { flex: 'none', display: 'flex', alignItems: 'center', paddingInline: vars.density.cellX }]);
/** A cell with something in it: a header, a node, a text behind a twisty. */
export const cellAlign = styleVariants({
  start: [boxCell],
  end: [boxCell, { justifyContent: 'flex-end', textAlign: 'end' }],
});
/** A cell that is its text: nothing in it to lay out. */
const plainCell = style([cell, { flex: 'none', alignContent: 'center', paddingInline: vars.density.cellX }]);
export const textAlign = styleVariants({ start: [plainCell], end: [plainCell, { textAlign: 'end' }] });
/** The first column starts where the title of the page does. */
export const firstCell = style({ paddingInlineStart: space[4] });
export const cellText = style({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
export const cellTone = styleVariants({ main: {}, quiet: { color: vars.color.text2 } });
export const noValue = style({ color: vars.color.text3 });
export const chevron = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: CHEVRON,
  blockSize: CHEVRON,
  marginInlineStart: -10,
  marginInlineEnd: 2,
  color: vars.color.text3,
  cursor: 'pointer',
});
export const chevronNarrow = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 36,
  blockSize: '100%',
  marginInline: -6,
  color: vars.color.text3,
});
export const turn = styleVariants({
  closed: {},
  open: { transform: 'rotate(90deg)', selectors: { '&:dir(rtl)': { transform: 'rotate(-90deg)' } } },
});

const mainPart = style({ flex: 1, minInlineSize: 0 });
/** Main cell: with nothing before it, it starts where the title of the page does. */
export const main = styleVariants({ first: [mainPart, { marginInlineStart: 10 }], later: [mainPart, { marginInlineStart: 6 }] });
export const title = style([cell, { lineHeight: lineHeight[14] }]);
export const titleWeight = styleVariants({ parent: { fontWeight: fontWeight.medium }, leaf: {} });
export const meta = style({ display: 'flex', gap: space[3], color: vars.color.text2, fontSize: fontSize[13], lineHeight: lineHeight[13] });
/** So much more than the first one that it keeps its last character: half a pixel less would cut it. */
const GIVES_WAY = 1_000_000;
/** More than a figure, which is drawn whole or not at all, and less than the others. */
const GIVES_WAY_LATER = 1000;
/** Text of the second line: the first one, which is mostly a code, is read whole as long as it leaves room for the others. */
export const metaText = style([
  cell,
  {
    selectors: {
      '&:first-child:not(:only-child)': { maxInlineSize: '70%', flexShrink: GIVES_WAY_LATER },
      '&:not(:first-child)': { flexShrink: GIVES_WAY },
    },
  },
]);
/** A figure or a moment is read whole; names before it give way. */
export const metaFigure = style([cell, { display: 'flex', gap: '1ch', flex: '0 1 auto' }]);
/** Header before a figure of the second line. */
export const metaName = style({ flex: 'none' });
/** Without a menu behind it, it ends where the page's lines do. */
export const statusCell = style([
  cell,
  { flex: 'none', marginInlineStart: space[2], selectors: { '&:last-child': { paddingInlineEnd: space[3] } } },
]);

export const menuStop = style({
  flex: 'none',
  display: 'inline-flex',
  minInlineSize: 24,
  justifyContent: 'center',
  '@media': { [media.touch]: { minInlineSize: TOUCH_TARGET } },
});
export const stateArea = style({ paddingBlock: space[8], position: 'sticky', insetInlineStart: 0 });
export const skeletonRow = style([
  rowHeight,
  {
    ...line,
    alignItems: 'center',
    borderBlockEnd: hairline,
  },
]);
export const skeletonCell = style({
  flex: 'none',
  paddingInline: vars.density.cellX,
  selectors: { '&:first-child': { paddingInlineStart: space[4] } },
  '@media': {
    [media.touch]: {
      inlineSize: 64,
      selectors: { '&:first-child': { flex: 1 }, '&:nth-child(n+3)': { display: 'none' } },
    },
  },
});
export const skeletonBar = style({ display: 'block', blockSize: 12, borderRadius: radius.tag, background: vars.color.skeleton });
/** Bars of unequal length in rows that fade towards the end. */
export const skeletonFade = styleVariants({
  0: { opacity: 1 },
  1: { opacity: 0.85 },
  2: { opacity: 0.7 },
  3: { opacity: 0.5 },
  4: { opacity: 0.35 },
});
export const skeletonWidth = styleVariants({
  0: { inlineSize: '66%' },
  1: { inlineSize: '48%' },
  2: { inlineSize: '80%' },
  3: { inlineSize: '56%' },
});
