// Written by codegen/generate.ts from spec/. Do not edit: change the description and run "npm run generate".
export const messageMonitorOperations = {
  /** Messages that were sent, the newest first */
  listSentMessages: { id: 'listSentMessages', method: 'GET', path: '/api/message/MessageMonitor', effect: 'read', reads: ['sentMessage'] },
  /** One message that was sent */
  getSentMessage: { id: 'getSentMessage', method: 'GET', path: '/api/message/MessageMonitor/detail/{id}', effect: 'read', reads: ['sentMessage'] },
  /** Delete entries of the monitor */
  removeSentMessages: { id: 'removeSentMessages', method: 'DELETE', path: '/api/message/MessageMonitor/batchRemove', effect: 'delete', writes: ['sentMessage'], body: 'json' },
  /** Delete every entry of the monitor */
  clearSentMessages: { id: 'clearSentMessages', method: 'DELETE', path: '/api/message/MessageMonitor/empty', effect: 'delete', writes: ['sentMessage'] },
} as const;
