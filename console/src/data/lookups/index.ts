export { askLookup } from './askLookup.ts';
export type { Lookups } from './askLookup.ts';
export { lookupKey } from './keys.ts';
export { useLookup, useLookups } from './useLookup.ts';
