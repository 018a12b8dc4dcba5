import { style } from '@vanilla-extract/css';

export const cutWords = style({ display: 'block', inlineSize: 160, overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' });
