// Written by codegen/generate.ts from spec/. Do not edit: change the description and run "npm run generate".
export const userOperations = {
  /** People of an organisation and of what stands below it */
  listUsers: { id: 'listUsers', method: 'GET', path: '/api/permission/Users', effect: 'read', reads: ['user', 'organization', 'position', 'role'] },
  /** Add a person; the first password is the one of the system */
  createUser: { id: 'createUser', method: 'POST', path: '/api/permission/Users', effect: 'create', writes: ['user'], body: 'json' },
  /** Everybody who is enabled */
  listAllUsers: { id: 'listAllUsers', method: 'GET', path: '/api/permission/Users/All', effect: 'read', reads: ['user', 'organization'] },
  /** Organisations and everybody who is enabled, as one tree */
  listUserOptions: { id: 'listUserOptions', method: 'GET', path: '/api/permission/Users/Selector', effect: 'read', reads: ['user', 'organization'] },
  /** One person */
  getUser: { id: 'getUser', method: 'GET', path: '/api/permission/Users/{id}', effect: 'read', reads: ['user'] },
  /** Change a person; the password stays */
  updateUser: { id: 'updateUser', method: 'PUT', path: '/api/permission/Users/{id}', effect: 'update', writes: ['user'], body: 'json' },
  /** Delete a person; sessions end, subordinates stay without a manager */
  removeUser: { id: 'removeUser', method: 'DELETE', path: '/api/permission/Users/{id}', effect: 'delete', writes: ['user'] },
  /** Give a person another password; sessions end and the password must be changed at the next sign-in */
  resetUserPassword: { id: 'resetUserPassword', method: 'POST', path: '/api/permission/Users/{id}/Actions/ResetPassword', effect: 'update', writes: ['user'], body: 'json' },
  /** Switch a person between enabled and disabled; disabling ends the sessions */
  setUserState: { id: 'setUserState', method: 'PUT', path: '/api/permission/Users/{id}/Actions/State', effect: 'update', writes: ['user'] },
  /** Unlock a person and forget the wrong passwords */
  unlockUser: { id: 'unlockUser', method: 'PUT', path: '/api/permission/Users/{id}/Actions/unlock', effect: 'update', writes: ['user'] },
  /** One level of the tree of people, or a page of the people a keyword finds */
  listUserTree: { id: 'listUserTree', method: 'POST', path: '/api/permission/Users/ImUser/Selector/{id}', effect: 'read', reads: ['user', 'organization'], body: 'json' },
  /** People by their ids, in the order asked for; ids nobody has are left out */
  findUsers: { id: 'findUsers', method: 'POST', path: '/api/permission/Users/getUserList', effect: 'read', reads: ['user', 'organization'], body: 'json' },
  /** People whose manager is the caller */
  listSubordinates: { id: 'listSubordinates', method: 'POST', path: '/api/permission/Users/getSubordinates', effect: 'read', reads: ['user', 'organization'], body: 'json' },
  /** People of one organisation, without those below it */
  listUsersByOrganization: { id: 'listUsersByOrganization', method: 'GET', path: '/api/permission/Users/getOrganization', effect: 'read', reads: ['user', 'organization'] },
  /** People who hold a position */
  listUsersByPosition: { id: 'listUsersByPosition', method: 'GET', path: '/api/permission/Users/GetUsersByPositionId', effect: 'read', reads: ['user', 'organization', 'position'] },
  /** People who have a role */
  listUsersByRole: { id: 'listUsersByRole', method: 'GET', path: '/api/permission/Users/GetUsersByRoleOrgId', effect: 'read', reads: ['user', 'organization', 'role'] },
  /** The people a picker with limits may offer, once each */
  listAllowedUsers: { id: 'listAllowedUsers', method: 'POST', path: '/api/permission/Users/UserCondition', effect: 'read', reads: ['user', 'organization', 'position', 'role', 'group'], body: 'json' },
  /** Prepare a spreadsheet of people */
  exportUsers: { id: 'exportUsers', method: 'GET', path: '/api/permission/Users/ExportExcel', effect: 'read', reads: ['user', 'organization', 'position', 'role'] },
  /** Prepare the empty spreadsheet to be filled in */
  downloadUserTemplate: { id: 'downloadUserTemplate', method: 'GET', path: '/api/permission/Users/TemplateDownload', effect: 'read', reads: ['user'] },
  /** Hand in a filled spreadsheet */
  uploadUserImportFile: { id: 'uploadUserImportFile', method: 'POST', path: '/api/permission/Users/Uploader', effect: 'create', writes: ['file'], body: 'multipart' },
  /** The rows of an uploaded spreadsheet; nothing is added */
  previewUserImport: { id: 'previewUserImport', method: 'GET', path: '/api/permission/Users/ImportPreview', effect: 'read', reads: ['file', 'user'] },
  /** Add people; rows with faults are handed back, the others are added */
  importUsers: { id: 'importUsers', method: 'POST', path: '/api/permission/Users/ImportData', effect: 'create', writes: ['user'], body: 'json' },
  /** Prepare a spreadsheet of the rows that were not added */
  exportUserImportErrors: { id: 'exportUserImportErrors', method: 'POST', path: '/api/permission/Users/ExportExceptionData', effect: 'read', reads: ['user'], body: 'json' },
  /** One level of the tree of people the caller may manage */
  listAuthorizedUsers: { id: 'listAuthorizedUsers', method: 'POST', path: '/api/permission/Users/GetListByAuthorize/{id}', effect: 'read', reads: ['user', 'organization'], body: 'json' },
  /** What was chosen in a picker, in the order asked for; ids nobody has are left out */
  listSelectedUsers: { id: 'listSelectedUsers', method: 'POST', path: '/api/permission/Users/getSelectedList', effect: 'read', reads: ['user', 'organization', 'position', 'role', 'group'], body: 'json' },
  /** The people behind what was chosen in a picker, once each */
  pageSelectedUsers: { id: 'pageSelectedUsers', method: 'POST', path: '/api/permission/Users/getSelectedUserList', effect: 'read', reads: ['user', 'organization'], body: 'json' },
} as const;
