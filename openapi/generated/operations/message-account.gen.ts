// Written by codegen/generate.ts from spec/. Do not edit: change the description and run "npm run generate".
export const messageAccountOperations = {
  /** Accounts messages are sent through */
  listMessageAccounts: { id: 'listMessageAccounts', method: 'GET', path: '/api/message/AccountConfig', effect: 'read', reads: ['messageAccount', 'user'] },
  /** Add an account */
  createMessageAccount: { id: 'createMessageAccount', method: 'POST', path: '/api/message/AccountConfig', effect: 'create', writes: ['messageAccount'], body: 'json' },
  /** One account, its secrets empty */
  getMessageAccount: { id: 'getMessageAccount', method: 'GET', path: '/api/message/AccountConfig/{id}', effect: 'read', reads: ['messageAccount'] },
  /** Change an account */
  updateMessageAccount: { id: 'updateMessageAccount', method: 'PUT', path: '/api/message/AccountConfig/{id}', effect: 'update', writes: ['messageAccount'], body: 'json' },
  /** Delete an account */
  removeMessageAccount: { id: 'removeMessageAccount', method: 'DELETE', path: '/api/message/AccountConfig/{id}', effect: 'delete', writes: ['messageAccount'] },
  /** Sending configurations that name an account */
  listMessageAccountUsages: { id: 'listMessageAccountUsages', method: 'GET', path: '/api/message/AccountConfig/{id}/Usages', effect: 'read', reads: ['sendConfig'] },
  /** Copy an account under a new name and code */
  copyMessageAccount: { id: 'copyMessageAccount', method: 'POST', path: '/api/message/AccountConfig/copy/{id}', effect: 'create', writes: ['messageAccount'] },
  /** Try a mail account by sending */
  testMailAccount: { id: 'testMailAccount', method: 'POST', path: '/api/message/AccountConfig/testSendMail', effect: 'external', body: 'json' },
  /** Try an account at WeChat Work */
  testWeChatAccount: { id: 'testWeChatAccount', method: 'POST', path: '/api/message/AccountConfig/testQyWebChatConnect', effect: 'external', body: 'json' },
  /** Try an account at DingTalk */
  testDingTalkAccount: { id: 'testDingTalkAccount', method: 'POST', path: '/api/message/AccountConfig/testDingTalkConnect', effect: 'external', body: 'json' },
} as const;
