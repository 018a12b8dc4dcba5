import { style } from '@vanilla-extract/css';

export const column = style({ flex: 1, minBlockSize: 0, minInlineSize: 0, display: 'flex', flexDirection: 'column' });
export const view = style({ flex: 1, minBlockSize: 0, display: 'flex' });
