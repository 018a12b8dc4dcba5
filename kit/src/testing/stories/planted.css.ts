import { style } from '@vanilla-extract/css';

/** No mark of the focus: a fault on purpose. */
export const unmarked = style({ minBlockSize: 32, ':focus-visible': { outline: 'none' } });
/** Wider and higher than the place it has: a fault on purpose. */
export const sideways = style({ overflow: 'auto', blockSize: 20, inlineSize: 200, whiteSpace: 'nowrap' });
