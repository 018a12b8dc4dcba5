import { defineModule } from '../../core/module.ts';
import { departmentHandlers } from './department-rules.ts';
import { groupHandlers } from './groups.ts';
import { organizationHandlers } from './organization-rules.ts';
import { positionHandlers } from './position-rules.ts';
import { roleHandlers } from './role-rules.ts';
import { seedOrganization } from './seed/write.ts';
import { organizationWords } from './words.ts';

/** Organisations, positions, groups and roles: where people stand. The tables are in core/schema.ts. */
export const organizationModule = defineModule({
  // The name its seed was written under.
  name: 'places',
  tables: [],
  seed: seedOrganization,
  words: organizationWords,
  handlers: (world) => ({
    ...organizationHandlers(world),
    ...departmentHandlers(world),
    ...positionHandlers(world),
    ...groupHandlers(world),
    ...roleHandlers(world),
  }),
});
