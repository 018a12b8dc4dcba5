import { defineModule } from '../../core/module.ts';
import { callHandlers, callNeeds } from './calls.ts';
import { interfaceHandlers, interfaceNeeds, interfaceWords } from './rules.ts';
import { seedDataInterfaces } from './seed.ts';
import { DATA_INTERFACE_TABLES } from './tables.ts';

/** Data interfaces: their maintenance, and the rows they answer from SQL over demo tables or from a fixed list. */
export const dataInterfaceModule = defineModule({
  name: 'data-interface',
  tables: [DATA_INTERFACE_TABLES],
  seed: seedDataInterfaces,
  needs: { ...interfaceNeeds, ...callNeeds },
  words: interfaceWords,
  handlers: (world) => ({ ...interfaceHandlers(world), ...callHandlers(world) }),
});
