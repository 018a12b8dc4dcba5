// Written by codegen/generate.ts from spec/. Do not edit: change the description and run "npm run generate".
export const organizationOperations = {
  /** Companies and departments as one tree */
  listOrganizations: { id: 'listOrganizations', method: 'GET', path: '/api/permission/Organize', effect: 'read', reads: ['organization', 'user'] },
  /** Add a company */
  createOrganization: { id: 'createOrganization', method: 'POST', path: '/api/permission/Organize', effect: 'create', writes: ['organization'], body: 'json' },
  /** Enabled organisations to choose from */
  listOrganizationOptions: { id: 'listOrganizationOptions', method: 'GET', path: '/api/permission/Organize/Selector/{id}', effect: 'read', reads: ['organization'] },
  /** Enabled organisations, those the caller does not administer disabled */
  listAuthorizedOrganizations: { id: 'listAuthorizedOrganizations', method: 'GET', path: '/api/permission/Organize/SelectorByAuth/{id}', effect: 'read', reads: ['organization'] },
  /** Enabled organisations by name */
  getOrganizationTree: { id: 'getOrganizationTree', method: 'GET', path: '/api/permission/Organize/Tree', effect: 'read', reads: ['organization'] },
  /** One organisation */
  getOrganization: { id: 'getOrganization', method: 'GET', path: '/api/permission/Organize/{id}', effect: 'read', reads: ['organization'] },
  /** Change a company */
  updateOrganization: { id: 'updateOrganization', method: 'PUT', path: '/api/permission/Organize/{id}', effect: 'update', writes: ['organization'], body: 'json' },
  /** Delete a company or a department that holds nothing */
  removeOrganization: { id: 'removeOrganization', method: 'DELETE', path: '/api/permission/Organize/{id}', effect: 'delete', writes: ['organization'] },
  /** The organisations with these ids that are enabled */
  listAllowedOrganizations: { id: 'listAllowedOrganizations', method: 'POST', path: '/api/permission/Organize/OrganizeCondition', effect: 'read', reads: ['organization'], body: 'json' },
  /** Enabled organisations to choose a department from */
  listDepartmentOptions: { id: 'listDepartmentOptions', method: 'GET', path: '/api/permission/Organize/Department/Selector/{id}', effect: 'read', reads: ['organization'] },
  /** The same, those the caller does not administer disabled */
  listAuthorizedDepartments: { id: 'listAuthorizedDepartments', method: 'GET', path: '/api/permission/Organize/Department/SelectorByAuth/{id}', effect: 'read', reads: ['organization'] },
  /** Add a department */
  createDepartment: { id: 'createDepartment', method: 'POST', path: '/api/permission/Organize/Department', effect: 'create', writes: ['organization'], body: 'json' },
  /** One department */
  getDepartment: { id: 'getDepartment', method: 'GET', path: '/api/permission/Organize/Department/{id}', effect: 'read', reads: ['organization'] },
  /** Change a department */
  updateDepartment: { id: 'updateDepartment', method: 'PUT', path: '/api/permission/Organize/Department/{id}', effect: 'update', writes: ['organization'], body: 'json' },
  /** What stands directly below an organisation; with a keyword or for what is disabled, everything below it that fits, page by page */
  listDepartments: { id: 'listDepartments', method: 'GET', path: '/api/permission/Organize/{id}/Department', effect: 'read', reads: ['organization', 'user'] },
} as const;
