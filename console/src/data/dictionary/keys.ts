import { lookupKey } from '../lookups/keys.ts';

/** Query keys of the dictionary; a key covers every key that begins with it. */
export const dictionaryKeys = {
  all: ['dictionary'] as const,
  /** The cached list of every dictionary with its entries. @source admin §4 */
  lookup: lookupKey('dictionaryList'),
  categories: ['dictionary', 'categories'] as const,
  /** Entries of every category. */
  entries: ['dictionary', 'entries'] as const,
  entriesOf: (categoryId: string, keyword: string, state: number | undefined) =>
    ['dictionary', 'entries', categoryId, keyword, state] as const,
};
