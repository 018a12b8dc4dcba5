import { tokens } from './tokens.ts';

/** Named stacking levels; a bare z-index anywhere else is refused by lint. */
export const layers = tokens.z;
