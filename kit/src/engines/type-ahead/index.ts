export { findTyped, isLetter, nothingTyped, typeLetter } from './typeAhead.ts';
export type { Typed } from './typeAhead.ts';
