import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { border, radius, space } from '../../../theme/tokens.ts';

/** The body of a page under the bar. */
export const page = style({ padding: `0 ${space[3]} ${space[3]}`, background: vars.color.canvas });
export const sheet = style({
  padding: space[4],
  minBlockSize: 120,
  background: vars.color.surface,
  border: `${border.hairline} solid ${vars.color.hairline}`,
  borderRadius: radius.sheet,
});
