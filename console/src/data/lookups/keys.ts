/** Beginning of every cached lookup's key. */
export const LOOKUPS_KEY = ['lookup'] as const;

/** Key of one lookup, or of one of its records. Small on purpose: whoever only needs the key does not get the table. */
export const lookupKey = (cacheKey: string, ...of: readonly string[]) => [...LOOKUPS_KEY, cacheKey, ...of] as const;
