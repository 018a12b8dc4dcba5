import { defineModule } from '../../core/module.ts';
import { dashboardHandlers } from './dashboard.ts';
import { portalHandlers } from './portals.ts';
import { seedPortals } from './seed.ts';
import { PORTAL_OWN, PORTAL_TABLES, PORTAL_VISIBILITY } from './tables.ts';

/** Portals, and the cards of the dashboard. Needs the modules of messages and of the workflow. */
export const portalModule = defineModule({
  name: 'portal',
  tables: [PORTAL_TABLES, PORTAL_VISIBILITY, PORTAL_OWN],
  seed: seedPortals,
  handlers: (world) => ({ ...portalHandlers(world), ...dashboardHandlers(world) }),
});
