// Written by codegen/generate.ts from spec/. Do not edit: change the description and run "npm run generate".
export const monitorOperations = {
  /** Who is signed in */
  listOnlineUsers: { id: 'listOnlineUsers', method: 'GET', path: '/api/system/OnlineUser', effect: 'read' },
  /** End every session of several people */
  signOutUsers: { id: 'signOutUsers', method: 'DELETE', path: '/api/system/OnlineUser', effect: 'delete', body: 'json' },
  /** End every session of a person */
  signOutUser: { id: 'signOutUser', method: 'DELETE', path: '/api/system/OnlineUser/{id}', effect: 'delete' },
  /** Load of the machine the server runs on */
  getServerState: { id: 'getServerState', method: 'GET', path: '/api/system/Monitor', effect: 'read' },
  /** What everybody did, newest first */
  listLogs: { id: 'listLogs', method: 'GET', path: '/api/system/Log', effect: 'read' },
  /** Delete some rows of the log */
  removeLogs: { id: 'removeLogs', method: 'DELETE', path: '/api/system/Log', effect: 'delete', body: 'json' },
  /** One row of the log, with what was changed */
  getLog: { id: 'getLog', method: 'GET', path: '/api/system/Log/{id}', effect: 'read' },
  /** Delete every row of a category */
  clearLogs: { id: 'clearLogs', method: 'DELETE', path: '/api/system/Log/{id}', effect: 'delete' },
} as const;
