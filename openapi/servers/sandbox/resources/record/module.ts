import { defineModule } from '../../core/module.ts';
import { recordHandlers } from './handlers.ts';
import { relatedHandlers } from './related.ts';
import { DATA_SCHEME_TABLE } from './rights.ts';
import { recordTransferHandlers } from './transfer/handlers.ts';
import { seedSchemes } from './seed.ts';

/** Records of models: lists, forms, details. Their tables are those of the models. */
export const recordModule = defineModule({
  name: 'record',
  tables: [DATA_SCHEME_TABLE],
  seed: seedSchemes,
  handlers: (world) => ({ ...recordHandlers(world), ...relatedHandlers(world), ...recordTransferHandlers(world) }),
});
