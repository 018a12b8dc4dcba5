import { defineModule } from '../../core/module.ts';
import { printDataHandlers } from './data.ts';
import { printListHandlers } from './lists.ts';
import { printLogHandlers } from './logs.ts';
import { printRecordHandlers, printWords } from './rules.ts';
import { seedPrints } from './seed.ts';
import { PRINT_TABLES } from './tables.ts';
import { printTransferHandlers } from './transfer.ts';
import { VERSION_TABLE } from './version-table.ts';
import { printVersionHandlers } from './versions.ts';

/** Print templates, what their queries give for a record, the log of prints, and the versions of templates. */
export const printModule = defineModule({
  name: 'print',
  tables: [PRINT_TABLES, VERSION_TABLE],
  seed: seedPrints,
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
