import { style } from '@vanilla-extract/css';

const column = { display: 'flex', flexDirection: 'column', flex: 1, minBlockSize: 0, minInlineSize: 0 } as const;

export const slot = style(column);
export const host = style(column);
/** One page; out of sight it takes no room. */
export const stage = style({ ...column, selectors: { '&[hidden]': { display: 'none' } } });
