import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { layers } from '../../../theme/layers.ts';
import { border } from '../../../theme/tokens.ts';
import { cell } from './DataTable.css.ts';
import { ACTIONS, SELECT_PX } from '../columns/tableGrid.ts';

/** Set on the region while pinned columns are held: the table is wider than the region, and the region wide enough for both. */
const held = '[data-pins] &';
const pinned = style({
  scrollMarginInline: 0,
  selectors: {
    [held]: { position: 'sticky', zIndex: layers.pinned, backgroundColor: 'inherit' },
    // Above the separators of the headers that scroll by.
    '[data-pins] [data-mp-head] &': { zIndex: layers.stickyHead },
  },
});
/** Depth of the shade that falls on what goes on under a pinned column. */
const SHADE = 12;
const line = `${border.hairline} solid ${vars.color.divider}`;
const shadeTo = (side: 'left' | 'right') => `linear-gradient(to ${side}, ${vars.color.pressed}, transparent)`;
const edge = {
  start: { selectors: { [held]: { borderInlineEnd: line, boxShadow: vars.shadow.pin } } },
  end: {
    overflow: 'visible',
    selectors: {
      [held]: { borderInlineStart: line },
      // Seen in every scheme, in the head too: it says that there are columns under it.
      [`${held}::before`]: {
        content: '',
        position: 'absolute',
        insetBlock: 0,
        insetInlineEnd: '100%',
        inlineSize: SHADE,
        background: shadeTo('left'),
        pointerEvents: 'none',
      },
      [`${held}:dir(rtl)::before`]: { background: shadeTo('right') },
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
