// Written by codegen/generate.ts from spec/. Do not edit: change the description and run "npm run generate".
export const sendConfigOperations = {
  /** Sending configurations */
  listSendMessageConfigs: { id: 'listSendMessageConfigs', method: 'GET', path: '/api/message/SendMessageConfig', effect: 'read' },
  /** Add a sending configuration */
  createSendMessageConfig: { id: 'createSendMessageConfig', method: 'POST', path: '/api/message/SendMessageConfig', effect: 'create', body: 'json' },
  /** One sending configuration */
  getSendMessageConfig: { id: 'getSendMessageConfig', method: 'GET', path: '/api/message/SendMessageConfig/{id}', effect: 'read' },
  /** Change a sending configuration */
  updateSendMessageConfig: { id: 'updateSendMessageConfig', method: 'PUT', path: '/api/message/SendMessageConfig/{id}', effect: 'update', body: 'json' },
  /** Delete a sending configuration */
  removeSendMessageConfig: { id: 'removeSendMessageConfig', method: 'DELETE', path: '/api/message/SendMessageConfig/{id}', effect: 'delete' },
  /** Copy a sending configuration under a new name and code */
  copySendMessageConfig: { id: 'copySendMessageConfig', method: 'POST', path: '/api/message/SendMessageConfig/copy/{id}', effect: 'create' },
  /** Sending configurations to choose from */
  listSendMessageConfigOptions: { id: 'listSendMessageConfigOptions', method: 'GET', path: '/api/message/SendMessageConfig/getSendConfigList', effect: 'read' },
  /** Channels of a sending configuration with the parameters a test fills in */
  getSendMessageTest: { id: 'getSendMessageTest', method: 'POST', path: '/api/message/SendMessageConfig/getTestConfig/{id}', effect: 'read' },
  /** Send through the channels of a sending configuration to try it */
  testSendMessageConfig: { id: 'testSendMessageConfig', method: 'POST', path: '/api/message/SendMessageConfig/testSendConfig', effect: 'external', body: 'json' },
} as const;
