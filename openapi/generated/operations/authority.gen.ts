// Written by codegen/generate.ts from spec/. Do not edit: change the description and run "npm run generate".
export const authorityOperations = {
  /** Give several roles the same rights beside those they have */
  addRights: { id: 'addRights', method: 'POST', path: '/api/permission/Authority/Data/Batch', effect: 'update', writes: ['right'], body: 'json', timeoutMs: 100000 },
  /** Replace what a role may open, see and press */
  setRoleRights: { id: 'setRoleRights', method: 'PUT', path: '/api/permission/Authority/Data/{id}', effect: 'update', writes: ['right'], body: 'json', timeoutMs: 100000 },
  /** One step of giving rights - what may be given, and what of it the role has */
  listRoleRights: { id: 'listRoleRights', method: 'POST', path: '/api/permission/Authority/Data/{id}/Values', effect: 'read', reads: ['right', 'menu', 'menuPart', 'system'], body: 'json', timeoutMs: 100000 },
} as const;
