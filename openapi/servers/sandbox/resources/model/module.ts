import { defineModule } from '../../core/module.ts';
import { modelHandlers } from './handlers.ts';
import { seedModels } from './seed.ts';
import { VERSION_TABLE } from './version-table.ts';
import { modelWords } from './words.ts';
import { LIST_TEMPLATES, MODEL_FACTS, MODEL_TABLES } from './tables.ts';

/** Models with their designs. @source forms §7 */
export const modelModule = defineModule({
  name: 'model',
  tables: [MODEL_TABLES, LIST_TEMPLATES, MODEL_FACTS, VERSION_TABLE],
  seed: seedModels,
  words: modelWords,
  handlers: modelHandlers,
});
