import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { radius, space } from '../../theme/tokens.ts';

/** Highest picture: its name and the buttons below stay in sight. */
const MAX_HEIGHT = '50vh';

export const pane = style({ display: 'flex', flexDirection: 'column', gap: space[3] });

export const taken = style({
  maxBlockSize: MAX_HEIGHT,
  objectFit: 'contain',
  borderRadius: radius.sheet,
  background: vars.color.sunken,
});
