// Written by codegen/generate.ts from spec/. Do not edit: change the description and run "npm run generate".
export const roleOperations = {
  /** Roles, page by page */
  listRoles: { id: 'listRoles', method: 'GET', path: '/api/permission/Role', effect: 'read', reads: ['role', 'organization'] },
  /** Add a role */
  createRole: { id: 'createRole', method: 'POST', path: '/api/permission/Role', effect: 'create', writes: ['role'], body: 'json' },
  /** Enabled roles - global ones below the node 1, others below their organisations */
  listRoleTree: { id: 'listRoleTree', method: 'GET', path: '/api/permission/Role/Selector', effect: 'read', reads: ['role', 'organization'] },
  /** The same, only roles the caller may give */
  listPermittedRoleTree: { id: 'listPermittedRoleTree', method: 'GET', path: '/api/permission/Role/SelectorByPermission', effect: 'read', reads: ['role', 'organization'] },
  /** One role */
  getRole: { id: 'getRole', method: 'GET', path: '/api/permission/Role/{id}', effect: 'read', reads: ['role'] },
  /** Change a role */
  updateRole: { id: 'updateRole', method: 'PUT', path: '/api/permission/Role/{id}', effect: 'update', writes: ['role'], body: 'json' },
  /** Delete a role nobody has */
  removeRole: { id: 'removeRole', method: 'DELETE', path: '/api/permission/Role/{id}', effect: 'delete', writes: ['role'] },
  /** Switch a role between enabled and disabled */
  setRoleState: { id: 'setRoleState', method: 'PUT', path: '/api/permission/Role/{id}/Actions/State', effect: 'update', writes: ['role'] },
  /** Enabled roles of some organisations, and the global ones */
  listRolesByOrganizations: { id: 'listRolesByOrganizations', method: 'POST', path: '/api/permission/Role/getListByOrgIds', effect: 'read', reads: ['role', 'organization'], body: 'json' },
  /** The roles with these ids that are enabled */
  listAllowedRoles: { id: 'listAllowedRoles', method: 'POST', path: '/api/permission/Role/RoleCondition', effect: 'read', reads: ['role', 'organization'], body: 'json' },
} as const;
