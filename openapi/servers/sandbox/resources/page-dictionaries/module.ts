import { defineModule, type SeedWorld } from '../../core/module.ts';
import { writeSystemDictionaries } from './write.ts';

/** Dictionaries that pages of the menu maintain, by the code of the entry. */
const PAGES = [{ menu: 'assetKind', category: 'asset.type' }] as const;

/** A page whose dictionary does not exist gets the one it is about; what names an existing one was chosen by somebody. @reading R-428 */
function pointPages({ store }: SeedWorld): void {
  for (const { menu, category } of PAGES)
    store.run(
      `UPDATE menu SET propertyJson = json_set(propertyJson, '$.moduleId', (SELECT id FROM dictionary_category WHERE enCode = ?),
         '$.isTree', (SELECT isTree FROM dictionary_category WHERE enCode = ?))
       WHERE enCode = ? AND type = 4 AND EXISTS (SELECT 1 FROM dictionary_category WHERE enCode = ?)
         AND json_extract(propertyJson, '$.moduleId') NOT IN (SELECT id FROM dictionary_category)`,
      category,
      category,
      menu,
      category,
    );
}

/**
 * Dictionaries of the product line beside those of the trade. A module of its own, so that data from before gets them, too;
 * the last one, for it reads what the others have.
 */
export const systemDictionaryModule = defineModule<never>({
  name: 'system-dictionary',
  tables: [],
  seed: (seed) => {
    writeSystemDictionaries(seed);
    pointPages(seed);
  },

  handlers: () => ({}),
});
