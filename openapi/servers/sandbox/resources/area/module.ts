import { defineModule } from '../../core/module.ts';
import { areaHandlers, areaWords } from './rules.ts';
import { seedAreas } from './seed.ts';
import { AREA_TABLES } from './tables.ts';

/** Provinces, cities and districts. */
export const areaModule = defineModule({
  name: 'area',
  tables: [AREA_TABLES],
  seed: seedAreas,
  words: areaWords,
  handlers: areaHandlers,
});
