import { style } from '@vanilla-extract/css';

const column = { display: 'flex', flexDirection: 'column', flex: 1, minBlockSize: 0, minInlineSize: 0 } as const;

export const slot = style(column);
/** All pages have one place, so that one comes back in the size it was left in. */
export const host = style({ ...column, display: 'grid', gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)' });
/**
 * One page. Out of sight it takes no room, is not drawn and is not there for keyboard or screen reader, but stays laid out: it
 * comes back without being built a second time. What draws the page puts `display: none` on its root meanwhile; nothing looks
 * at that while the container is out of sight. Its own box has no height, so that it lies over no other page.
 */
export const container = style({
  ...column,
  gridArea: '1 / 1',
  selectors: { '&[hidden]': { display: 'none' } },
  '@supports': {
    '(content-visibility: hidden)': { selectors: { '&[hidden]': { display: 'flex', alignSelf: 'start', contentVisibility: 'hidden' } } },
  },
});
