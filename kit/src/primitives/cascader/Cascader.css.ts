import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { border, space } from '../../theme/tokens.ts';

export const COLUMN_WIDTH_PX = 168;

export const columnsFrame = style({
  display: 'flex',
  flex: '0 1 auto',
  minBlockSize: 0,
  maxInlineSize: '100%',
  overflowX: 'auto',
  overflowY: 'hidden',
  outline: 'none',
});
export const column = style({
  display: 'flex',
  flexDirection: 'column',
  flex: `1 0 ${COLUMN_WIDTH_PX}px`,
  minInlineSize: 0,
  minBlockSize: 0,
  paddingBlock: space[1],
  selectors: { '& + &': { borderInlineStart: `${border.hairline} solid ${vars.color.hairline}` } },
});
