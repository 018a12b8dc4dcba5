import { style } from '@vanilla-extract/css';

export const list = style({
  minBlockSize: 0,
  overflowY: 'auto',
  // The place is kept by the list, which also knows rows that are not drawn.
  overflowAnchor: 'none',
  overscrollBehavior: 'contain',
});
