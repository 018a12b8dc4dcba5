// Written by codegen/generate.ts from spec/. Do not edit: change the description and run "npm run generate".
export const groupOperations = {
  /** Groups, page by page */
  listGroups: { id: 'listGroups', method: 'GET', path: '/api/permission/Group', effect: 'read', reads: ['group', 'dictionaryEntry', 'user'] },
  /** Add a group */
  createGroup: { id: 'createGroup', method: 'POST', path: '/api/permission/Group', effect: 'create', writes: ['group'], body: 'json' },
  /** Enabled groups below the kinds they are of */
  listGroupTree: { id: 'listGroupTree', method: 'GET', path: '/api/permission/Group/Selector', effect: 'read', reads: ['group', 'dictionaryCategory', 'dictionaryEntry'] },
  /** One group */
  getGroup: { id: 'getGroup', method: 'GET', path: '/api/permission/Group/{id}', effect: 'read', reads: ['group'] },
  /** Change a group */
  updateGroup: { id: 'updateGroup', method: 'PUT', path: '/api/permission/Group/{id}', effect: 'update', writes: ['group'], body: 'json' },
  /** Delete a group without members */
  removeGroup: { id: 'removeGroup', method: 'DELETE', path: '/api/permission/Group/{id}', effect: 'delete', writes: ['group'] },
  /** Designs and notices that name a group */
  listGroupUsages: { id: 'listGroupUsages', method: 'GET', path: '/api/permission/Group/{id}/Usages', effect: 'read', reads: ['group', 'flowTemplate', 'model'] },
  /** The groups with these ids that are enabled */
  listAllowedGroups: { id: 'listAllowedGroups', method: 'POST', path: '/api/permission/Group/GroupCondition', effect: 'read', reads: ['group', 'dictionaryEntry'], body: 'json' },
} as const;
