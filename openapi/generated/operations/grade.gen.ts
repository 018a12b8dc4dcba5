// Written by codegen/generate.ts from spec/. Do not edit: change the description and run "npm run generate".
export const gradeOperations = {
  /** People who administer organisations beside their own */
  listGrades: { id: 'listGrades', method: 'GET', path: '/api/permission/organizeAdminIsTrator', effect: 'read', reads: ['grade', 'user', 'organization'] },
  /** Let somebody administer organisations, or change which */
  saveGrade: { id: 'saveGrade', method: 'POST', path: '/api/permission/organizeAdminIsTrator', effect: 'update', writes: ['grade'], body: 'json' },
  /** Organisations somebody may administer, among all those the caller may give */
  getGrade: { id: 'getGrade', method: 'GET', path: '/api/permission/organizeAdminIsTrator/Selector', effect: 'read', reads: ['grade', 'organization', 'menu', 'system'] },
  /** Take from somebody all they administer beside their own organisations */
  removeGrade: { id: 'removeGrade', method: 'DELETE', path: '/api/permission/organizeAdminIsTrator/{userId}', effect: 'delete', writes: ['grade'] },
} as const;
