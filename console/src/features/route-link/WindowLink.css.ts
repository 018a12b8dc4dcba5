import { style } from '@vanilla-extract/css';

/** Holds what is only heard: outside of what scrolls it would make the page longer. */
export const button = style({ position: 'relative' });
export const name = style({ minInlineSize: 0 });
