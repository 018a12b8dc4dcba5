import { style } from '@vanilla-extract/css';

/**
 * Place of a figure: it may be narrower than the figure, which is not drawn then. Only a cut one is positioned and clipped: each
 * place that is costs a list of figures time with every step it is scrolled.
 */
export const frame = style({
  display: 'block',
  minInlineSize: 0,
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-mp-cut]': { position: 'relative', overflow: 'clip' },
    // Other signs than those of a figure: half a figure is another figure.
    '&[data-mp-cut]::after': { content: '"####" / ""', position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0 },
  },
});
/** As wide as it is, wherever it stands; it keeps its room while it is not drawn, so that it comes back where there is room. */
export const digits = style({
  display: 'inline-block',
  verticalAlign: 'bottom',
  selectors: { '[data-mp-cut] > &': { opacity: 0 } },
});
