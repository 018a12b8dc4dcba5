// Written by codegen/generate.ts from spec/. Do not edit: change the description and run "npm run generate".
export const messageOperations = {
  /** Messages for the caller, newest first */
  listMessages: { id: 'listMessages', method: 'GET', path: '/api/message', effect: 'read', reads: ['message'] },
  /** Write a notice; it is a draft until it is released */
  createNotice: { id: 'createNotice', method: 'POST', path: '/api/message', effect: 'create', writes: ['notice'], body: 'json' },
  /** Open a message; it counts as read from then on */
  readMessage: { id: 'readMessage', method: 'GET', path: '/api/message/ReadInfo/{id}', effect: 'update', reads: ['message'], writes: ['message'] },
  /** Mark the messages of a filter as read */
  readAllMessages: { id: 'readAllMessages', method: 'POST', path: '/api/message/Actions/ReadAll', effect: 'update', writes: ['message'], body: 'json' },
  /** Recent conversations, newest first */
  listConversations: { id: 'listConversations', method: 'GET', path: '/api/message/imreply', effect: 'read', reads: ['chat', 'user'] },
  /** Delete what was said with somebody, for the caller only */
  removeChatRecords: { id: 'removeChatRecords', method: 'DELETE', path: '/api/message/imreply/deleteChatRecord/{id}', effect: 'delete', writes: ['chat'] },
  /** Take a conversation out of the recent ones until the next message */
  removeConversation: { id: 'removeConversation', method: 'DELETE', path: '/api/message/imreply/relocation/{id}', effect: 'delete', writes: ['chat'] },
  /** Take messages out of the own list */
  removeMessages: { id: 'removeMessages', method: 'DELETE', path: '/api/message/Record', effect: 'delete', writes: ['message'], body: 'json' },
  /** Notices in every state */
  listNotices: { id: 'listNotices', method: 'POST', path: '/api/message/Notice', effect: 'create', reads: ['notice', 'user'], writes: ['message'], body: 'json' },
  /** Number of people a notice would reach */
  countNoticeReaders: { id: 'countNoticeReaders', method: 'POST', path: '/api/message/Notice/Actions/Count', effect: 'read', reads: ['user', 'organization', 'position', 'role', 'group'], body: 'json' },
  /** One notice, to edit it */
  getNotice: { id: 'getNotice', method: 'GET', path: '/api/message/{id}', effect: 'read', reads: ['notice'] },
  /** Change a notice that is not released */
  updateNotice: { id: 'updateNotice', method: 'PUT', path: '/api/message/{id}', effect: 'update', writes: ['notice'], body: 'json' },
  /** Delete a notice */
  removeNotice: { id: 'removeNotice', method: 'DELETE', path: '/api/message/{id}', effect: 'delete', writes: ['notice', 'message'] },
  /** Send a notice to its receivers */
  releaseNotice: { id: 'releaseNotice', method: 'PUT', path: '/api/message/{id}/Actions/Release', effect: 'update', writes: ['notice', 'message'] },
  /** How many messages of each type are unread */
  getUnreadCounts: { id: 'getUnreadCounts', method: 'GET', path: '/api/message/getUnReadMsgNum', effect: 'read', reads: ['message'] },
  /** People to talk to */
  listChatContacts: { id: 'listChatContacts', method: 'GET', path: '/api/permission/Users/ImUser', effect: 'read', reads: ['user'] },
} as const;
