import { style } from '@vanilla-extract/css';

export const list = style({
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});
