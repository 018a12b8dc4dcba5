import { style } from '@vanilla-extract/css';

/** A line of its own above the others. */
export const all = style({ flex: '1 0 100%' });
