import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { layers } from '../../../theme/layers.ts';
import { media } from '../../../theme/media.ts';
import { border, fontWeight, radius, space } from '../../../theme/tokens.ts';
import { TOUCH_TARGET, hairline, insideRing, line, rowHeight } from './DataTable.css.ts';

export const moreRow = style([
  rowHeight,
  {
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: 0,
    contain: 'strict',
    color: vars.color.text2,
    selectors: { '&:focus-visible': insideRing },
  },
]);
/** In the middle of what is seen, however wide the table is. */
export const moreCell = style({
  position: 'sticky',
  insetInlineStart: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  inlineSize: '100cqi',
  maxInlineSize: '100%',
  blockSize: '100%',
});
const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
export const moreSpinner = style({ display: 'inline-flex', color: vars.color.text3, animation: `${turn} 900ms linear infinite` });
export const moreFailed = style({ display: 'inline-flex', alignItems: 'center', gap: space[1], color: vars.status.danger.text });
export const moreButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: 24,
  paddingInline: space[2],
  borderRadius: radius.tag,
  color: vars.accent.text,
  selectors: {
    '&[aria-disabled=true], &[aria-disabled=true]:hover': { color: vars.color.text2, background: 'transparent', cursor: 'progress' },
    '&:hover': { background: vars.accent.subtle },
    '&:focus-visible': { outline: `${border.focus} solid ${vars.accent.line}`, outlineOffset: 0 },
  },
  '@media': { [media.touch]: { minBlockSize: TOUCH_TARGET } },
});

/** At the lower edge of the region, over the rows that pass below it; after the last row when that is reached. */
const summaryRow = style([
  rowHeight,
  {
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: layers.stickyHead,
    borderBlockStart: hairline,
    background: vars.color.sunken,
    fontWeight: fontWeight.strong,
    fontVariantNumeric: 'tabular-nums',
    selectors: { '&:focus-visible': insideRing },
  },
]);
export const summary = styleVariants({
  wide: [summaryRow, line],
  narrow: [summaryRow, { display: 'flex', alignItems: 'center', paddingInline: `6px ${space[1]}` }],
});
