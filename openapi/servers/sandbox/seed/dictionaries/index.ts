import type { CategorySeed } from '../dictionary-text.ts';
import { assetDictionaries } from './asset.ts';

/** The dictionaries of a highway logistics operator: 60 categories, four deep, 12 of them trees, 2,000 entries. */
export const DICTIONARIES: readonly CategorySeed[] = [assetDictionaries];
