// Written by codegen/generate.ts from spec/. Do not edit: change the description and run "npm run generate".
export const currentUserOperations = {
  /** Menus, person, permissions and system settings of the session */
  getCurrentUser: { id: 'getCurrentUser', method: 'GET', path: '/api/oauth/CurrentUser', effect: 'read', reads: ['currentUser', 'preference', 'place', 'user', 'organization', 'position', 'role', 'menu', 'menuPart', 'system', 'right'] },
  /** Save the layout of the signed-in person; the next sign-in answers it */
  updateSystemTheme: { id: 'updateSystemTheme', method: 'PUT', path: '/api/permission/Users/Current/SystemTheme', effect: 'update', writes: ['preference'], body: 'json' },
  /** Save the language of the signed-in person */
  updateSystemLanguage: { id: 'updateSystemLanguage', method: 'PUT', path: '/api/permission/Users/Current/SystemLanguage', effect: 'update', writes: ['preference'], body: 'json' },
  /** Choose the organisation, position or system to work in */
  switchMajor: { id: 'switchMajor', method: 'PUT', path: '/api/permission/Users/Current/major', effect: 'update', writes: ['place', 'dataSource', 'messageType', 'billRule', 'dictionaryCategory', 'dictionaryEntry', 'group', 'model', 'organization', 'position', 'printTemplate', 'record', 'role', 'user'], body: 'json' },
  /** Use an uploaded picture as the portrait */
  updateAvatar: { id: 'updateAvatar', method: 'PUT', path: '/api/permission/Users/Current/Avatar/{name}', effect: 'update', writes: ['currentUser', 'user'] },
  /** What the profile page shows of the signed-in person */
  getBaseInfo: { id: 'getBaseInfo', method: 'GET', path: '/api/permission/Users/Current/BaseInfo', effect: 'read', reads: ['currentUser', 'organization', 'position', 'role'] },
  /** Save what the person may change of the profile */
  updateBaseInfo: { id: 'updateBaseInfo', method: 'PUT', path: '/api/permission/Users/Current/BaseInfo', effect: 'update', writes: ['currentUser', 'user'], body: 'json' },
  /** Change the password; the session is over then */
  modifyPassword: { id: 'modifyPassword', method: 'POST', path: '/api/permission/Users/Current/Actions/ModifyPassword', effect: 'session', writes: ['session'], body: 'json' },
  /** People who answer to the person, one level */
  listOwnSubordinates: { id: 'listOwnSubordinates', method: 'GET', path: '/api/permission/Users/Current/Subordinate/{id}', effect: 'read', reads: ['user', 'position'] },
  /** Everything the person may open, see and press, as trees */
  getOwnAuthorization: { id: 'getOwnAuthorization', method: 'GET', path: '/api/permission/Users/Current/Authorize', effect: 'read', reads: ['right', 'menu', 'menuPart', 'system', 'portal', 'printTemplate', 'flowTemplate'] },
  /** Sign-ins, or calls that changed something, of the signed-in person */
  listSystemLogs: { id: 'listSystemLogs', method: 'GET', path: '/api/permission/Users/Current/SystemLog', effect: 'read', reads: ['log'] },
  /** Organisations of the person; one is the current one */
  listOwnOrganizations: { id: 'listOwnOrganizations', method: 'GET', path: '/api/permission/Users/Current/getUserOrganizes', effect: 'read', reads: ['place', 'organization'] },
  /** Positions of the person; one is the current one */
  listOwnPositions: { id: 'listOwnPositions', method: 'GET', path: '/api/permission/Users/Current/getUserPositions', effect: 'read', reads: ['place', 'position'] },
  /** Roles of the person; the first one is the one the session names */
  listOwnRoles: { id: 'listOwnRoles', method: 'GET', path: '/api/permission/Users/Current/getUserRoles', effect: 'read', reads: ['place', 'role'] },
  /** Signatures of the person */
  listSignatures: { id: 'listSignatures', method: 'GET', path: '/api/permission/Users/Current/SignImg', effect: 'read', reads: ['signature'] },
  /** Add a signature */
  createSignature: { id: 'createSignature', method: 'POST', path: '/api/permission/Users/Current/SignImg', effect: 'create', writes: ['signature'], body: 'json' },
  /** Open sessions of the person, the one used last first */
  listOwnSessions: { id: 'listOwnSessions', method: 'GET', path: '/api/permission/Users/Current/Sessions', effect: 'read', reads: ['session'] },
  /** End every session of the person but the one that asks */
  endOtherSessions: { id: 'endOtherSessions', method: 'DELETE', path: '/api/permission/Users/Current/Sessions', effect: 'session', writes: ['session'] },
  /** End another session of the person */
  endOwnSession: { id: 'endOwnSession', method: 'DELETE', path: '/api/permission/Users/Current/Sessions/{id}', effect: 'session', writes: ['session'] },
  /** Make a signature the default */
  setDefaultSignature: { id: 'setDefaultSignature', method: 'PUT', path: '/api/permission/Users/Current/{id}/SignImg', effect: 'update', writes: ['signature'] },
  /** Delete a signature */
  removeSignature: { id: 'removeSignature', method: 'DELETE', path: '/api/permission/Users/Current/{id}/SignImg', effect: 'delete', writes: ['signature'] },
} as const;
