import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { border, fontSize, lineHeight, space } from '../../theme/tokens.ts';

export const remark = style({
  flex: 'none',
  padding: `${space[2]} calc(10px + ${space[1]})`,
  borderBlockStart: `${border.hairline} solid ${vars.color.hairline}`,
  color: vars.color.text2,
  fontSize: fontSize[12],
  lineHeight: lineHeight[12],
});
