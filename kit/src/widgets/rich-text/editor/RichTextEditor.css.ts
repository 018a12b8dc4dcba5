import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { border, radius, space } from '../../../theme/tokens.ts';

/** As high as the editor that takes its place. */
const HEIGHT = 206;

export const waiting = style({
  display: 'block',
  minBlockSize: HEIGHT,
  padding: space[3],
  border: `${border.control} solid ${vars.color.divider}`,
  borderRadius: radius.control,
  color: vars.color.text3,
});
