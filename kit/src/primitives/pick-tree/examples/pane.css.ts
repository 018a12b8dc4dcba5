import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const pane = style({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: 420,
  maxInlineSize: '100%',
  blockSize: 360,
  border: `1px solid ${vars.color.hairline}`,
});
