import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { border, fontSize, fontWeight, lineHeight, space } from '../../../theme/tokens.ts';
import { onePane } from './onePane.ts';

const CATEGORY_WIDTH = 220;
const NARROW_TREE = '38%';
const hairline = `${border.hairline} solid ${vars.color.hairline}`;

export const treeAndTable = style({
  gridTemplateColumns: `${CATEGORY_WIDTH}px minmax(0, 1fr)`,
  ...onePane({ gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: `minmax(120px, ${NARROW_TREE}) minmax(0, 1fr)` }),
});
export const categoryPane = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  borderInlineEnd: hairline,
  background: vars.color.sunken,
  ...onePane({ borderInlineEnd: 0, borderBlockEnd: hairline }),
});
export const categoryTitle = style({
  flex: 'none',
  padding: `${space[3]} ${space[4]} ${space[2]}`,
  fontSize: fontSize[14],
  lineHeight: lineHeight[14],
  fontWeight: fontWeight.medium,
});
export const rowsPane = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0, minBlockSize: 0 });
export const tableTools = style({ display: 'flex', gap: space[1], flex: 'none', padding: space[3] });
export const tablePlace = style({ display: 'flex', flexDirection: 'column', flex: 1, minBlockSize: 0 });
export const chosenNow = style({
  flex: 'none',
  padding: `${space[2]} ${space[4]}`,
  borderBlockStart: hairline,
  color: vars.color.text2,
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
});
