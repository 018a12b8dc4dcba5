import { style } from '@vanilla-extract/css';

/** Keeps the clear button inside the box of the field. */
export const clear = style({ display: 'flex', marginInlineEnd: -6 });
