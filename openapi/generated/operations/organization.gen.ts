// Written by codegen/generate.ts from spec/. Do not edit: change the description and run "npm run generate".
export const organizationOperations = {
  /** Companies and departments as one tree */
  listOrganizations: { id: 'listOrganizations', method: 'GET', path: '/api/permission/Organize', effect: 'read' },
  /** Add a company */
  createOrganization: { id: 'createOrganization', method: 'POST', path: '/api/permission/Organize', effect: 'create', body: 'json' },
  /** Enabled organisations to choose from */
  listOrganizationOptions: { id: 'listOrganizationOptions', method: 'GET', path: '/api/permission/Organize/Selector/{id}', effect: 'read' },
  /** Enabled organisations, those the caller does not administer disabled */
  listAuthorizedOrganizations: { id: 'listAuthorizedOrganizations', method: 'GET', path: '/api/permission/Organize/SelectorByAuth/{id}', effect: 'read' },
  /** Enabled organisations by name */
  getOrganizationTree: { id: 'getOrganizationTree', method: 'GET', path: '/api/permission/Organize/Tree', effect: 'read' },
  /** One organisation */
  getOrganization: { id: 'getOrganization', method: 'GET', path: '/api/permission/Organize/{id}', effect: 'read' },
  /** Change a company */
  updateOrganization: { id: 'updateOrganization', method: 'PUT', path: '/api/permission/Organize/{id}', effect: 'update', body: 'json' },
  /** Delete a company or a department that holds nothing */
  removeOrganization: { id: 'removeOrganization', method: 'DELETE', path: '/api/permission/Organize/{id}', effect: 'delete' },
  /** The organisations with these ids that are enabled */
  listAllowedOrganizations: { id: 'listAllowedOrganizations', method: 'POST', path: '/api/permission/Organize/OrganizeCondition', effect: 'read', body: 'json' },
  /** Enabled organisations to choose a department from */
  listDepartmentOptions: { id: 'listDepartmentOptions', method: 'GET', path: '/api/permission/Organize/Department/Selector/{id}', effect: 'read' },
  /** The same, those the caller does not administer disabled */
  listAuthorizedDepartments: { id: 'listAuthorizedDepartments', method: 'GET', path: '/api/permission/Organize/Department/SelectorByAuth/{id}', effect: 'read' },
  /** Add a department */
  createDepartment: { id: 'createDepartment', method: 'POST', path: '/api/permission/Organize/Department', effect: 'create', body: 'json' },
  /** One department */
  getDepartment: { id: 'getDepartment', method: 'GET', path: '/api/permission/Organize/Department/{id}', effect: 'read' },
  /** Change a department */
  updateDepartment: { id: 'updateDepartment', method: 'PUT', path: '/api/permission/Organize/Department/{id}', effect: 'update', body: 'json' },
  /** What stands directly below an organisation; with a keyword or for what is disabled, everything below it that fits, page by page */
  listDepartments: { id: 'listDepartments', method: 'GET', path: '/api/permission/Organize/{id}/Department', effect: 'read' },
} as const;
