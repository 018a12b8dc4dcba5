// Written by codegen/generate.ts from spec/. Do not edit: change the description and run "npm run generate".
export const messageTemplateOperations = {
  /** Message templates */
  listMessageTemplates: { id: 'listMessageTemplates', method: 'GET', path: '/api/message/MessageTemplateConfig', effect: 'read', reads: ['messageTemplate', 'user'] },
  /** Add a template */
  createMessageTemplate: { id: 'createMessageTemplate', method: 'POST', path: '/api/message/MessageTemplateConfig', effect: 'create', writes: ['messageTemplate'], body: 'json' },
  /** One template */
  getMessageTemplate: { id: 'getMessageTemplate', method: 'GET', path: '/api/message/MessageTemplateConfig/{id}', effect: 'read', reads: ['messageTemplate'] },
  /** Change a template */
  updateMessageTemplate: { id: 'updateMessageTemplate', method: 'PUT', path: '/api/message/MessageTemplateConfig/{id}', effect: 'update', writes: ['messageTemplate'], body: 'json' },
  /** Delete a template */
  removeMessageTemplate: { id: 'removeMessageTemplate', method: 'DELETE', path: '/api/message/MessageTemplateConfig/{id}', effect: 'delete', writes: ['messageTemplate'] },
  /** Copy a template under a new name and code */
  copyMessageTemplate: { id: 'copyMessageTemplate', method: 'POST', path: '/api/message/MessageTemplateConfig/copy/{id}', effect: 'create', writes: ['messageTemplate'] },
  /** Sending configurations that name a template */
  listMessageTemplateUsages: { id: 'listMessageTemplateUsages', method: 'GET', path: '/api/message/MessageTemplateConfig/{id}/Usages', effect: 'read', reads: ['sendConfig'] },
  /** One of four lists the templates choose from */
  listMessageTypes: { id: 'listMessageTypes', method: 'GET', path: '/api/message/MessageDataType/getTypeList/{id}', effect: 'read', reads: ['messageType'] },
} as const;
