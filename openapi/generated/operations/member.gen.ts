// Written by codegen/generate.ts from spec/. Do not edit: change the description and run "npm run generate".
export const memberOperations = {
  /** Who holds a position or a role, or belongs to a group */
  listMembers: { id: 'listMembers', method: 'GET', path: '/api/permission/UserRelation/{id}', effect: 'read', reads: ['user'] },
  /** Replace the people of a position, a role or a group */
  setMembers: { id: 'setMembers', method: 'POST', path: '/api/permission/UserRelation/{id}', effect: 'update', writes: ['user'], body: 'json' },
} as const;
