import { style } from '@vanilla-extract/css';

/** No box of its own: what is in it is laid out as if it were not there. */
export const area = style({ display: 'contents' });

/** Anchor of the menu: a point. */
export const spot = style({ padding: 0, border: 0 });
