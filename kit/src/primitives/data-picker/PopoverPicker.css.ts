import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { border, fontSize, lineHeight, space } from '../../theme/tokens.ts';

export const foot = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[2],
  paddingBlock: space[2],
  paddingInline: space[4],
  borderBlockStart: `${border.hairline} solid ${vars.color.hairline}`,
  color: vars.color.text2,
});
export const footNote = style({ marginInlineEnd: 'auto', minInlineSize: 0, fontSize: fontSize[13], lineHeight: lineHeight[13] });

/** As high as the table and its frame. */
export const noRows = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '0 1 auto',
  minBlockSize: 0,
  blockSize: 308,
  overflow: 'auto',
  outline: 'none',
});
