import { style } from '@vanilla-extract/css';
import { media, vars } from '@milepost/kit/theme';
import { border, space } from '@milepost/kit/theme/tokens';

/** Width of the tree beside the drawing, and how much of a narrow window it takes above it. */
const TREE_WIDTH = 280;
const TREE_SHARE = '40%';

const hairline = `${border.hairline} solid ${vars.color.hairline}`;

export const panes = style({
  display: 'grid',
  gridTemplateColumns: `${TREE_WIDTH}px minmax(0, 1fr)`,
  gridTemplateRows: 'minmax(0, 1fr)',
  blockSize: '100%',
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: `${TREE_SHARE} minmax(0, 1fr)` } },
});
export const tree = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  borderInlineEnd: hairline,
  '@media': { [media.mobile]: { borderInlineEnd: 'none', borderBlockEnd: hairline } },
});
export const search = style({ padding: space[2], borderBlockEnd: hairline });
export const drawing = style({
  overflow: 'auto',
  minBlockSize: 0,
  background: vars.color.sunken,
  selectors: { '&:focus-visible': { outline: `${border.focus} solid ${vars.accent.line}`, outlineOffset: `-${border.focus}` } },
});
export const picture = style({ display: 'block', fontFamily: 'inherit' });
export const line = style({ fill: 'none', stroke: vars.color.control });
export const chosenLine = style({ fill: 'none', stroke: vars.accent.line, strokeWidth: 2 });
export const box = style({ fill: vars.color.surface, stroke: vars.color.divider });
export const company = style({ fill: vars.color.surface, stroke: vars.color.control, strokeWidth: 2 });
export const chosenBox = style({ fill: vars.accent.subtle, stroke: vars.accent.line, strokeWidth: 2 });
export const name = style({ fill: vars.color.text1 });
export const fact = style({ fill: vars.color.text2 });
