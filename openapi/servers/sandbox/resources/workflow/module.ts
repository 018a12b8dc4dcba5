import { defineModule } from '../../core/module.ts';
import { delegationHandlers } from './delegations.ts';
import { handleHandlers } from './handle-handlers.ts';
import { readHandlers } from './read-handlers.ts';
import { seedWorkflow } from './seed.ts';
import { RECORD_FILES, WORKFLOW_TABLES } from './tables.ts';
import { templateHandlers } from './templates.ts';
import { workflowWords } from './words.ts';

/** Processes, the work of people in them, and who acts for whom. Its seed leads the flow messages of the inbox to real processes. */
export const workflowModule = defineModule({
  name: 'workflow',
  tables: [WORKFLOW_TABLES, RECORD_FILES],
  seed: seedWorkflow,
  words: workflowWords,
  handlers: (world) => ({ ...readHandlers(world), ...handleHandlers(world), ...delegationHandlers(world), ...templateHandlers(world) }),
});
