import { style } from '@vanilla-extract/css';

/** Column of the page: what is told, above what is shown. */
export const column = style({ flex: 1, minInlineSize: 0, display: 'flex', flexDirection: 'column' });
export const view = style({ flex: 1, minBlockSize: 0, display: 'flex' });
