import { defineModule } from '../../core/module.ts';
import { callHandlers, callNeeds } from './calls.ts';
import { listHandlers, listNeeds } from './lists.ts';
import { interfaceWords, recordHandlers, recordNeeds } from './rules.ts';
import { seedDataInterfaces } from './seed.ts';
import { ADDRESS_COLUMN, DATA_INTERFACE_TABLES, FAILED_COLUMN } from './tables.ts';
import { usageHandlers, usageNeeds } from './usages.ts';

/** Data interfaces: their maintenance, and the rows they answer from SQL over demo tables or from a fixed list. */
export const dataInterfaceModule = defineModule({
  name: 'data-interface',
  tables: [DATA_INTERFACE_TABLES, ADDRESS_COLUMN, FAILED_COLUMN],
  seed: seedDataInterfaces,
  needs: { ...listNeeds, ...recordNeeds, ...callNeeds, ...usageNeeds },
  words: interfaceWords,
  handlers: (world) => ({ ...listHandlers(world), ...recordHandlers(world), ...callHandlers(world), ...usageHandlers(world) }),
});
