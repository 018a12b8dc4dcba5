import { defineModule } from '../../core/module.ts';
import { templateHandlers, templateWords } from './rules.ts';
import { seedTemplates } from './seed.ts';
import { MESSAGE_TEMPLATE_TABLES } from './tables.ts';

/** Texts of messages by channel and source, and the lists they choose from. */
export const messageTemplateModule = defineModule({
  name: 'message-template',
  tables: [MESSAGE_TEMPLATE_TABLES],
  seed: seedTemplates,
  words: templateWords,
  handlers: templateHandlers,
});
