import { style } from '@vanilla-extract/css';

/** Area that scrolls: fills a parent of a given height, and the rest of a flex column. */
export const scrollRegion = style({
  position: 'relative',
  flex: 1,
  blockSize: '100%',
  minBlockSize: 0,
  overflow: 'auto',
  scrollbarWidth: 'thin',
  contain: 'layout paint',
});
