import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.ts';
import { cell, hairline } from './DataTable.css.ts';
import { ACTIONS, SELECT_PX } from './tableGrid.ts';

/** Set on the region while pinned columns are held: the table is wider than the region, and the region wide enough for both. */
const held = '[data-pins] &';
const pinned = style({
  scrollMarginInline: 0,
  selectors: {
    [held]: { position: 'sticky', zIndex: layers.pinned, backgroundColor: 'inherit' },
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

export const lead = styleVariants({
  // The checkbox carries the post, which would scroll away with the row.
  select: [pinned, { insetInlineStart: 0, selectors: { [held]: { background: 'inherit' } } }],
  index: [pinned, { insetInlineStart: SELECT_PX }],
  onlyIndex: [pinned, { insetInlineStart: 0 }],
});

const last = style([cell, pinned, { flex: 'none', insetInlineEnd: 0, inlineSize: `var(${ACTIONS})` }]);
/** The last column, with or without the shade at its edge; there it takes the room that is left before it. */
export const actionsPlace = styleVariants({ plain: [last], edge: [last, { ...edge.end, marginInlineStart: 'auto' }] });
