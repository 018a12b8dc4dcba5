import { defineModule } from '../../core/module.ts';
import { seedDictionaryRights } from './dictionary-rights.ts';
import { seedPortalDesigns } from './portals.ts';

/**
 * Content of the menu's entries that are made of what the menu says: rights of dictionary pages, cards of
 * portals. A module of its own, so that
 * data from before gets it, too; after all whose rows it reads.
 */
export const generatedPagesModule = defineModule<never>({
  name: 'generated-pages',
  tables: [],
  seed: (seed) => {
    seedDictionaryRights(seed);
    seedPortalDesigns(seed);
  },

  handlers: () => ({}),
});
