import { globalStyle, style } from '@vanilla-extract/css';

/** No mark of the focus: a fault on purpose. */
export const unmarked = style({ minBlockSize: 32, ':focus-visible': { outline: 'none' } });
/** Wider and higher than the place it has: a fault on purpose. */
export const sideways = style({ overflow: 'auto', blockSize: 20, inlineSize: 200, whiteSpace: 'nowrap' });
/** Its last part lies over all others: a fault on purpose. */
export const covering = style({ position: 'relative', inlineSize: 200 });
globalStyle(`${covering} > :last-child`, { position: 'absolute', inset: 0, margin: 0 });
