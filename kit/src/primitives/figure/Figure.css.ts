import { style } from '@vanilla-extract/css';

/** Place of a figure: it may be narrower than the figure, which is not drawn then. */
export const frame = style({
  position: 'relative',
  display: 'block',
  minInlineSize: 0,
  overflow: 'clip',
  whiteSpace: 'nowrap',
  selectors: {
    // Other signs than those of a figure: half a figure is another figure.
    '&[data-cut]::after': { content: '"####" / ""', position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0 },
  },
});
/** As wide as it is, wherever it stands; it keeps its room while it is not drawn, so that it comes back where there is room. */
export const digits = style({
  display: 'inline-block',
  verticalAlign: 'bottom',
  selectors: { '[data-cut] > &': { opacity: 0 } },
});
