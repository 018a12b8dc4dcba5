import { style } from '@vanilla-extract/css';
import { space } from '../../theme/tokens.ts';

/** A line in place of the part: in a field, a cell or a panel alike. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  margin: 0,
});
