// Written by codegen/generate.ts from spec/. Do not edit: change the description and run "npm run generate".
export const currentUserOperations = {
  /** Menus, person, permissions and system settings of the session */
  getCurrentUser: { id: 'getCurrentUser', method: 'GET', path: '/api/oauth/CurrentUser', effect: 'read' },
  /** Save the layout of the signed-in person; the next sign-in answers it */
  updateSystemTheme: { id: 'updateSystemTheme', method: 'PUT', path: '/api/permission/Users/Current/SystemTheme', effect: 'update', body: 'json' },
  /** Save the language of the signed-in person */
  updateSystemLanguage: { id: 'updateSystemLanguage', method: 'PUT', path: '/api/permission/Users/Current/SystemLanguage', effect: 'update', body: 'json' },
  /** Choose the organisation, position or system to work in */
  switchMajor: { id: 'switchMajor', method: 'PUT', path: '/api/permission/Users/Current/major', effect: 'update', body: 'json' },
  /** Use an uploaded picture as the portrait */
  updateAvatar: { id: 'updateAvatar', method: 'PUT', path: '/api/permission/Users/Current/Avatar/{name}', effect: 'update' },
  /** What the profile page shows of the signed-in person */
  getBaseInfo: { id: 'getBaseInfo', method: 'GET', path: '/api/permission/Users/Current/BaseInfo', effect: 'read' },
  /** Save what the person may change of the profile */
  updateBaseInfo: { id: 'updateBaseInfo', method: 'PUT', path: '/api/permission/Users/Current/BaseInfo', effect: 'update', body: 'json' },
  /** Change the password; the session is over then */
  modifyPassword: { id: 'modifyPassword', method: 'POST', path: '/api/permission/Users/Current/Actions/ModifyPassword', effect: 'session', body: 'json' },
  /** People who answer to the person, one level */
  listOwnSubordinates: { id: 'listOwnSubordinates', method: 'GET', path: '/api/permission/Users/Current/Subordinate/{id}', effect: 'read' },
  /** Everything the person may open, see and press, as trees */
  getOwnAuthorization: { id: 'getOwnAuthorization', method: 'GET', path: '/api/permission/Users/Current/Authorize', effect: 'read' },
  /** Sign-ins, or calls that changed something, of the signed-in person */
  listSystemLogs: { id: 'listSystemLogs', method: 'GET', path: '/api/permission/Users/Current/SystemLog', effect: 'read' },
  /** Organisations of the person; one is the current one */
  listOwnOrganizations: { id: 'listOwnOrganizations', method: 'GET', path: '/api/permission/Users/Current/getUserOrganizes', effect: 'read' },
  /** Positions of the person; one is the current one */
  listOwnPositions: { id: 'listOwnPositions', method: 'GET', path: '/api/permission/Users/Current/getUserPositions', effect: 'read' },
  /** Roles of the person; the first one is the one the session names */
  listOwnRoles: { id: 'listOwnRoles', method: 'GET', path: '/api/permission/Users/Current/getUserRoles', effect: 'read' },
  /** Signatures of the person */
  listSignatures: { id: 'listSignatures', method: 'GET', path: '/api/permission/Users/Current/SignImg', effect: 'read' },
  /** Add a signature */
  createSignature: { id: 'createSignature', method: 'POST', path: '/api/permission/Users/Current/SignImg', effect: 'create', body: 'json' },
  /** Open sessions of the person, the one used last first */
  listOwnSessions: { id: 'listOwnSessions', method: 'GET', path: '/api/permission/Users/Current/Sessions', effect: 'read' },
  /** End every session of the person but the one that asks */
  endOtherSessions: { id: 'endOtherSessions', method: 'DELETE', path: '/api/permission/Users/Current/Sessions', effect: 'session' },
  /** End another session of the person */
  endOwnSession: { id: 'endOwnSession', method: 'DELETE', path: '/api/permission/Users/Current/Sessions/{id}', effect: 'session' },
  /** Make a signature the default */
  setDefaultSignature: { id: 'setDefaultSignature', method: 'PUT', path: '/api/permission/Users/Current/{id}/SignImg', effect: 'update' },
  /** Delete a signature */
  removeSignature: { id: 'removeSignature', method: 'DELETE', path: '/api/permission/Users/Current/{id}/SignImg', effect: 'delete' },
} as const;
