import { defineModule } from '../../core/module.ts';
import { printDataHandlers, printDataNeeds } from './data.ts';
import { printListHandlers, printListNeeds } from './lists.ts';
import { printLogHandlers, printLogNeeds } from './logs.ts';
import { printRecordHandlers, printRecordNeeds, printWords } from './rules.ts';
import { seedPrints } from './seed.ts';
import { PRINT_TABLES } from './tables.ts';
import { printTransferHandlers, printTransferNeeds } from './transfer.ts';
import { VERSION_TABLE } from './version-table.ts';
import { printVersionHandlers, printVersionNeeds } from './versions.ts';

/** Print templates, what their queries give for a record, the log of prints, and the versions of templates. */
export const printModule = defineModule({
  name: 'print',
  tables: [PRINT_TABLES, VERSION_TABLE],
  seed: seedPrints,
  needs: { ...printListNeeds, ...printRecordNeeds, ...printDataNeeds, ...printTransferNeeds, ...printLogNeeds, ...printVersionNeeds },
  words: printWords,
  handlers: (world) => ({
    ...printListHandlers(world),
    ...printRecordHandlers(world),
    ...printDataHandlers(world),
    ...printTransferHandlers(world),
    ...printLogHandlers(world),
    ...printVersionHandlers(world),
  }),
});
