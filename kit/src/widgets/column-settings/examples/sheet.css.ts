import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { border, space } from '../../../theme/tokens.ts';

export const sheet = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: 400,
  border: `${border.hairline} solid ${vars.color.hairline}`,
});
export const tools = style({ display: 'flex', justifyContent: 'flex-end', flex: 'none', padding: space[2] });
