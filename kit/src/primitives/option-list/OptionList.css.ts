import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.ts';
import { media } from '../../theme/media.ts';
import { border, fontSize, fontWeight, lineHeight, radius, rem, space } from '../../theme/tokens.ts';

/** Height of a row and template of its columns: set here and by `OptionList`, read by rows. What changes with a search is no variable: all below it would be styled anew. */
const ROW = 'var(--mp-list-row)';
const COLUMNS = 'var(--mp-list-columns)';

/** Smallest side of a target, with a pointer and under a finger. */
const TARGET = 24;
const TOUCH_TARGET = 44;
/** Rows are a little higher than controls, so that a list of them breathes. */
const OVER_CONTROL = 2;
/** Between the edge of a row and its words. */
export const ROW_INSET_PX = 10;
/** The same before a chevron, whose drawing is smaller than its target. */
export const CHEVRON_INSET_PX = 6;
/** One step of a tree. */
export const INDENT_PX = 18;
/** Deeper levels are drawn at this one. */
export const MAX_DEPTH = 8;
const BOX = 16;
/** Highest a list gets; its panel may be lower. A limit of its own, because it is measured before the panel is placed. */
export const MAX_HEIGHT_PX = 320;
const DISABLED_CURSOR = 'not-allowed';
const TICK = 'polygon(12% 47%, 0 60%, 38% 95%, 100% 22%, 86% 9%, 37% 69%)';

export const region = style({
  position: 'relative',
  flex: '0 1 auto',
  minBlockSize: 0,
  maxBlockSize: MAX_HEIGHT_PX,
  overflow: 'auto',
  scrollbarWidth: 'thin',
  outline: 'none',
  contain: 'layout paint',
  // What is looked at is kept by moving rows: the browser must not scroll for a row that left the flow.
  overflowAnchor: 'none',
});
/** Length of the theme a row of so many lines follows, how often, what it has more, and the least it has. */
export const rowSizes = {
  1: { of: vars.density.control, times: 1, morePx: OVER_CONTROL, leastPx: 28 },
  2: { of: vars.density.lineHeight, times: 2, morePx: 6, leastPx: 0 },
} as const;
const rowOf = ({ of, times, morePx, leastPx }: (typeof rowSizes)[1 | 2]) => `max(${leastPx}px, calc(${times} * ${of} + ${morePx}px))`;
export const regionLines = styleVariants({
  1: [
    region,
    { vars: { '--mp-list-row': rowOf(rowSizes[1]) }, '@media': { [media.touch]: { vars: { '--mp-list-row': rem(TOUCH_TARGET) } } } },
  ],
  2: [
    region,
    {
      vars: { '--mp-list-row': rowOf(rowSizes[2]) },
      '@media': { [media.touch]: { vars: { '--mp-list-row': rem(52) } } },
    },
  ],
});

export const probe = style({ position: 'absolute', inlineSize: 1, blockSize: ROW, visibility: 'hidden' });
const rows = style({ position: 'relative', lineHeight: ROW });
export const rowsKind = styleVariants({
  listbox: [rows, { marginInline: space[1] }],
  tree: [rows, { marginInline: space[1] }],
  grid: [rows],
});

/** In the flow: a list nobody has scrolled needs no place of their own for its rows. */
const row = style({
  blockSize: ROW,
  borderRadius: radius.tag,
  color: vars.color.text1,
  cursor: 'pointer',
  contain: 'strict',
  selectors: {
    '&[data-trail]': { background: vars.color.pressed },
    '&[data-active]': { background: vars.color.hover },
    '&[data-active=key]': { boxShadow: `inset 0 0 0 ${border.control} ${vars.accent.line}` },
    '&[aria-disabled=true]': { color: vars.color.disabled, cursor: DISABLED_CURSOR },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-active]': { outline: `${border.focus} solid Highlight`, outlineOffset: `-${border.focus}` },
        '&[aria-disabled=true]': { color: 'GrayText' },
      },
    },
  },
});
const inset = { paddingInline: ROW_INSET_PX };
const chosen = { color: vars.accent.text, fontWeight: fontWeight.medium };
const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
const parts = { ...inset, display: 'flex', alignItems: 'center', gap: space[2], lineHeight: vars.density.lineHeight } as const;

/** `text`: nothing but a name. `parts`: boxes, notes, second lines. `cells`: columns. */
export const rowKind = styleVariants({
  text: [row, { ...inset, ...cut }],
  parts: [row, parts],
  cells: [
    row,
    {
      display: 'grid',
      gridTemplateColumns: COLUMNS,
      alignItems: 'center',
      lineHeight: vars.density.lineHeight,
      borderRadius: 0,
      borderBlockEnd: `${border.hairline} solid ${vars.color.hairline}`,
    },
  ],
  heading: [
    row,
    parts,
    {
      color: vars.color.text3,
      fontSize: fontSize[12],
      cursor: 'default',
    },
  ],
  end: [row, parts, { color: vars.color.text2, justifyContent: 'center' }],
});
export const rowChosen = styleVariants({
  one: { selectors: { '&[aria-selected=true]:not([aria-disabled=true])': chosen } },
  many: {},
});
/** A chosen row of a list with columns. */
export const cellsChosen = style({
  selectors: {
    '&[aria-selected=true]': { background: vars.accent.subtle },
    '&[aria-selected=true][data-active]': { background: vars.accent.subtleHover },
  },
});

export const words = style({ flex: 1, minInlineSize: 0 });
export const wordsLines = styleVariants({
  1: [words, { display: 'flex', alignItems: 'baseline', gap: space[2] }],
  2: [words],
});
export const nameLines = styleVariants({
  1: { ...cut, minInlineSize: 0 },
  2: {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    selectors: { '&[data-is-short]': { WebkitLineClamp: 1, overflowWrap: 'normal' } },
  },
});
const quiet = { color: vars.color.text3, fontSize: fontSize[12], fontWeight: fontWeight.regular };
const inherits = { selectors: { '[aria-disabled=true] &': { color: 'inherit' } } };
export const second = styleVariants({
  /** After the name. */
  1: [quiet, cut, inherits, { flex: '0 1 auto', minInlineSize: TARGET }],
  /** Under it. */
  2: [quiet, cut, inherits, { display: 'block', lineHeight: lineHeight[12] }],
});
export const mark = style({ background: 'none', color: vars.accent.text, fontWeight: fontWeight.strong });

export const check = style({ flex: 'none', display: 'inline-flex' });
/** On a row that is nothing but text. */
export const checkAtEnd = style({ position: 'absolute', insetInlineEnd: ROW_INSET_PX, insetBlockStart: `calc((${ROW} - ${BOX}px) / 2)` });
export const roomForCheck = style({ paddingInlineEnd: `calc(${ROW_INSET_PX}px + ${BOX}px + ${space[2]})` });

/** Drawn, not native: the row is the control. */
const shape = style({
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: BOX,
  blockSize: BOX,
  border: `${border.control} solid ${vars.color.control}`,
  background: vars.color.surface,
  selectors: {
    '&[data-is=chosen], &[data-is=half]': { background: vars.accent.solid, borderColor: vars.accent.solidLine },
    '&[data-is=chosen]::before, &[data-is=half]::before': { content: '""', inlineSize: 10, blockSize: 10, background: vars.accent.onSolid },
    '&[data-is=half]::before': { clipPath: 'inset(4px 0)' },
    '[aria-disabled=true] > &': { background: vars.color.disabledBg, borderColor: vars.color.divider },
    '[aria-disabled=true] > &::before': { background: vars.color.disabled },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-is=chosen], &[data-is=half]': { background: 'Highlight' },
        '&[data-is=chosen]::before, &[data-is=half]::before': { background: 'HighlightText' },
      },
      forcedColorAdjust: 'none',
      borderColor: 'ButtonText',
      background: 'ButtonFace',
    },
  },
});
export const box = styleVariants({
  many: [shape, { borderRadius: radius.tag, selectors: { '&[data-is=chosen]::before': { clipPath: TICK } } }],
  one: [shape, { borderRadius: '50%', selectors: { '&[data-is=chosen]::before': { inlineSize: 6, blockSize: 6, borderRadius: '50%' } } }],
});

/** Wider than its drawing: a finger and a shaking hand hit it too. */
export const chevron = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: TARGET,
  blockSize: '100%',
  marginInline: `-6px -${space[1]}`,
  color: vars.color.text3,
});
/** In a column the next level lies to the side. */
export const toSide = style([chevron, { marginInlineEnd: -6 }]);
export const turn = styleVariants({
  closed: {},
  open: { transform: 'rotate(90deg)', selectors: { '&:dir(rtl)': { transform: 'rotate(-90deg)' } } },
});
const rotate = keyframes({ to: { transform: 'rotate(1turn)' } });
export const spinner = style({ display: 'inline-flex', color: vars.color.text3, animation: `${rotate} 900ms linear infinite` });

export const head = style({
  display: 'grid',
  gridTemplateColumns: COLUMNS,
  alignItems: 'center',
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layers.stickyHead,
  blockSize: vars.density.head,
  background: vars.color.sunken,
  borderBlockEnd: `${border.hairline} solid ${vars.color.hairline}`,
  color: vars.color.text2,
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
  fontWeight: fontWeight.medium,
});
const cell = style({ minInlineSize: 0, paddingInline: vars.density.cellX, ...cut });
export const cellAlign = styleVariants({ start: [cell], end: [cell, { textAlign: 'end' }] });
export const markCell = style({ display: 'grid', placeItems: 'center' });

export const action = style({ color: vars.accent.text, fontWeight: fontWeight.medium });
export const failed = style({ display: 'inline-flex', alignItems: 'center', gap: space[1], color: vars.status.danger.text });
export const empty = style({
  padding: `${space[3]} ${space[4]}`,
  color: vars.color.text2,
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
  overflowWrap: 'anywhere',
});
