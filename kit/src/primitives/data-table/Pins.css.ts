import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.ts';
import { media } from '../../theme/media.ts';
import { border } from '../../theme/tokens.ts';
import { cell, hairline, row } from './DataTable.css.ts';
import { SELECT_PX } from './tableGrid.ts';

/** Set on the region while pinned columns are held: the table is wider than the region, and the region wide enough for both. */
const held = '[data-pins] &';
const pinned = style({
  scrollMarginInline: 0,
  selectors: {
    [held]: { position: 'sticky', zIndex: layers.pinned, background: 'inherit' },
    // Above the separators of the headers that scroll by.
    '[data-pins] [data-head] &': { zIndex: layers.stickyHead },
  },
});
const edge = {
  start: { selectors: { [held]: { borderInlineEnd: hairline, boxShadow: vars.shadow.pin } } },
  end: {
    overflow: 'visible',
    selectors: {
      [held]: { borderInlineStart: hairline },
      // The shade of the start, turned over: there is one, and it falls to the end.
      [`${held}::before`]: {
        content: '',
        position: 'absolute',
        inset: 0,
        boxShadow: vars.shadow.pin,
        transform: 'scaleX(-1)',
        zIndex: -1,
      },
    },
  },
} as const;

export const pin = styleVariants({
  start: [pinned],
  end: [pinned],
  startEdge: [pinned, edge.start],
  endEdge: [pinned, edge.end],
});

/** The checkbox column beside pinned ones; it carries the post, which would scroll away with the row. */
const post = {
  content: '',
  position: 'absolute',
  insetInlineStart: 0,
  insetBlock: 0,
  inlineSize: border.post,
  background: vars.accent.line,
} as const;
export const lead = styleVariants({
  select: [
    pinned,
    {
      insetInlineStart: 0,
      selectors: { [`[data-pins] ${row}[aria-selected=true] > &::before`]: post },
      '@media': {
        [media.forcedColors]: { selectors: { [`[data-pins] ${row}[aria-selected=true] > &::before`]: { background: 'Highlight' } } },
      },
    },
  ],
  index: [pinned, { insetInlineStart: SELECT_PX }],
  onlyIndex: [pinned, { insetInlineStart: 0 }],
});

const last = style([cell, pinned, { insetInlineEnd: 0, gridColumnEnd: -1 }]);
/** The last column, with or without the shade at its edge. */
export const actionsPlace = styleVariants({ plain: [last], edge: [last, edge.end] });
