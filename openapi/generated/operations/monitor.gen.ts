// Written by codegen/generate.ts from spec/. Do not edit: change the description and run "npm run generate".
export const monitorOperations = {
  /** Who is signed in */
  listOnlineUsers: { id: 'listOnlineUsers', method: 'GET', path: '/api/system/OnlineUser', effect: 'read', reads: ['session', 'user', 'organization'] },
  /** End every session of several people */
  signOutUsers: { id: 'signOutUsers', method: 'DELETE', path: '/api/system/OnlineUser', effect: 'delete', writes: ['session'], body: 'json' },
  /** End every session of a person */
  signOutUser: { id: 'signOutUser', method: 'DELETE', path: '/api/system/OnlineUser/{id}', effect: 'delete', writes: ['session'] },
  /** Load of the machine the server runs on */
  getServerState: { id: 'getServerState', method: 'GET', path: '/api/system/Monitor', effect: 'read', reads: ['serverState'] },
  /** What everybody did, newest first */
  listLogs: { id: 'listLogs', method: 'GET', path: '/api/system/Log', effect: 'read', reads: ['log'] },
  /** Delete some rows of the log */
  removeLogs: { id: 'removeLogs', method: 'DELETE', path: '/api/system/Log', effect: 'delete', writes: ['log'], body: 'json' },
  /** One row of the log, with what was changed */
  getLog: { id: 'getLog', method: 'GET', path: '/api/system/Log/{id}', effect: 'read', reads: ['log'] },
  /** Delete every row of a category */
  clearLogs: { id: 'clearLogs', method: 'DELETE', path: '/api/system/Log/{id}', effect: 'delete', writes: ['log'] },
} as const;
