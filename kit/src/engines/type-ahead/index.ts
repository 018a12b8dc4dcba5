export { findTyped, isLetter, nothingTyped, typeLetter, typeSpace } from './typeAhead.ts';
export type { Typed } from './typeAhead.ts';
