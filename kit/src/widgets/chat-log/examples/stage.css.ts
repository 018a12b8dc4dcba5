import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { border } from '../../../theme/tokens.ts';

/** Room as the window of the chat gives it. */
export const stage = style({
  display: 'flex',
  inlineSize: 560,
  maxInlineSize: '100%',
  blockSize: 560,
  border: `${border.hairline} solid ${vars.color.hairline}`,
});
