import { defineModule } from '../../core/module.ts';
import { callHandlers } from './calls.ts';
import { listHandlers } from './lists.ts';
import { interfaceWords, recordHandlers } from './rules.ts';
import { seedDataInterfaces } from './seed.ts';
import { ADDRESS_COLUMN, DATA_INTERFACE_TABLES, FAILED_COLUMN } from './tables.ts';
import { usageHandlers } from './usages.ts';

/** Data interfaces: their maintenance, and the rows they answer from SQL over demo tables or from a fixed list. */
export const dataInterfaceModule = defineModule({
  name: 'data-interface',
  tables: [DATA_INTERFACE_TABLES, ADDRESS_COLUMN, FAILED_COLUMN],
  seed: seedDataInterfaces,
  words: interfaceWords,
  handlers: (world) => ({ ...listHandlers(world), ...recordHandlers(world), ...callHandlers(world), ...usageHandlers(world) }),
});
