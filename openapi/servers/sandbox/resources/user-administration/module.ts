import { defineModule } from '../../core/module.ts';
import { listHandlers } from './list-handlers.ts';
import { lookupHandlers } from './lookup-handlers.ts';
import { recordHandlers } from './record-handlers.ts';
import { seedPeople } from './seed/write.ts';
import { stateHandlers } from './state-handlers.ts';
import { PEOPLE_TABLES } from './tables.ts';
import { transferHandlers } from './transfer/handlers.ts';
import { treeHandlers } from './tree-handlers.ts';
import { peopleWords } from './words.ts';

/** People, the pickers that offer them, and their import. They stand on the organisations of the module before. */
export const peopleModule = defineModule({
  name: 'people',
  tables: [PEOPLE_TABLES],
  seed: seedPeople,
  words: peopleWords,
  handlers: (world) => ({
    ...listHandlers(world),
    ...recordHandlers(world),
    ...stateHandlers(world),
    ...treeHandlers(world),
    ...lookupHandlers(world),
    ...transferHandlers(world),
  }),
});
