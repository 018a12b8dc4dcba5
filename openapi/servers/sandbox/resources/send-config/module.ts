import { defineModule } from '../../core/module.ts';
import { sendConfigHandlers, sendConfigWords } from './rules.ts';
import { seedSendConfigs } from './seed.ts';
import { SEND_CONFIG_TABLES } from './tables.ts';

/** Templates and accounts that belong together: by which channels something is sent. */
export const sendConfigModule = defineModule({
  name: 'send-config',
  tables: [SEND_CONFIG_TABLES],
  seed: seedSendConfigs,
  words: sendConfigWords,
  handlers: sendConfigHandlers,
});
