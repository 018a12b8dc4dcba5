import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

/** The pane of the dictionary page. */
export const pane = style({
  inlineSize: 240,
  blockSize: 480,
  background: vars.color.sunken,
  borderInlineEnd: `1px solid ${vars.color.hairline}`,
});
