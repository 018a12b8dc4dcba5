import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { layers } from '../../../theme/layers.ts';
import { media } from '../../../theme/media.ts';
import { border, radius } from '../../../theme/tokens.ts';
import { cell, cellText } from './DataTable.css.ts';

/** Smallest target, and as much of it as lies in the header before. */
const TARGET = 24;
const HALF = TARGET / 2;

/** Nothing of a header is cut off but its words: its separator reaches into the next one. */
export const headCell = style({ position: 'relative', overflow: 'visible' });

export const sortButton = style([
  cell,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    minBlockSize: 24,
    marginInline: -6,
    paddingInline: 6,
    borderRadius: radius.tag,
    fontWeight: 'inherit',
    selectors: {
      '&:hover': { background: vars.color.hover },
      '[aria-sort] > &': { color: vars.accent.text },
      '&:focus-visible': { outline: `${border.focus} solid ${vars.accent.line}`, outlineOffset: 0 },
    },
  },
]);
export const headText = style([cellText, { whiteSpace: 'nowrap' }]);
export const sortIcon = style({
  display: 'inline-flex',
  color: vars.color.text3,
  selectors: { '[aria-sort] > button > &': { color: 'inherit' } },
});

/** A line between two headers while the head is meant; as wide as a target, centred on the edge. */
export const separator = style({
  position: 'absolute',
  zIndex: layers.pinned,
  insetBlock: 0,
  insetInlineEnd: -HALF,
  inlineSize: TARGET,
  cursor: 'col-resize',
  touchAction: 'none',
  '::after': {
    content: '',
    position: 'absolute',
    insetBlock: 8,
    insetInlineStart: HALF - 1,
    inlineSize: 1,
    background: 'transparent',
  },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '[data-mp-head]:hover &::after, [data-mp-head]:focus-within &::after': { background: vars.color.divider },
    '[data-mp-head] &:hover::after, [data-mp-head] &:focus-visible::after, [data-mp-head] &[data-held]::after': {
      insetBlock: 0,
      inlineSize: border.post,
      background: vars.accent.line,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '[data-mp-head] &:focus-visible::after, [data-mp-head] &[data-held]::after': { background: 'Highlight' } },
    },
  },
});
