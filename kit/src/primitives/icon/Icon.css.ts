import { styleVariants } from '@vanilla-extract/css';

const square = (sidePx: number) => ({ inlineSize: sidePx, blockSize: sidePx, flex: 'none', display: 'block' });

export const iconSize = styleVariants({ s: square(14), m: square(16), l: square(20) });
