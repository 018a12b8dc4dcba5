import { defineModule } from '../../core/module.ts';
import { templateHandlers, templateNeeds, templateWords } from './rules.ts';
import { seedTemplates } from './seed.ts';
import { MESSAGE_TEMPLATE_TABLES } from './tables.ts';

/** Texts of messages by channel and source, and the lists they choose from. */
export const messageTemplateModule = defineModule({
  name: 'message-template',
  tables: [MESSAGE_TEMPLATE_TABLES],
  seed: seedTemplates,
  needs: templateNeeds,
  words: templateWords,
  handlers: templateHandlers,
});
