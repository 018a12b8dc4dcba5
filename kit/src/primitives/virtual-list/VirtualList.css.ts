import { style } from '@vanilla-extract/css';

export const list = style({
  minBlockSize: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowY: 'auto',
  // The place is kept by the list, which also knows rows that are not drawn.
  overflowAnchor: 'none',
  overscrollBehavior: 'contain',
});
