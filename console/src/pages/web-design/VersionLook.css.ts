import { style } from '@vanilla-extract/css';
import { space } from '@milepost/kit/theme/tokens';

/** A trial as high as its drawer, its list to the foot of it. */
export const look = style({
  minBlockSize: '100%',
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  padding: space[5],
  paddingBlockStart: space[1],
});
