import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { border } from '../../../theme/tokens.ts';

/** Room as a page gives it. */
export const stage = style({
  inlineSize: 320,
  maxInlineSize: '100%',
  blockSize: 400,
  overflowY: 'auto',
  overflowAnchor: 'none',
  border: `${border.hairline} solid ${vars.color.hairline}`,
});
