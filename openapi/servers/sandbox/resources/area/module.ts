import { defineModule } from '../../core/module.ts';
import { areaHandlers, areaNeeds, areaWords } from './rules.ts';
import { seedAreas } from './seed.ts';
import { AREA_TABLES } from './tables.ts';

/** Provinces, cities and districts. */
export const areaModule = defineModule({
  name: 'area',
  tables: [AREA_TABLES],
  seed: seedAreas,
  needs: areaNeeds,
  words: areaWords,
  handlers: areaHandlers,
});
