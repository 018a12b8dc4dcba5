// Written by codegen/generate.ts from spec/. Do not edit: change the description and run "npm run generate".
export const portalOperations = {
  /** Portals to choose from, below their categories */
  listPortals: { id: 'listPortals', method: 'GET', path: '/api/visualdev/Portal/Selector', effect: 'read', reads: ['portal'] },
  /** What a portal shows to the caller; no data when nothing is authorised */
  getPortal: { id: 'getPortal', method: 'GET', path: '/api/visualdev/Portal/{id}/auth', effect: 'read', reads: ['portal'] },
  /** Keep the caller's own arrangement of a portal that is not locked */
  saveOwnPortal: { id: 'saveOwnPortal', method: 'PUT', path: '/api/visualdev/Portal/Custom/Save/{id}', effect: 'update', writes: ['portal'], body: 'json' },
  /** Make a portal the first page of the caller */
  setDefaultPortal: { id: 'setDefaultPortal', method: 'PUT', path: '/api/visualdev/Portal/{id}/Actions/SetDefault', effect: 'update', writes: ['portal'] },
  /** Counts of tasks by what is to be done with them; before 3.4 the same as a GET without body */
  countFlowTasks: { id: 'countFlowTasks', method: 'POST', path: '/api/visualdev/Dashboard/FlowTodoCount', effect: 'read', reads: ['flow'], body: 'json' },
  /** The newest tasks that wait for the caller */
  listDashboardFlowTasks: { id: 'listDashboardFlowTasks', method: 'GET', path: '/api/visualdev/Dashboard/FlowTodo', effect: 'read', reads: ['flow'] },
  /** The newest flows the caller launched */
  listDashboardOwnFlows: { id: 'listDashboardOwnFlows', method: 'GET', path: '/api/visualdev/Dashboard/MyFlowTodo', effect: 'read', reads: ['flow'] },
  /** The newest mails of the caller */
  listDashboardEmails: { id: 'listDashboardEmails', method: 'GET', path: '/api/visualdev/Dashboard/Email', effect: 'read', reads: ['mail'] },
  /** One mail of the caller, whole */
  getEmail: { id: 'getEmail', method: 'GET', path: '/api/extend/Email/{id}', effect: 'read', reads: ['mail'] },
  /** The newest notices; before 3.4 the same as a GET without body */
  listDashboardNotices: { id: 'listDashboardNotices', method: 'POST', path: '/api/visualdev/Dashboard/Notice', effect: 'read', reads: ['notice'], body: 'json' },
} as const;
