export { askLookup } from './askLookup.ts';
export type { Lookups } from './askLookup.ts';
export { lookupKey } from './keys.ts';
export { LOOKUPS } from './table.ts';
export type { LookupName, LookupOf, LookupValue } from './table.ts';
export { useLookup, useLookups } from './useLookup.ts';
export type { LookupState } from './useLookup.ts';
