import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { layers } from '../../../theme/layers.ts';
import { media } from '../../../theme/media.ts';
import { border, fontSize, fontWeight, lineHeight, radius, rem, space } from '../../../theme/tokens.ts';

/** Width of the column of numbers, with the button that removes a row. */
export const NUMBER_PX = 92;
export const REASON_PX = 300;
const TOUCH_ROW = 44;
const LEAST_PX = 200;
const BUTTON = 24;

const hairline = `${border.hairline} solid ${vars.color.hairline}`;
const rowHeight = { blockSize: vars.density.row, '@media': { [media.touch]: { blockSize: rem(TOUCH_ROW) } } };
const insideRing = { outline: `${border.focus} solid ${vars.accent.line}`, outlineOffset: `calc(-1 * ${border.focus})` };

/** Grows with the window, so that the dialog around it need not scroll. */
export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: `clamp(${LEAST_PX}px, 44vh, 480px)`,
  border: hairline,
  borderRadius: radius.sheet,
  overflow: 'hidden',
});
export const region = style({ fontSize: vars.density.font, lineHeight: vars.density.lineHeight });
export const probe = style([rowHeight, { position: 'absolute', inlineSize: 1, visibility: 'hidden' }]);

/** Stays above the rows that scroll by: the group and not its row, which cannot leave the group. */
export const headGroup = style({ position: 'sticky', insetBlockStart: 0, zIndex: layers.stickyHead });
export const head = style({
  display: 'flex',
  blockSize: vars.density.head,
  background: vars.color.sunken,
  borderBlockEnd: hairline,
  color: vars.color.text2,
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
  fontWeight: fontWeight.medium,
});
export const body = style({ position: 'relative' });
export const row = style([
  rowHeight,
  {
    display: 'flex',
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: 0,
    borderBlockEnd: hairline,
    background: vars.color.surface,
    contain: 'layout style',
  },
]);

const box = style({
  flex: 'none',
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  minInlineSize: 0,
  paddingInline: vars.density.cellX,
  // What is brought into view must not end up under the numbers.
  scrollMarginInlineStart: NUMBER_PX,
  selectors: { '&:focus-visible': insideRing, '&[aria-selected=true]': { background: vars.accent.subtle } },
});
const held = { position: 'sticky', insetInlineStart: 0, zIndex: 1, background: 'inherit', borderInlineEnd: hairline } as const;
export const headCell = style([box, { overflow: 'hidden', whiteSpace: 'nowrap' }]);
export const headNumber = style([headCell, held, { inlineSize: NUMBER_PX }]);
export const numberCell = style([
  box,
  held,
  { inlineSize: NUMBER_PX, justifyContent: 'space-between', color: vars.color.text3, fontVariantNumeric: 'tabular-nums' },
]);
export const cell = styleVariants({
  fine: [box],
  wrong: [
    box,
    {
      background: vars.status.danger.subtle,
      boxShadow: `inset 0 0 0 ${border.control} ${vars.status.danger.subtleLine}`,
      '@media': { [media.forcedColors]: { textDecoration: 'underline wavy' } },
    },
  ],
  reason: [box, { inlineSize: REASON_PX, color: vars.status.danger.text }],
});
export const text = style({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const mark = style({ display: 'flex', flex: 'none', color: vars.status.danger.text });

export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  paddingInline: vars.density.cellX,
  border: 0,
  background: vars.color.surface,
  color: vars.color.text1,
  font: 'inherit',
  ...insideRing,
});

export const rowsButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minInlineSize: 0,
  minBlockSize: BUTTON,
  padding: 0,
  border: 0,
  borderRadius: radius.control,
  background: 'none',
  color: vars.accent.text,
  font: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outline: `${border.focus} solid ${vars.accent.line}` },
  },
});

export const removeButton = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: BUTTON,
  blockSize: BUTTON,
  border: 0,
  borderRadius: radius.control,
  background: 'none',
  color: vars.color.text3,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.hover, color: vars.status.danger.text },
    '&:focus-visible': { outline: `${border.focus} solid ${vars.accent.line}` },
  },
});

export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });
/** Buttons that go to the next line together. */
export const pair = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
export const count = style({ flex: '1 1 180px', fontVariantNumeric: 'tabular-nums' });
/** Keeps its place, so that nothing moves when a cell with a problem is reached. */
export const problem = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: vars.density.control,
  color: vars.color.text2,
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
});
export const problemWords = style({ color: vars.status.danger.text });
