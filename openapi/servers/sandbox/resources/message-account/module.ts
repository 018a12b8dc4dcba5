import { defineModule } from '../../core/module.ts';
import { accountHandlers, accountWords } from './rules.ts';
import { seedAccounts } from './seed.ts';
import { MESSAGE_ACCOUNT_TABLES } from './tables.ts';

/** Accounts that mails, short messages and webhooks are sent through. */
export const messageAccountModule = defineModule({
  name: 'message-account',
  tables: [MESSAGE_ACCOUNT_TABLES],
  seed: seedAccounts,
  words: accountWords,
  handlers: accountHandlers,
});
