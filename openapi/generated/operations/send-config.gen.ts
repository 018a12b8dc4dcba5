// Written by codegen/generate.ts from spec/. Do not edit: change the description and run "npm run generate".
export const sendConfigOperations = {
  /** Sending configurations */
  listSendMessageConfigs: { id: 'listSendMessageConfigs', method: 'GET', path: '/api/message/SendMessageConfig', effect: 'read', reads: ['sendConfig', 'user'] },
  /** Add a sending configuration */
  createSendMessageConfig: { id: 'createSendMessageConfig', method: 'POST', path: '/api/message/SendMessageConfig', effect: 'create', writes: ['sendConfig'], body: 'json' },
  /** One sending configuration */
  getSendMessageConfig: { id: 'getSendMessageConfig', method: 'GET', path: '/api/message/SendMessageConfig/{id}', effect: 'read', reads: ['sendConfig', 'messageTemplate', 'messageAccount'] },
  /** Change a sending configuration */
  updateSendMessageConfig: { id: 'updateSendMessageConfig', method: 'PUT', path: '/api/message/SendMessageConfig/{id}', effect: 'update', writes: ['sendConfig'], body: 'json' },
  /** Delete a sending configuration */
  removeSendMessageConfig: { id: 'removeSendMessageConfig', method: 'DELETE', path: '/api/message/SendMessageConfig/{id}', effect: 'delete', writes: ['sendConfig'] },
  /** Copy a sending configuration under a new name and code */
  copySendMessageConfig: { id: 'copySendMessageConfig', method: 'POST', path: '/api/message/SendMessageConfig/copy/{id}', effect: 'create', writes: ['sendConfig'] },
  /** Sending configurations to choose from */
  listSendMessageConfigOptions: { id: 'listSendMessageConfigOptions', method: 'GET', path: '/api/message/SendMessageConfig/getSendConfigList', effect: 'read', reads: ['sendConfig'] },
  /** Channels of a sending configuration with the parameters a test fills in */
  getSendMessageTest: { id: 'getSendMessageTest', method: 'POST', path: '/api/message/SendMessageConfig/getTestConfig/{id}', effect: 'read', reads: ['sendConfig', 'messageTemplate', 'messageAccount'] },
  /** Send through the channels of a sending configuration to try it */
  testSendMessageConfig: { id: 'testSendMessageConfig', method: 'POST', path: '/api/message/SendMessageConfig/testSendConfig', effect: 'external', writes: ['sentMessage', 'message'], body: 'json' },
} as const;
