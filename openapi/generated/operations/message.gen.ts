// Written by codegen/generate.ts from spec/. Do not edit: change the description and run "npm run generate".
export const messageOperations = {
  /** Messages for the caller, newest first */
  listMessages: { id: 'listMessages', method: 'GET', path: '/api/message', effect: 'read' },
  /** Write a notice; it is a draft until it is released */
  createNotice: { id: 'createNotice', method: 'POST', path: '/api/message', effect: 'create', body: 'json' },
  /** Open a message; it counts as read from then on */
  readMessage: { id: 'readMessage', method: 'GET', path: '/api/message/ReadInfo/{id}', effect: 'update' },
  /** Mark the messages of a filter as read */
  readAllMessages: { id: 'readAllMessages', method: 'POST', path: '/api/message/Actions/ReadAll', effect: 'update', body: 'json' },
  /** Recent conversations, newest first */
  listConversations: { id: 'listConversations', method: 'GET', path: '/api/message/imreply', effect: 'read' },
  /** Delete what was said with somebody, for the caller only */
  removeChatRecords: { id: 'removeChatRecords', method: 'DELETE', path: '/api/message/imreply/deleteChatRecord/{id}', effect: 'delete' },
  /** Take a conversation out of the recent ones until the next message */
  removeConversation: { id: 'removeConversation', method: 'DELETE', path: '/api/message/imreply/relocation/{id}', effect: 'delete' },
  /** Take messages out of the own list */
  removeMessages: { id: 'removeMessages', method: 'DELETE', path: '/api/message/Record', effect: 'delete', body: 'json' },
  /** Notices in every state */
  listNotices: { id: 'listNotices', method: 'POST', path: '/api/message/Notice', effect: 'create', body: 'json' },
  /** Number of people a notice would reach */
  countNoticeReaders: { id: 'countNoticeReaders', method: 'POST', path: '/api/message/Notice/Actions/Count', effect: 'read', body: 'json' },
  /** One notice, to edit it */
  getNotice: { id: 'getNotice', method: 'GET', path: '/api/message/{id}', effect: 'read' },
  /** Change a notice that is not released */
  updateNotice: { id: 'updateNotice', method: 'PUT', path: '/api/message/{id}', effect: 'update', body: 'json' },
  /** Delete a notice */
  removeNotice: { id: 'removeNotice', method: 'DELETE', path: '/api/message/{id}', effect: 'delete' },
  /** Send a notice to its receivers */
  releaseNotice: { id: 'releaseNotice', method: 'PUT', path: '/api/message/{id}/Actions/Release', effect: 'update' },
  /** How many messages of each type are unread */
  getUnreadCounts: { id: 'getUnreadCounts', method: 'GET', path: '/api/message/getUnReadMsgNum', effect: 'read' },
  /** People to talk to */
  listChatContacts: { id: 'listChatContacts', method: 'GET', path: '/api/permission/Users/ImUser', effect: 'read' },
} as const;
