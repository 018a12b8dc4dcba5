import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { border, fontSize, lineHeight, space } from '../../theme/tokens.ts';

export const footer = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  flexWrap: 'wrap',
  gap: space[1],
  padding: space[1],
  paddingInlineStart: `calc(10px + ${space[1]})`,
  borderBlockStart: `${border.hairline} solid ${vars.color.hairline}`,
});

export const count = style({ flex: 1, color: vars.color.text2, fontSize: fontSize[13], lineHeight: lineHeight[13], whiteSpace: 'nowrap' });
