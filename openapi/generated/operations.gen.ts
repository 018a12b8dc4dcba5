// Written by codegen/generate.ts from spec/. Do not edit: change the description and run "npm run generate".
import type { operations } from './types.gen.ts';

export { oauthOperations } from './operations/oauth.gen.ts';
export { currentUserOperations } from './operations/current-user.gen.ts';
export { messageOperations } from './operations/message.gen.ts';
export { messageTemplateOperations } from './operations/message-template.gen.ts';
export { messageAccountOperations } from './operations/message-account.gen.ts';
export { sendConfigOperations } from './operations/send-config.gen.ts';
export { messageMonitorOperations } from './operations/message-monitor.gen.ts';
export { fileOperations } from './operations/file.gen.ts';
export { importOperations } from './operations/import.gen.ts';
export { dictionaryOperations } from './operations/dictionary.gen.ts';
export { billRuleOperations } from './operations/bill-rule.gen.ts';
export { areaOperations } from './operations/area.gen.ts';
export { scheduleOperations } from './operations/schedule.gen.ts';
export { dataInterfaceOperations } from './operations/data-interface.gen.ts';
export { systemConfigOperations } from './operations/system-config.gen.ts';
export { thirdPartySyncOperations } from './operations/third-party-sync.gen.ts';
export { organizationOperations } from './operations/organization.gen.ts';
export { groupOperations } from './operations/group.gen.ts';
export { positionOperations } from './operations/position.gen.ts';
export { roleOperations } from './operations/role.gen.ts';
export { userOperations } from './operations/user.gen.ts';
export { authorityOperations } from './operations/authority.gen.ts';
export { gradeOperations } from './operations/grade.gen.ts';
export { memberOperations } from './operations/member.gen.ts';
export { menuOperations } from './operations/menu.gen.ts';
export { columnSettingOperations } from './operations/column-setting.gen.ts';
export { modelOperations } from './operations/model.gen.ts';
export { recordOperations } from './operations/record.gen.ts';
export { printOperations } from './operations/print.gen.ts';
export { portalOperations } from './operations/portal.gen.ts';
export { workflowOperations } from './operations/workflow.gen.ts';
export { monitorOperations } from './operations/monitor.gen.ts';

/** Arguments of each operation, and the `data` of a good answer (`never` where a command has no result). */
export interface OperationShapes {
  login: {
    path: undefined;
    query: undefined;
    body: operations['login']['requestBody']['content']['application/x-www-form-urlencoded'];
    data: NonNullable<operations['login']['responses'][200]['content']['application/json']['data']>;
  };
  logout: {
    path: undefined;
    query: undefined;
    body: undefined;
    data: null;
  };
  lockScreen: {
    path: undefined;
    query: undefined;
    body: operations['lockScreen']['requestBody']['content']['application/json'];
    data: null;
  };
  updatePasswordMessage: {
    path: undefined;
    query: undefined;
    body: NonNullable<operations['updatePasswordMessage']['requestBody']>['content']['application/json'] | undefined;
    data: null;
  };
  getAccountConfig: {
    path: operations['getAccountConfig']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: NonNullable<operations['getAccountConfig']['responses'][200]['content']['application/json']['data']>;
  };
  getPasswordCaptcha: {
    path: operations['getPasswordCaptcha']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: Blob;
  };
  getLoginCaptcha: {
    path: operations['getLoginCaptcha']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: Blob;
  };
  getSpokenCaptcha: {
    path: operations['getSpokenCaptcha']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: Blob;
  };
  getLoginConfig: {
    path: undefined;
    query: undefined;
    body: undefined;
    data: NonNullable<operations['getLoginConfig']['responses'][200]['content']['application/json']['data']>;
  };
  createLoginTicket: {
    path: undefined;
    query: undefined;
    body: undefined;
    data: NonNullable<operations['createLoginTicket']['responses'][200]['content']['application/json']['data']>;
  };
  getLoginTicketStatus: {
    path: operations['getLoginTicketStatus']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: NonNullable<operations['getLoginTicketStatus']['responses'][200]['content']['application/json']['data']>;
  };
  getCurrentUser: {
    path: undefined;
    query: undefined;
    body: undefined;
    data: NonNullable<operations['getCurrentUser']['responses'][200]['content']['application/json']['data']>;
  };
  updateSystemTheme: {
    path: undefined;
    query: undefined;
    body: operations['updateSystemTheme']['requestBody']['content']['application/json'];
    data: null;
  };
  updateSystemLanguage: {
    path: undefined;
    query: undefined;
    body: operations['updateSystemLanguage']['requestBody']['content']['application/json'];
    data: null;
  };
  switchMajor: {
    path: undefined;
    query: undefined;
    body: operations['switchMajor']['requestBody']['content']['application/json'];
    data: null;
  };
  updateAvatar: {
    path: operations['updateAvatar']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: null;
  };
  getBaseInfo: {
    path: undefined;
    query: undefined;
    body: undefined;
    data: NonNullable<operations['getBaseInfo']['responses'][200]['content']['application/json']['data']>;
  };
  updateBaseInfo: {
    path: undefined;
    query: undefined;
    body: operations['updateBaseInfo']['requestBody']['content']['application/json'];
    data: null;
  };
  modifyPassword: {
    path: undefined;
    query: undefined;
    body: operations['modifyPassword']['requestBody']['content']['application/json'];
    data: null;
  };
  listOwnSubordinates: {
    path: operations['listOwnSubordinates']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: NonNullable<operations['listOwnSubordinates']['responses'][200]['content']['application/json']['data']>;
  };
  getOwnAuthorization: {
    path: undefined;
    query: undefined;
    body: undefined;
    data: NonNullable<operations['getOwnAuthorization']['responses'][200]['content']['application/json']['data']>;
  };
  listSystemLogs: {
    path: undefined;
    query: Omit<NonNullable<operations['listSystemLogs']['parameters']['query']>, 'n'>;
    body: undefined;
    data: NonNullable<operations['listSystemLogs']['responses'][200]['content']['application/json']['data']>;
  };
  listOwnOrganizations: {
    path: undefined;
    query: undefined;
    body: undefined;
    data: NonNullable<operations['listOwnOrganizations']['responses'][200]['content']['application/json']['data']>;
  };
  listOwnPositions: {
    path: undefined;
    query: undefined;
    body: undefined;
    data: NonNullable<operations['listOwnPositions']['responses'][200]['content']['application/json']['data']>;
  };
  listOwnRoles: {
    path: undefined;
    query: undefined;
    body: undefined;
    data: NonNullable<operations['listOwnRoles']['responses'][200]['content']['application/json']['data']>;
  };
  listSignatures: {
    path: undefined;
    query: undefined;
    body: undefined;
    data: NonNullable<operations['listSignatures']['responses'][200]['content']['application/json']['data']>;
  };
  createSignature: {
    path: undefined;
    query: undefined;
    body: operations['createSignature']['requestBody']['content']['application/json'];
    data: null;
  };
  listOwnSessions: {
    path: undefined;
    query: undefined;
    body: undefined;
    data: NonNullable<operations['listOwnSessions']['responses'][200]['content']['application/json']['data']>;
  };
  endOtherSessions: {
    path: undefined;
    query: undefined;
    body: undefined;
    data: null;
  };
  endOwnSession: {
    path: operations['endOwnSession']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: null;
  };
  setDefaultSignature: {
    path: operations['setDefaultSignature']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: null;
  };
  removeSignature: {
    path: operations['removeSignature']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: null;
  };
  listMessages: {
    path: undefined;
    query: Omit<NonNullable<operations['listMessages']['parameters']['query']>, 'n'>;
    body: undefined;
    data: NonNullable<operations['listMessages']['responses'][200]['content']['application/json']['data']>;
  };
  createNotice: {
    path: undefined;
    query: undefined;
    body: operations['createNotice']['requestBody']['content']['application/json'];
    data: null;
  };
  readMessage: {
    path: operations['readMessage']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: NonNullable<operations['readMessage']['responses'][200]['content']['application/json']['data']>;
  };
  readAllMessages: {
    path: undefined;
    query: Omit<NonNullable<operations['readAllMessages']['parameters']['query']>, 'n'>;
    body: operations['readAllMessages']['requestBody']['content']['application/json'];
    data: null;
  };
  listConversations: {
    path: undefined;
    query: undefined;
    body: undefined;
    data: NonNullable<operations['listConversations']['responses'][200]['content']['application/json']['data']>;
  };
  removeChatRecords: {
    path: operations['removeChatRecords']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: null;
  };
  removeConversation: {
    path: operations['removeConversation']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: null;
  };
  removeMessages: {
    path: undefined;
    query: undefined;
    body: operations['removeMessages']['requestBody']['content']['application/json'];
    data: null;
  };
  listNotices: {
    path: undefined;
    query: undefined;
    body: operations['listNotices']['requestBody']['content']['application/json'];
    data: NonNullable<operations['listNotices']['responses'][200]['content']['application/json']['data']>;
  };
  countNoticeReaders: {
    path: undefined;
    query: undefined;
    body: operations['countNoticeReaders']['requestBody']['content']['application/json'];
    data: NonNullable<operations['countNoticeReaders']['responses'][200]['content']['application/json']['data']>;
  };
  getNotice: {
    path: operations['getNotice']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: NonNullable<operations['getNotice']['responses'][200]['content']['application/json']['data']>;
  };
  updateNotice: {
    path: operations['updateNotice']['parameters']['path'];
    query: undefined;
    body: operations['updateNotice']['requestBody']['content']['application/json'];
    data: null;
  };
  removeNotice: {
    path: operations['removeNotice']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: null;
  };
  releaseNotice: {
    path: operations['releaseNotice']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: null;
  };
  getUnreadCounts: {
    path: undefined;
    query: undefined;
    body: undefined;
    data: NonNullable<operations['getUnreadCounts']['responses'][200]['content']['application/json']['data']>;
  };
  listChatContacts: {
    path: undefined;
    query: Omit<NonNullable<operations['listChatContacts']['parameters']['query']>, 'n'>;
    body: undefined;
    data: NonNullable<operations['listChatContacts']['responses'][200]['content']['application/json']['data']>;
  };
  listMessageTemplates: {
    path: undefined;
    query: Omit<NonNullable<operations['listMessageTemplates']['parameters']['query']>, 'n'>;
    body: undefined;
    data: NonNullable<operations['listMessageTemplates']['responses'][200]['content']['application/json']['data']>;
  };
  createMessageTemplate: {
    path: undefined;
    query: undefined;
    body: operations['createMessageTemplate']['requestBody']['content']['application/json'];
    data: null;
  };
  getMessageTemplate: {
    path: operations['getMessageTemplate']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: NonNullable<operations['getMessageTemplate']['responses'][200]['content']['application/json']['data']>;
  };
  updateMessageTemplate: {
    path: operations['updateMessageTemplate']['parameters']['path'];
    query: undefined;
    body: operations['updateMessageTemplate']['requestBody']['content']['application/json'];
    data: null;
  };
  removeMessageTemplate: {
    path: operations['removeMessageTemplate']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: null;
  };
  copyMessageTemplate: {
    path: operations['copyMessageTemplate']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: null;
  };
  listMessageTemplateUsages: {
    path: operations['listMessageTemplateUsages']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: NonNullable<operations['listMessageTemplateUsages']['responses'][200]['content']['application/json']['data']>;
  };
  listMessageAccounts: {
    path: undefined;
    query: Omit<NonNullable<operations['listMessageAccounts']['parameters']['query']>, 'n'>;
    body: undefined;
    data: NonNullable<operations['listMessageAccounts']['responses'][200]['content']['application/json']['data']>;
  };
  createMessageAccount: {
    path: undefined;
    query: undefined;
    body: operations['createMessageAccount']['requestBody']['content']['application/json'];
    data: null;
  };
  getMessageAccount: {
    path: operations['getMessageAccount']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: NonNullable<operations['getMessageAccount']['responses'][200]['content']['application/json']['data']>;
  };
  updateMessageAccount: {
    path: operations['updateMessageAccount']['parameters']['path'];
    query: undefined;
    body: operations['updateMessageAccount']['requestBody']['content']['application/json'];
    data: null;
  };
  removeMessageAccount: {
    path: operations['removeMessageAccount']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: null;
  };
  listMessageAccountUsages: {
    path: operations['listMessageAccountUsages']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: NonNullable<operations['listMessageAccountUsages']['responses'][200]['content']['application/json']['data']>;
  };
  copyMessageAccount: {
    path: operations['copyMessageAccount']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: null;
  };
  testMailAccount: {
    path: undefined;
    query: undefined;
    body: operations['testMailAccount']['requestBody']['content']['application/json'];
    data: null;
  };
  testWeChatAccount: {
    path: undefined;
    query: undefined;
    body: operations['testWeChatAccount']['requestBody']['content']['application/json'];
    data: null;
  };
  testDingTalkAccount: {
    path: undefined;
    query: undefined;
    body: operations['testDingTalkAccount']['requestBody']['content']['application/json'];
    data: null;
  };
  listMessageTypes: {
    path: operations['listMessageTypes']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: NonNullable<operations['listMessageTypes']['responses'][200]['content']['application/json']['data']>;
  };
  listSendMessageConfigs: {
    path: undefined;
    query: Omit<NonNullable<operations['listSendMessageConfigs']['parameters']['query']>, 'n'>;
    body: undefined;
    data: NonNullable<operations['listSendMessageConfigs']['responses'][200]['content']['application/json']['data']>;
  };
  createSendMessageConfig: {
    path: undefined;
    query: undefined;
    body: operations['createSendMessageConfig']['requestBody']['content']['application/json'];
    data: null;
  };
  getSendMessageConfig: {
    path: operations['getSendMessageConfig']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: NonNullable<operations['getSendMessageConfig']['responses'][200]['content']['application/json']['data']>;
  };
  updateSendMessageConfig: {
    path: operations['updateSendMessageConfig']['parameters']['path'];
    query: undefined;
    body: operations['updateSendMessageConfig']['requestBody']['content']['application/json'];
    data: null;
  };
  removeSendMessageConfig: {
    path: operations['removeSendMessageConfig']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: null;
  };
  copySendMessageConfig: {
    path: operations['copySendMessageConfig']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: null;
  };
  listSendMessageConfigOptions: {
    path: undefined;
    query: Omit<NonNullable<operations['listSendMessageConfigOptions']['parameters']['query']>, 'n'>;
    body: undefined;
    data: NonNullable<operations['listSendMessageConfigOptions']['responses'][200]['content']['application/json']['data']>;
  };
  getSendMessageTest: {
    path: operations['getSendMessageTest']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: NonNullable<operations['getSendMessageTest']['responses'][200]['content']['application/json']['data']>;
  };
  testSendMessageConfig: {
    path: undefined;
    query: undefined;
    body: operations['testSendMessageConfig']['requestBody']['content']['application/json'];
    data: NonNullable<operations['testSendMessageConfig']['responses'][200]['content']['application/json']['data']>;
  };
  listSentMessages: {
    path: undefined;
    query: Omit<NonNullable<operations['listSentMessages']['parameters']['query']>, 'n'>;
    body: undefined;
    data: NonNullable<operations['listSentMessages']['responses'][200]['content']['application/json']['data']>;
  };
  getSentMessage: {
    path: operations['getSentMessage']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: NonNullable<operations['getSentMessage']['responses'][200]['content']['application/json']['data']>;
  };
  removeSentMessages: {
    path: undefined;
    query: undefined;
    body: operations['removeSentMessages']['requestBody']['content']['application/json'];
    data: null;
  };
  clearSentMessages: {
    path: undefined;
    query: undefined;
    body: undefined;
    data: null;
  };
  uploadFile: {
    path: operations['uploadFile']['parameters']['path'];
    query: undefined;
    body: operations['uploadFile']['requestBody']['content']['multipart/form-data'];
    data: NonNullable<operations['uploadFile']['responses'][200]['content']['application/json']['data']>;
  };
  getImage: {
    path: operations['getImage']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: Blob;
  };
  createDownloadLink: {
    path: operations['createDownloadLink']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: NonNullable<operations['createDownloadLink']['responses'][200]['content']['application/json']['data']>;
  };
  downloadFile: {
    path: undefined;
    query: Omit<NonNullable<operations['downloadFile']['parameters']['query']>, 'n'>;
    body: undefined;
    data: Blob;
  };
  packFiles: {
    path: operations['packFiles']['parameters']['path'];
    query: undefined;
    body: operations['packFiles']['requestBody']['content']['application/json'];
    data: NonNullable<operations['packFiles']['responses'][200]['content']['application/json']['data']>;
  };
  getPreviewAddress: {
    path: undefined;
    query: Omit<NonNullable<operations['getPreviewAddress']['parameters']['query']>, 'n'>;
    body: undefined;
    data: NonNullable<operations['getPreviewAddress']['responses'][200]['content']['application/json']['data']>;
  };
  checkChunk: {
    path: undefined;
    query: Omit<NonNullable<operations['checkChunk']['parameters']['query']>, 'n'>;
    body: undefined;
    data: NonNullable<operations['checkChunk']['responses'][200]['content']['application/json']['data']>;
  };
  uploadChunk: {
    path: undefined;
    query: undefined;
    body: operations['uploadChunk']['requestBody']['content']['multipart/form-data'];
    data: NonNullable<operations['uploadChunk']['responses'][200]['content']['application/json']['data']>;
  };
  mergeChunks: {
    path: undefined;
    query: undefined;
    body: operations['mergeChunks']['requestBody']['content']['application/x-www-form-urlencoded'];
    data: NonNullable<operations['mergeChunks']['responses'][200]['content']['application/json']['data']>;
  };
  uploadImportFile: {
    path: operations['uploadImportFile']['parameters']['path'];
    query: undefined;
    body: operations['uploadImportFile']['requestBody']['content']['multipart/form-data'];
    data: NonNullable<operations['uploadImportFile']['responses'][200]['content']['application/json']['data']>;
  };
  downloadImportTemplate: {
    path: operations['downloadImportTemplate']['parameters']['path'];
    query: Omit<NonNullable<operations['downloadImportTemplate']['parameters']['query']>, 'n'>;
    body: undefined;
    data: NonNullable<operations['downloadImportTemplate']['responses'][200]['content']['application/json']['data']>;
  };
  previewImport: {
    path: operations['previewImport']['parameters']['path'];
    query: Omit<NonNullable<operations['previewImport']['parameters']['query']>, 'n'>;
    body: undefined;
    data: NonNullable<operations['previewImport']['responses'][200]['content']['application/json']['data']>;
  };
  importRows: {
    path: operations['importRows']['parameters']['path'];
    query: Omit<NonNullable<operations['importRows']['parameters']['query']>, 'n'>;
    body: operations['importRows']['requestBody']['content']['application/json'];
    data: NonNullable<operations['importRows']['responses'][200]['content']['application/json']['data']>;
  };
  exportImportErrors: {
    path: operations['exportImportErrors']['parameters']['path'];
    query: undefined;
    body: operations['exportImportErrors']['requestBody']['content']['application/json'];
    data: NonNullable<operations['exportImportErrors']['responses'][200]['content']['application/json']['data']>;
  };
  uploadRecordImportFile: {
    path: undefined;
    query: undefined;
    body: operations['uploadRecordImportFile']['requestBody']['content']['multipart/form-data'];
    data: NonNullable<operations['uploadRecordImportFile']['responses'][200]['content']['application/json']['data']>;
  };
  downloadRecordImportTemplate: {
    path: operations['downloadRecordImportTemplate']['parameters']['path'];
    query: Omit<NonNullable<operations['downloadRecordImportTemplate']['parameters']['query']>, 'n'>;
    body: undefined;
    data: NonNullable<operations['downloadRecordImportTemplate']['responses'][200]['content']['application/json']['data']>;
  };
  previewRecordImport: {
    path: operations['previewRecordImport']['parameters']['path'];
    query: Omit<NonNullable<operations['previewRecordImport']['parameters']['query']>, 'n'>;
    body: undefined;
    data: NonNullable<operations['previewRecordImport']['responses'][200]['content']['application/json']['data']>;
  };
  importRecords: {
    path: operations['importRecords']['parameters']['path'];
    query: Omit<NonNullable<operations['importRecords']['parameters']['query']>, 'n'>;
    body: operations['importRecords']['requestBody']['content']['application/json'];
    data: NonNullable<operations['importRecords']['responses'][200]['content']['application/json']['data']>;
  };
  exportRecordImportErrors: {
    path: operations['exportRecordImportErrors']['parameters']['path'];
    query: undefined;
    body: operations['exportRecordImportErrors']['requestBody']['content']['application/json'];
    data: NonNullable<operations['exportRecordImportErrors']['responses'][200]['content']['application/json']['data']>;
  };
  listDictionaryCategories: {
    path: undefined;
    query: undefined;
    body: undefined;
    data: NonNullable<operations['listDictionaryCategories']['responses'][200]['content']['application/json']['data']>;
  };
  createDictionaryCategory: {
    path: undefined;
    query: undefined;
    body: operations['createDictionaryCategory']['requestBody']['content']['application/json'];
    data: null;
  };
  listDictionaryCategoryOptions: {
    path: operations['listDictionaryCategoryOptions']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: NonNullable<operations['listDictionaryCategoryOptions']['responses'][200]['content']['application/json']['data']>;
  };
  getDictionaryCategory: {
    path: operations['getDictionaryCategory']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: NonNullable<operations['getDictionaryCategory']['responses'][200]['content']['application/json']['data']>;
  };
  updateDictionaryCategory: {
    path: operations['updateDictionaryCategory']['parameters']['path'];
    query: undefined;
    body: operations['updateDictionaryCategory']['requestBody']['content']['application/json'];
    data: null;
  };
  removeDictionaryCategory: {
    path: operations['removeDictionaryCategory']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: null;
  };
  createDictionaryEntry: {
    path: undefined;
    query: undefined;
    body: operations['createDictionaryEntry']['requestBody']['content']['application/json'];
    data: null;
  };
  listAllDictionaries: {
    path: undefined;
    query: undefined;
    body: undefined;
    data: NonNullable<operations['listAllDictionaries']['responses'][200]['content']['application/json']['data']>;
  };
  listDictionaryEntries: {
    path: operations['listDictionaryEntries']['parameters']['path'];
    query: Omit<NonNullable<operations['listDictionaryEntries']['parameters']['query']>, 'n'>;
    body: undefined;
    data: NonNullable<operations['listDictionaryEntries']['responses'][200]['content']['application/json']['data']>;
  };
  updateDictionaryEntry: {
    path: operations['updateDictionaryEntry']['parameters']['path'];
    query: undefined;
    body: operations['updateDictionaryEntry']['requestBody']['content']['application/json'];
    data: null;
  };
  removeDictionaryEntry: {
    path: operations['removeDictionaryEntry']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: null;
  };
  listDictionaryEntryParents: {
    path: operations['listDictionaryEntryParents']['parameters']['path'];
    query: Omit<NonNullable<operations['listDictionaryEntryParents']['parameters']['query']>, 'n'>;
    body: undefined;
    data: NonNullable<operations['listDictionaryEntryParents']['responses'][200]['content']['application/json']['data']>;
  };
  listDictionaryOptions: {
    path: operations['listDictionaryOptions']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: NonNullable<operations['listDictionaryOptions']['responses'][200]['content']['application/json']['data']>;
  };
  getDictionaryEntry: {
    path: operations['getDictionaryEntry']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: NonNullable<operations['getDictionaryEntry']['responses'][200]['content']['application/json']['data']>;
  };
  setDictionaryEntryState: {
    path: operations['setDictionaryEntryState']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: null;
  };
  exportDictionaryCategory: {
    path: operations['exportDictionaryCategory']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: NonNullable<operations['exportDictionaryCategory']['responses'][200]['content']['application/json']['data']>;
  };
  importDictionary: {
    path: undefined;
    query: Omit<NonNullable<operations['importDictionary']['parameters']['query']>, 'n'>;
    body: operations['importDictionary']['requestBody']['content']['multipart/form-data'];
    data: NonNullable<operations['importDictionary']['responses'][200]['content']['application/json']['data']>;
  };
  listBillRules: {
    path: undefined;
    query: Omit<NonNullable<operations['listBillRules']['parameters']['query']>, 'n'>;
    body: undefined;
    data: NonNullable<operations['listBillRules']['responses'][200]['content']['application/json']['data']>;
  };
  createBillRule: {
    path: undefined;
    query: undefined;
    body: operations['createBillRule']['requestBody']['content']['application/json'];
    data: null;
  };
  listBillRuleOptions: {
    path: undefined;
    query: Omit<NonNullable<operations['listBillRuleOptions']['parameters']['query']>, 'n'>;
    body: undefined;
    data: NonNullable<operations['listBillRuleOptions']['responses'][200]['content']['application/json']['data']>;
  };
  getBillRule: {
    path: operations['getBillRule']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: NonNullable<operations['getBillRule']['responses'][200]['content']['application/json']['data']>;
  };
  updateBillRule: {
    path: operations['updateBillRule']['parameters']['path'];
    query: undefined;
    body: operations['updateBillRule']['requestBody']['content']['application/json'];
    data: null;
  };
  removeBillRule: {
    path: operations['removeBillRule']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: null;
  };
  setBillRuleState: {
    path: operations['setBillRuleState']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: null;
  };
  drawBillNumber: {
    path: operations['drawBillNumber']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: NonNullable<operations['drawBillNumber']['responses'][200]['content']['application/json']['data']>;
  };
  exportBillRule: {
    path: operations['exportBillRule']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: NonNullable<operations['exportBillRule']['responses'][200]['content']['application/json']['data']>;
  };
  importBillRule: {
    path: undefined;
    query: Omit<NonNullable<operations['importBillRule']['parameters']['query']>, 'n'>;
    body: operations['importBillRule']['requestBody']['content']['multipart/form-data'];
    data: NonNullable<operations['importBillRule']['responses'][200]['content']['application/json']['data']>;
  };
  listAreas: {
    path: operations['listAreas']['parameters']['path'];
    query: Omit<NonNullable<operations['listAreas']['parameters']['query']>, 'n'>;
    body: undefined;
    data: NonNullable<operations['listAreas']['responses'][200]['content']['application/json']['data']>;
  };
  updateArea: {
    path: operations['updateArea']['parameters']['path'];
    query: undefined;
    body: operations['updateArea']['requestBody']['content']['application/json'];
    data: null;
  };
  removeArea: {
    path: operations['removeArea']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: null;
  };
  listAreaOptions: {
    path: operations['listAreaOptions']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: NonNullable<operations['listAreaOptions']['responses'][200]['content']['application/json']['data']>;
  };
  findAreaNames: {
    path: undefined;
    query: undefined;
    body: operations['findAreaNames']['requestBody']['content']['application/json'];
    data: NonNullable<operations['findAreaNames']['responses'][200]['content']['application/json']['data']>;
  };
  createArea: {
    path: undefined;
    query: undefined;
    body: operations['createArea']['requestBody']['content']['application/json'];
    data: null;
  };
  getArea: {
    path: operations['getArea']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: NonNullable<operations['getArea']['responses'][200]['content']['application/json']['data']>;
  };
  setAreaState: {
    path: operations['setAreaState']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: null;
  };
  listSchedules: {
    path: undefined;
    query: Omit<NonNullable<operations['listSchedules']['parameters']['query']>, 'n'>;
    body: undefined;
    data: NonNullable<operations['listSchedules']['responses'][200]['content']['application/json']['data']>;
  };
  createSchedule: {
    path: undefined;
    query: undefined;
    body: operations['createSchedule']['requestBody']['content']['application/json'];
    data: null;
  };
  getSchedule: {
    path: operations['getSchedule']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: NonNullable<operations['getSchedule']['responses'][200]['content']['application/json']['data']>;
  };
  updateSchedule: {
    path: operations['updateSchedule']['parameters']['path'];
    query: undefined;
    body: operations['updateSchedule']['requestBody']['content']['application/json'];
    data: null;
  };
  removeSchedule: {
    path: operations['removeSchedule']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: null;
  };
  getScheduleDetail: {
    path: undefined;
    query: Omit<NonNullable<operations['getScheduleDetail']['parameters']['query']>, 'n'>;
    body: undefined;
    data: NonNullable<operations['getScheduleDetail']['responses'][200]['content']['application/json']['data']>;
  };
  listDataInterfaces: {
    path: undefined;
    query: Omit<NonNullable<operations['listDataInterfaces']['parameters']['query']>, 'n'>;
    body: undefined;
    data: NonNullable<operations['listDataInterfaces']['responses'][200]['content']['application/json']['data']>;
  };
  createDataInterface: {
    path: undefined;
    query: undefined;
    body: operations['createDataInterface']['requestBody']['content']['application/json'];
    data: null;
  };
  listDataInterfaceTree: {
    path: undefined;
    query: undefined;
    body: undefined;
    data: NonNullable<operations['listDataInterfaceTree']['responses'][200]['content']['application/json']['data']>;
  };
  getDataInterface: {
    path: operations['getDataInterface']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: NonNullable<operations['getDataInterface']['responses'][200]['content']['application/json']['data']>;
  };
  updateDataInterface: {
    path: operations['updateDataInterface']['parameters']['path'];
    query: undefined;
    body: operations['updateDataInterface']['requestBody']['content']['application/json'];
    data: null;
  };
  removeDataInterface: {
    path: operations['removeDataInterface']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: null;
  };
  setDataInterfaceState: {
    path: operations['setDataInterfaceState']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: null;
  };
  copyDataInterface: {
    path: operations['copyDataInterface']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: null;
  };
  previewDataInterface: {
    path: operations['previewDataInterface']['parameters']['path'];
    query: undefined;
    body: operations['previewDataInterface']['requestBody']['content']['application/json'];
    data: NonNullable<operations['previewDataInterface']['responses'][200]['content']['application/json']['data']>;
  };
  listDataInterfaceParameters: {
    path: operations['listDataInterfaceParameters']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: NonNullable<operations['listDataInterfaceParameters']['responses'][200]['content']['application/json']['data']>;
  };
  importDataInterface: {
    path: undefined;
    query: Omit<NonNullable<operations['importDataInterface']['parameters']['query']>, 'n'>;
    body: operations['importDataInterface']['requestBody']['content']['multipart/form-data'];
    data: NonNullable<operations['importDataInterface']['responses'][200]['content']['application/json']['data']>;
  };
  previewDataInterfaceDraft: {
    path: undefined;
    query: undefined;
    body: operations['previewDataInterfaceDraft']['requestBody']['content']['application/json'];
    data: NonNullable<operations['previewDataInterfaceDraft']['responses'][200]['content']['application/json']['data']>;
  };
  listDatabaseTables: {
    path: operations['listDatabaseTables']['parameters']['path'];
    query: Omit<NonNullable<operations['listDatabaseTables']['parameters']['query']>, 'n'>;
    body: undefined;
    data: NonNullable<operations['listDatabaseTables']['responses'][200]['content']['application/json']['data']>;
  };
  exportDataInterface: {
    path: operations['exportDataInterface']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: NonNullable<operations['exportDataInterface']['responses'][200]['content']['application/json']['data']>;
  };
  listDataInterfaceUsages: {
    path: operations['listDataInterfaceUsages']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: NonNullable<operations['listDataInterfaceUsages']['responses'][200]['content']['application/json']['data']>;
  };
  listDataInterfaceLogs: {
    path: operations['listDataInterfaceLogs']['parameters']['path'];
    query: Omit<NonNullable<operations['listDataInterfaceLogs']['parameters']['query']>, 'n'>;
    body: undefined;
    data: NonNullable<operations['listDataInterfaceLogs']['responses'][200]['content']['application/json']['data']>;
  };
  listDataInterfaceRows: {
    path: operations['listDataInterfaceRows']['parameters']['path'];
    query: undefined;
    body: operations['listDataInterfaceRows']['requestBody']['content']['application/json'];
    data: NonNullable<operations['listDataInterfaceRows']['responses'][200]['content']['application/json']['data']>;
  };
  findDataInterfaceRows: {
    path: operations['findDataInterfaceRows']['parameters']['path'];
    query: undefined;
    body: operations['findDataInterfaceRows']['requestBody']['content']['application/json'];
    data: NonNullable<operations['findDataInterfaceRows']['responses'][200]['content']['application/json']['data']>;
  };
  listDataSources: {
    path: undefined;
    query: Omit<NonNullable<operations['listDataSources']['parameters']['query']>, 'n'>;
    body: undefined;
    data: NonNullable<operations['listDataSources']['responses'][200]['content']['application/json']['data']>;
  };
  listDataInterfaceChoices: {
    path: undefined;
    query: Omit<NonNullable<operations['listDataInterfaceChoices']['parameters']['query']>, 'n'>;
    body: undefined;
    data: NonNullable<operations['listDataInterfaceChoices']['responses'][200]['content']['application/json']['data']>;
  };
  listDataInterfaceFields: {
    path: operations['listDataInterfaceFields']['parameters']['path'];
    query: undefined;
    body: operations['listDataInterfaceFields']['requestBody']['content']['application/json'];
    data: NonNullable<operations['listDataInterfaceFields']['responses'][200]['content']['application/json']['data']>;
  };
  getSystemConfig: {
    path: undefined;
    query: undefined;
    body: undefined;
    data: NonNullable<operations['getSystemConfig']['responses'][200]['content']['application/json']['data']>;
  };
  updateSystemConfig: {
    path: undefined;
    query: undefined;
    body: operations['updateSystemConfig']['requestBody']['content']['application/json'];
    data: null;
  };
  testWeChatConnection: {
    path: operations['testWeChatConnection']['parameters']['path'];
    query: undefined;
    body: operations['testWeChatConnection']['requestBody']['content']['application/json'];
    data: null;
  };
  testDingTalkConnection: {
    path: undefined;
    query: undefined;
    body: operations['testDingTalkConnection']['requestBody']['content']['application/json'];
    data: null;
  };
  listAdministrators: {
    path: undefined;
    query: undefined;
    body: undefined;
    data: NonNullable<operations['listAdministrators']['responses'][200]['content']['application/json']['data']>;
  };
  setAdministrators: {
    path: undefined;
    query: undefined;
    body: operations['setAdministrators']['requestBody']['content']['application/json'];
    data: null;
  };
  listSyncTotals: {
    path: operations['listSyncTotals']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: NonNullable<operations['listSyncTotals']['responses'][200]['content']['application/json']['data']>;
  };
  listSyncFailures: {
    path: operations['listSyncFailures']['parameters']['path'];
    query: Omit<NonNullable<operations['listSyncFailures']['parameters']['query']>, 'n'>;
    body: undefined;
    data: NonNullable<operations['listSyncFailures']['responses'][200]['content']['application/json']['data']>;
  };
  retrySync: {
    path: operations['retrySync']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: null;
  };
  syncOrganizationsToDingTalk: {
    path: undefined;
    query: Omit<NonNullable<operations['syncOrganizationsToDingTalk']['parameters']['query']>, 'n'>;
    body: undefined;
    data: NonNullable<operations['syncOrganizationsToDingTalk']['responses'][200]['content']['application/json']['data']>;
  };
  syncUsersToDingTalk: {
    path: undefined;
    query: Omit<NonNullable<operations['syncUsersToDingTalk']['parameters']['query']>, 'n'>;
    body: undefined;
    data: NonNullable<operations['syncUsersToDingTalk']['responses'][200]['content']['application/json']['data']>;
  };
  syncOrganizationsToWeChat: {
    path: undefined;
    query: Omit<NonNullable<operations['syncOrganizationsToWeChat']['parameters']['query']>, 'n'>;
    body: undefined;
    data: NonNullable<operations['syncOrganizationsToWeChat']['responses'][200]['content']['application/json']['data']>;
  };
  syncUsersToWeChat: {
    path: undefined;
    query: Omit<NonNullable<operations['syncUsersToWeChat']['parameters']['query']>, 'n'>;
    body: undefined;
    data: NonNullable<operations['syncUsersToWeChat']['responses'][200]['content']['application/json']['data']>;
  };
  listOrganizations: {
    path: undefined;
    query: Omit<NonNullable<operations['listOrganizations']['parameters']['query']>, 'n'>;
    body: undefined;
    data: NonNullable<operations['listOrganizations']['responses'][200]['content']['application/json']['data']>;
  };
  createOrganization: {
    path: undefined;
    query: undefined;
    body: operations['createOrganization']['requestBody']['content']['application/json'];
    data: null;
  };
  listOrganizationOptions: {
    path: operations['listOrganizationOptions']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: NonNullable<operations['listOrganizationOptions']['responses'][200]['content']['application/json']['data']>;
  };
  listAuthorizedOrganizations: {
    path: operations['listAuthorizedOrganizations']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: NonNullable<operations['listAuthorizedOrganizations']['responses'][200]['content']['application/json']['data']>;
  };
  getOrganizationTree: {
    path: undefined;
    query: undefined;
    body: undefined;
    data: NonNullable<operations['getOrganizationTree']['responses'][200]['content']['application/json']['data']>;
  };
  getOrganization: {
    path: operations['getOrganization']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: NonNullable<operations['getOrganization']['responses'][200]['content']['application/json']['data']>;
  };
  updateOrganization: {
    path: operations['updateOrganization']['parameters']['path'];
    query: undefined;
    body: operations['updateOrganization']['requestBody']['content']['application/json'];
    data: null;
  };
  removeOrganization: {
    path: operations['removeOrganization']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: null;
  };
  listAllowedOrganizations: {
    path: undefined;
    query: undefined;
    body: operations['listAllowedOrganizations']['requestBody']['content']['application/json'];
    data: NonNullable<operations['listAllowedOrganizations']['responses'][200]['content']['application/json']['data']>;
  };
  listDepartmentOptions: {
    path: operations['listDepartmentOptions']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: NonNullable<operations['listDepartmentOptions']['responses'][200]['content']['application/json']['data']>;
  };
  listAuthorizedDepartments: {
    path: operations['listAuthorizedDepartments']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: NonNullable<operations['listAuthorizedDepartments']['responses'][200]['content']['application/json']['data']>;
  };
  createDepartment: {
    path: undefined;
    query: undefined;
    body: operations['createDepartment']['requestBody']['content']['application/json'];
    data: null;
  };
  getDepartment: {
    path: operations['getDepartment']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: NonNullable<operations['getDepartment']['responses'][200]['content']['application/json']['data']>;
  };
  updateDepartment: {
    path: operations['updateDepartment']['parameters']['path'];
    query: undefined;
    body: operations['updateDepartment']['requestBody']['content']['application/json'];
    data: null;
  };
  listDepartments: {
    path: operations['listDepartments']['parameters']['path'];
    query: Omit<NonNullable<operations['listDepartments']['parameters']['query']>, 'n'>;
    body: undefined;
    data: NonNullable<operations['listDepartments']['responses'][200]['content']['application/json']['data']>;
  };
  listGroups: {
    path: undefined;
    query: Omit<NonNullable<operations['listGroups']['parameters']['query']>, 'n'>;
    body: undefined;
    data: NonNullable<operations['listGroups']['responses'][200]['content']['application/json']['data']>;
  };
  createGroup: {
    path: undefined;
    query: undefined;
    body: operations['createGroup']['requestBody']['content']['application/json'];
    data: null;
  };
  listGroupTree: {
    path: undefined;
    query: undefined;
    body: undefined;
    data: NonNullable<operations['listGroupTree']['responses'][200]['content']['application/json']['data']>;
  };
  getGroup: {
    path: operations['getGroup']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: NonNullable<operations['getGroup']['responses'][200]['content']['application/json']['data']>;
  };
  updateGroup: {
    path: operations['updateGroup']['parameters']['path'];
    query: undefined;
    body: operations['updateGroup']['requestBody']['content']['application/json'];
    data: null;
  };
  removeGroup: {
    path: operations['removeGroup']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: null;
  };
  listGroupUsages: {
    path: operations['listGroupUsages']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: NonNullable<operations['listGroupUsages']['responses'][200]['content']['application/json']['data']>;
  };
  listAllowedGroups: {
    path: undefined;
    query: undefined;
    body: operations['listAllowedGroups']['requestBody']['content']['application/json'];
    data: NonNullable<operations['listAllowedGroups']['responses'][200]['content']['application/json']['data']>;
  };
  listPositions: {
    path: undefined;
    query: Omit<NonNullable<operations['listPositions']['parameters']['query']>, 'n'>;
    body: undefined;
    data: NonNullable<operations['listPositions']['responses'][200]['content']['application/json']['data']>;
  };
  createPosition: {
    path: undefined;
    query: undefined;
    body: operations['createPosition']['requestBody']['content']['application/json'];
    data: null;
  };
  listPositionTree: {
    path: undefined;
    query: undefined;
    body: undefined;
    data: NonNullable<operations['listPositionTree']['responses'][200]['content']['application/json']['data']>;
  };
  getPosition: {
    path: operations['getPosition']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: NonNullable<operations['getPosition']['responses'][200]['content']['application/json']['data']>;
  };
  updatePosition: {
    path: operations['updatePosition']['parameters']['path'];
    query: undefined;
    body: operations['updatePosition']['requestBody']['content']['application/json'];
    data: null;
  };
  removePosition: {
    path: operations['removePosition']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: null;
  };
  listAllPositions: {
    path: undefined;
    query: undefined;
    body: undefined;
    data: NonNullable<operations['listAllPositions']['responses'][200]['content']['application/json']['data']>;
  };
  listPositionsByOrganizations: {
    path: undefined;
    query: undefined;
    body: operations['listPositionsByOrganizations']['requestBody']['content']['application/json'];
    data: NonNullable<operations['listPositionsByOrganizations']['responses'][200]['content']['application/json']['data']>;
  };
  listAllowedPositions: {
    path: undefined;
    query: undefined;
    body: operations['listAllowedPositions']['requestBody']['content']['application/json'];
    data: NonNullable<operations['listAllowedPositions']['responses'][200]['content']['application/json']['data']>;
  };
  listRoles: {
    path: undefined;
    query: Omit<NonNullable<operations['listRoles']['parameters']['query']>, 'n'>;
    body: undefined;
    data: NonNullable<operations['listRoles']['responses'][200]['content']['application/json']['data']>;
  };
  createRole: {
    path: undefined;
    query: undefined;
    body: operations['createRole']['requestBody']['content']['application/json'];
    data: null;
  };
  listRoleTree: {
    path: undefined;
    query: undefined;
    body: undefined;
    data: NonNullable<operations['listRoleTree']['responses'][200]['content']['application/json']['data']>;
  };
  listPermittedRoleTree: {
    path: undefined;
    query: undefined;
    body: undefined;
    data: NonNullable<operations['listPermittedRoleTree']['responses'][200]['content']['application/json']['data']>;
  };
  getRole: {
    path: operations['getRole']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: NonNullable<operations['getRole']['responses'][200]['content']['application/json']['data']>;
  };
  updateRole: {
    path: operations['updateRole']['parameters']['path'];
    query: undefined;
    body: operations['updateRole']['requestBody']['content']['application/json'];
    data: null;
  };
  removeRole: {
    path: operations['removeRole']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: null;
  };
  setRoleState: {
    path: operations['setRoleState']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: null;
  };
  listRolesByOrganizations: {
    path: undefined;
    query: undefined;
    body: operations['listRolesByOrganizations']['requestBody']['content']['application/json'];
    data: NonNullable<operations['listRolesByOrganizations']['responses'][200]['content']['application/json']['data']>;
  };
  listAllowedRoles: {
    path: undefined;
    query: undefined;
    body: operations['listAllowedRoles']['requestBody']['content']['application/json'];
    data: NonNullable<operations['listAllowedRoles']['responses'][200]['content']['application/json']['data']>;
  };
  listUsers: {
    path: undefined;
    query: Omit<NonNullable<operations['listUsers']['parameters']['query']>, 'n'>;
    body: undefined;
    data: NonNullable<operations['listUsers']['responses'][200]['content']['application/json']['data']>;
  };
  createUser: {
    path: undefined;
    query: undefined;
    body: operations['createUser']['requestBody']['content']['application/json'];
    data: null;
  };
  listAllUsers: {
    path: undefined;
    query: undefined;
    body: undefined;
    data: NonNullable<operations['listAllUsers']['responses'][200]['content']['application/json']['data']>;
  };
  listUserOptions: {
    path: undefined;
    query: undefined;
    body: undefined;
    data: NonNullable<operations['listUserOptions']['responses'][200]['content']['application/json']['data']>;
  };
  getUser: {
    path: operations['getUser']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: NonNullable<operations['getUser']['responses'][200]['content']['application/json']['data']>;
  };
  updateUser: {
    path: operations['updateUser']['parameters']['path'];
    query: undefined;
    body: operations['updateUser']['requestBody']['content']['application/json'];
    data: null;
  };
  removeUser: {
    path: operations['removeUser']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: null;
  };
  resetUserPassword: {
    path: operations['resetUserPassword']['parameters']['path'];
    query: undefined;
    body: operations['resetUserPassword']['requestBody']['content']['application/json'];
    data: null;
  };
  setUserState: {
    path: operations['setUserState']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: null;
  };
  unlockUser: {
    path: operations['unlockUser']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: null;
  };
  listUserTree: {
    path: operations['listUserTree']['parameters']['path'];
    query: undefined;
    body: operations['listUserTree']['requestBody']['content']['application/json'];
    data: NonNullable<operations['listUserTree']['responses'][200]['content']['application/json']['data']>;
  };
  findUsers: {
    path: undefined;
    query: undefined;
    body: operations['findUsers']['requestBody']['content']['application/json'];
    data: NonNullable<operations['findUsers']['responses'][200]['content']['application/json']['data']>;
  };
  listSubordinates: {
    path: undefined;
    query: undefined;
    body: operations['listSubordinates']['requestBody']['content']['application/json'];
    data: NonNullable<operations['listSubordinates']['responses'][200]['content']['application/json']['data']>;
  };
  listUsersByOrganization: {
    path: undefined;
    query: Omit<NonNullable<operations['listUsersByOrganization']['parameters']['query']>, 'n'>;
    body: undefined;
    data: NonNullable<operations['listUsersByOrganization']['responses'][200]['content']['application/json']['data']>;
  };
  listUsersByPosition: {
    path: undefined;
    query: Omit<NonNullable<operations['listUsersByPosition']['parameters']['query']>, 'n'>;
    body: undefined;
    data: NonNullable<operations['listUsersByPosition']['responses'][200]['content']['application/json']['data']>;
  };
  listUsersByRole: {
    path: undefined;
    query: Omit<NonNullable<operations['listUsersByRole']['parameters']['query']>, 'n'>;
    body: undefined;
    data: NonNullable<operations['listUsersByRole']['responses'][200]['content']['application/json']['data']>;
  };
  listAllowedUsers: {
    path: undefined;
    query: undefined;
    body: operations['listAllowedUsers']['requestBody']['content']['application/json'];
    data: NonNullable<operations['listAllowedUsers']['responses'][200]['content']['application/json']['data']>;
  };
  exportUsers: {
    path: undefined;
    query: Omit<NonNullable<operations['exportUsers']['parameters']['query']>, 'n'>;
    body: undefined;
    data: NonNullable<operations['exportUsers']['responses'][200]['content']['application/json']['data']>;
  };
  downloadUserTemplate: {
    path: undefined;
    query: undefined;
    body: undefined;
    data: NonNullable<operations['downloadUserTemplate']['responses'][200]['content']['application/json']['data']>;
  };
  uploadUserImportFile: {
    path: undefined;
    query: undefined;
    body: operations['uploadUserImportFile']['requestBody']['content']['multipart/form-data'];
    data: NonNullable<operations['uploadUserImportFile']['responses'][200]['content']['application/json']['data']>;
  };
  previewUserImport: {
    path: undefined;
    query: Omit<NonNullable<operations['previewUserImport']['parameters']['query']>, 'n'>;
    body: undefined;
    data: NonNullable<operations['previewUserImport']['responses'][200]['content']['application/json']['data']>;
  };
  importUsers: {
    path: undefined;
    query: Omit<NonNullable<operations['importUsers']['parameters']['query']>, 'n'>;
    body: operations['importUsers']['requestBody']['content']['application/json'];
    data: NonNullable<operations['importUsers']['responses'][200]['content']['application/json']['data']>;
  };
  exportUserImportErrors: {
    path: undefined;
    query: undefined;
    body: operations['exportUserImportErrors']['requestBody']['content']['application/json'];
    data: NonNullable<operations['exportUserImportErrors']['responses'][200]['content']['application/json']['data']>;
  };
  listAuthorizedUsers: {
    path: operations['listAuthorizedUsers']['parameters']['path'];
    query: undefined;
    body: operations['listAuthorizedUsers']['requestBody']['content']['application/json'];
    data: NonNullable<operations['listAuthorizedUsers']['responses'][200]['content']['application/json']['data']>;
  };
  listSelectedUsers: {
    path: undefined;
    query: undefined;
    body: operations['listSelectedUsers']['requestBody']['content']['application/json'];
    data: NonNullable<operations['listSelectedUsers']['responses'][200]['content']['application/json']['data']>;
  };
  pageSelectedUsers: {
    path: undefined;
    query: undefined;
    body: operations['pageSelectedUsers']['requestBody']['content']['application/json'];
    data: NonNullable<operations['pageSelectedUsers']['responses'][200]['content']['application/json']['data']>;
  };
  addRights: {
    path: undefined;
    query: undefined;
    body: operations['addRights']['requestBody']['content']['application/json'];
    data: null;
  };
  setRoleRights: {
    path: operations['setRoleRights']['parameters']['path'];
    query: undefined;
    body: operations['setRoleRights']['requestBody']['content']['application/json'];
    data: null;
  };
  listRoleRights: {
    path: operations['listRoleRights']['parameters']['path'];
    query: undefined;
    body: operations['listRoleRights']['requestBody']['content']['application/json'];
    data: NonNullable<operations['listRoleRights']['responses'][200]['content']['application/json']['data']>;
  };
  listGrades: {
    path: undefined;
    query: Omit<NonNullable<operations['listGrades']['parameters']['query']>, 'n'>;
    body: undefined;
    data: NonNullable<operations['listGrades']['responses'][200]['content']['application/json']['data']>;
  };
  saveGrade: {
    path: undefined;
    query: undefined;
    body: operations['saveGrade']['requestBody']['content']['application/json'];
    data: null;
  };
  getGrade: {
    path: undefined;
    query: Omit<NonNullable<operations['getGrade']['parameters']['query']>, 'n'>;
    body: undefined;
    data: NonNullable<operations['getGrade']['responses'][200]['content']['application/json']['data']>;
  };
  removeGrade: {
    path: operations['removeGrade']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: null;
  };
  listMembers: {
    path: operations['listMembers']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: NonNullable<operations['listMembers']['responses'][200]['content']['application/json']['data']>;
  };
  setMembers: {
    path: operations['setMembers']['parameters']['path'];
    query: undefined;
    body: operations['setMembers']['requestBody']['content']['application/json'];
    data: null;
  };
  listSystems: {
    path: undefined;
    query: Omit<NonNullable<operations['listSystems']['parameters']['query']>, 'n'>;
    body: undefined;
    data: NonNullable<operations['listSystems']['responses'][200]['content']['application/json']['data']>;
  };
  createSystem: {
    path: undefined;
    query: undefined;
    body: operations['createSystem']['requestBody']['content']['application/json'];
    data: null;
  };
  getSystem: {
    path: operations['getSystem']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: NonNullable<operations['getSystem']['responses'][200]['content']['application/json']['data']>;
  };
  updateSystem: {
    path: operations['updateSystem']['parameters']['path'];
    query: undefined;
    body: operations['updateSystem']['requestBody']['content']['application/json'];
    data: null;
  };
  removeSystem: {
    path: operations['removeSystem']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: null;
  };
  createMenu: {
    path: undefined;
    query: undefined;
    body: operations['createMenu']['requestBody']['content']['application/json'];
    data: null;
  };
  listMenus: {
    path: operations['listMenus']['parameters']['path'];
    query: Omit<NonNullable<operations['listMenus']['parameters']['query']>, 'n'>;
    body: undefined;
    data: NonNullable<operations['listMenus']['responses'][200]['content']['application/json']['data']>;
  };
  listMenuParents: {
    path: operations['listMenuParents']['parameters']['path'];
    query: Omit<NonNullable<operations['listMenuParents']['parameters']['query']>, 'n'>;
    body: undefined;
    data: NonNullable<operations['listMenuParents']['responses'][200]['content']['application/json']['data']>;
  };
  getMenu: {
    path: operations['getMenu']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: NonNullable<operations['getMenu']['responses'][200]['content']['application/json']['data']>;
  };
  updateMenu: {
    path: operations['updateMenu']['parameters']['path'];
    query: undefined;
    body: operations['updateMenu']['requestBody']['content']['application/json'];
    data: null;
  };
  removeMenu: {
    path: operations['removeMenu']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: null;
  };
  exportMenu: {
    path: operations['exportMenu']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: NonNullable<operations['exportMenu']['responses'][200]['content']['application/json']['data']>;
  };
  importMenu: {
    path: operations['importMenu']['parameters']['path'];
    query: Omit<NonNullable<operations['importMenu']['parameters']['query']>, 'n'>;
    body: operations['importMenu']['requestBody']['content']['multipart/form-data'];
    data: NonNullable<operations['importMenu']['responses'][200]['content']['application/json']['data']>;
  };
  createMenuButton: {
    path: undefined;
    query: undefined;
    body: operations['createMenuButton']['requestBody']['content']['application/json'];
    data: null;
  };
  getMenuButton: {
    path: operations['getMenuButton']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: NonNullable<operations['getMenuButton']['responses'][200]['content']['application/json']['data']>;
  };
  updateMenuButton: {
    path: operations['updateMenuButton']['parameters']['path'];
    query: undefined;
    body: operations['updateMenuButton']['requestBody']['content']['application/json'];
    data: null;
  };
  removeMenuButton: {
    path: operations['removeMenuButton']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: null;
  };
  listMenuButtons: {
    path: operations['listMenuButtons']['parameters']['path'];
    query: Omit<NonNullable<operations['listMenuButtons']['parameters']['query']>, 'n'>;
    body: undefined;
    data: NonNullable<operations['listMenuButtons']['responses'][200]['content']['application/json']['data']>;
  };
  createMenuColumn: {
    path: undefined;
    query: undefined;
    body: operations['createMenuColumn']['requestBody']['content']['application/json'];
    data: null;
  };
  getMenuColumn: {
    path: operations['getMenuColumn']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: NonNullable<operations['getMenuColumn']['responses'][200]['content']['application/json']['data']>;
  };
  updateMenuColumn: {
    path: operations['updateMenuColumn']['parameters']['path'];
    query: undefined;
    body: operations['updateMenuColumn']['requestBody']['content']['application/json'];
    data: null;
  };
  removeMenuColumn: {
    path: operations['removeMenuColumn']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: null;
  };
  listMenuColumns: {
    path: operations['listMenuColumns']['parameters']['path'];
    query: Omit<NonNullable<operations['listMenuColumns']['parameters']['query']>, 'n'>;
    body: undefined;
    data: NonNullable<operations['listMenuColumns']['responses'][200]['content']['application/json']['data']>;
  };
  createMenuForm: {
    path: undefined;
    query: undefined;
    body: operations['createMenuForm']['requestBody']['content']['application/json'];
    data: null;
  };
  getMenuForm: {
    path: operations['getMenuForm']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: NonNullable<operations['getMenuForm']['responses'][200]['content']['application/json']['data']>;
  };
  updateMenuForm: {
    path: operations['updateMenuForm']['parameters']['path'];
    query: undefined;
    body: operations['updateMenuForm']['requestBody']['content']['application/json'];
    data: null;
  };
  removeMenuForm: {
    path: operations['removeMenuForm']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: null;
  };
  listMenuForms: {
    path: operations['listMenuForms']['parameters']['path'];
    query: Omit<NonNullable<operations['listMenuForms']['parameters']['query']>, 'n'>;
    body: undefined;
    data: NonNullable<operations['listMenuForms']['responses'][200]['content']['application/json']['data']>;
  };
  listDataSchemes: {
    path: operations['listDataSchemes']['parameters']['path'];
    query: Omit<NonNullable<operations['listDataSchemes']['parameters']['query']>, 'n'>;
    body: undefined;
    data: NonNullable<operations['listDataSchemes']['responses'][200]['content']['application/json']['data']>;
  };
  getColumnSettings: {
    path: operations['getColumnSettings']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: NonNullable<operations['getColumnSettings']['responses'][200]['content']['application/json']['data']>;
  };
  setColumnSettings: {
    path: undefined;
    query: undefined;
    body: operations['setColumnSettings']['requestBody']['content']['application/json'];
    data: null;
  };
  listModels: {
    path: undefined;
    query: Omit<NonNullable<operations['listModels']['parameters']['query']>, 'n'>;
    body: undefined;
    data: NonNullable<operations['listModels']['responses'][200]['content']['application/json']['data']>;
  };
  createModel: {
    path: undefined;
    query: undefined;
    body: operations['createModel']['requestBody']['content']['application/json'];
    data: NonNullable<operations['createModel']['responses'][200]['content']['application/json']['data']>;
  };
  getModel: {
    path: operations['getModel']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: NonNullable<operations['getModel']['responses'][200]['content']['application/json']['data']>;
  };
  updateModel: {
    path: operations['updateModel']['parameters']['path'];
    query: undefined;
    body: operations['updateModel']['requestBody']['content']['application/json'];
    data: NonNullable<operations['updateModel']['responses'][200]['content']['application/json']['data']>;
  };
  removeModel: {
    path: operations['removeModel']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: null;
  };
  copyModel: {
    path: operations['copyModel']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: null;
  };
  releaseModel: {
    path: operations['releaseModel']['parameters']['path'];
    query: undefined;
    body: operations['releaseModel']['requestBody']['content']['application/json'];
    data: NonNullable<operations['releaseModel']['responses'][200]['content']['application/json']['data']>;
  };
  rollbackModel: {
    path: operations['rollbackModel']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: null;
  };
  listModelVersions: {
    path: operations['listModelVersions']['parameters']['path'];
    query: Omit<NonNullable<operations['listModelVersions']['parameters']['query']>, 'n'>;
    body: undefined;
    data: NonNullable<operations['listModelVersions']['responses'][200]['content']['application/json']['data']>;
  };
  listModelUses: {
    path: operations['listModelUses']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: NonNullable<operations['listModelUses']['responses'][200]['content']['application/json']['data']>;
  };
  getModelVersion: {
    path: operations['getModelVersion']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: NonNullable<operations['getModelVersion']['responses'][200]['content']['application/json']['data']>;
  };
  restoreModelVersion: {
    path: operations['restoreModelVersion']['parameters']['path'];
    query: undefined;
    body: operations['restoreModelVersion']['requestBody']['content']['application/json'];
    data: NonNullable<operations['restoreModelVersion']['responses'][200]['content']['application/json']['data']>;
  };
  listModelOptions: {
    path: undefined;
    query: Omit<NonNullable<operations['listModelOptions']['parameters']['query']>, 'n'>;
    body: undefined;
    data: NonNullable<operations['listModelOptions']['responses'][200]['content']['application/json']['data']>;
  };
  listModelFields: {
    path: operations['listModelFields']['parameters']['path'];
    query: Omit<NonNullable<operations['listModelFields']['parameters']['query']>, 'n'>;
    body: undefined;
    data: NonNullable<operations['listModelFields']['responses'][200]['content']['application/json']['data']>;
  };
  listRelatedRecords: {
    path: operations['listRelatedRecords']['parameters']['path'];
    query: Omit<NonNullable<operations['listRelatedRecords']['parameters']['query']>, 'n'>;
    body: undefined;
    data: NonNullable<operations['listRelatedRecords']['responses'][200]['content']['application/json']['data']>;
  };
  downloadModelCode: {
    path: operations['downloadModelCode']['parameters']['path'];
    query: undefined;
    body: operations['downloadModelCode']['requestBody']['content']['application/json'];
    data: NonNullable<operations['downloadModelCode']['responses'][200]['content']['application/json']['data']>;
  };
  previewModelCode: {
    path: operations['previewModelCode']['parameters']['path'];
    query: undefined;
    body: operations['previewModelCode']['requestBody']['content']['application/json'];
    data: NonNullable<operations['previewModelCode']['responses'][200]['content']['application/json']['data']>;
  };
  importModel: {
    path: undefined;
    query: Omit<NonNullable<operations['importModel']['parameters']['query']>, 'n'>;
    body: operations['importModel']['requestBody']['content']['multipart/form-data'];
    data: NonNullable<operations['importModel']['responses'][200]['content']['application/json']['data']>;
  };
  getModelConfig: {
    path: operations['getModelConfig']['parameters']['path'];
    query: Omit<NonNullable<operations['getModelConfig']['parameters']['query']>, 'n'>;
    body: undefined;
    data: NonNullable<operations['getModelConfig']['responses'][200]['content']['application/json']['data']>;
  };
  listRecords: {
    path: operations['listRecords']['parameters']['path'];
    query: undefined;
    body: operations['listRecords']['requestBody']['content']['application/json'];
    data: NonNullable<operations['listRecords']['responses'][200]['content']['application/json']['data']>;
  };
  listChildRecords: {
    path: operations['listChildRecords']['parameters']['path'];
    query: undefined;
    body: operations['listChildRecords']['requestBody']['content']['application/json'];
    data: NonNullable<operations['listChildRecords']['responses'][200]['content']['application/json']['data']>;
  };
  createRecord: {
    path: operations['createRecord']['parameters']['path'];
    query: undefined;
    body: operations['createRecord']['requestBody']['content']['application/json'];
    data: NonNullable<operations['createRecord']['responses'][200]['content']['application/json']['data']>;
  };
  getRecord: {
    path: operations['getRecord']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: NonNullable<operations['getRecord']['responses'][200]['content']['application/json']['data']>;
  };
  updateRecord: {
    path: operations['updateRecord']['parameters']['path'];
    query: undefined;
    body: operations['updateRecord']['requestBody']['content']['application/json'];
    data: null;
  };
  removeRecord: {
    path: operations['removeRecord']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: null;
  };
  getRecordDisplay: {
    path: operations['getRecordDisplay']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: NonNullable<operations['getRecordDisplay']['responses'][200]['content']['application/json']['data']>;
  };
  removeRecords: {
    path: operations['removeRecords']['parameters']['path'];
    query: undefined;
    body: operations['removeRecords']['requestBody']['content']['application/json'];
    data: NonNullable<operations['removeRecords']['responses'][200]['content']['application/json']['data']>;
  };
  exportRecords: {
    path: operations['exportRecords']['parameters']['path'];
    query: undefined;
    body: operations['exportRecords']['requestBody']['content']['application/json'];
    data: NonNullable<operations['exportRecords']['responses'][200]['content']['application/json']['data']>;
  };
  exportModelDesign: {
    path: operations['exportModelDesign']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: NonNullable<operations['exportModelDesign']['responses'][200]['content']['application/json']['data']>;
  };
  downloadModelTemplate: {
    path: operations['downloadModelTemplate']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: NonNullable<operations['downloadModelTemplate']['responses'][200]['content']['application/json']['data']>;
  };
  listPrintTemplates: {
    path: undefined;
    query: Omit<NonNullable<operations['listPrintTemplates']['parameters']['query']>, 'n'>;
    body: undefined;
    data: NonNullable<operations['listPrintTemplates']['responses'][200]['content']['application/json']['data']>;
  };
  createPrintTemplate: {
    path: undefined;
    query: undefined;
    body: operations['createPrintTemplate']['requestBody']['content']['application/json'];
    data: null;
  };
  listPrintTemplateOptions: {
    path: undefined;
    query: undefined;
    body: operations['listPrintTemplateOptions']['requestBody']['content']['application/json'];
    data: NonNullable<operations['listPrintTemplateOptions']['responses'][200]['content']['application/json']['data']>;
  };
  getPrintTemplate: {
    path: operations['getPrintTemplate']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: NonNullable<operations['getPrintTemplate']['responses'][200]['content']['application/json']['data']>;
  };
  updatePrintTemplate: {
    path: operations['updatePrintTemplate']['parameters']['path'];
    query: undefined;
    body: operations['updatePrintTemplate']['requestBody']['content']['application/json'];
    data: null;
  };
  removePrintTemplate: {
    path: operations['removePrintTemplate']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: null;
  };
  copyPrintTemplate: {
    path: operations['copyPrintTemplate']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: null;
  };
  listPrintTemplateVersions: {
    path: operations['listPrintTemplateVersions']['parameters']['path'];
    query: Omit<NonNullable<operations['listPrintTemplateVersions']['parameters']['query']>, 'n'>;
    body: undefined;
    data: NonNullable<operations['listPrintTemplateVersions']['responses'][200]['content']['application/json']['data']>;
  };
  getPrintTemplateVersion: {
    path: operations['getPrintTemplateVersion']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: NonNullable<operations['getPrintTemplateVersion']['responses'][200]['content']['application/json']['data']>;
  };
  restorePrintTemplateVersion: {
    path: operations['restorePrintTemplateVersion']['parameters']['path'];
    query: undefined;
    body: operations['restorePrintTemplateVersion']['requestBody']['content']['application/json'];
    data: null;
  };
  exportPrintTemplate: {
    path: operations['exportPrintTemplate']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: NonNullable<operations['exportPrintTemplate']['responses'][200]['content']['application/json']['data']>;
  };
  importPrintTemplate: {
    path: undefined;
    query: Omit<NonNullable<operations['importPrintTemplate']['parameters']['query']>, 'n'>;
    body: operations['importPrintTemplate']['requestBody']['content']['multipart/form-data'];
    data: NonNullable<operations['importPrintTemplate']['responses'][200]['content']['application/json']['data']>;
  };
  listPrintTemplateTree: {
    path: undefined;
    query: Omit<NonNullable<operations['listPrintTemplateTree']['parameters']['query']>, 'n'>;
    body: undefined;
    data: NonNullable<operations['listPrintTemplateTree']['responses'][200]['content']['application/json']['data']>;
  };
  listPrintFields: {
    path: undefined;
    query: undefined;
    body: operations['listPrintFields']['requestBody']['content']['application/json'];
    data: NonNullable<operations['listPrintFields']['responses'][200]['content']['application/json']['data']>;
  };
  getPrintData: {
    path: undefined;
    query: Omit<NonNullable<operations['getPrintData']['parameters']['query']>, 'n'>;
    body: undefined;
    data: NonNullable<operations['getPrintData']['responses'][200]['content']['application/json']['data']>;
  };
  getBatchPrintData: {
    path: undefined;
    query: Omit<NonNullable<operations['getBatchPrintData']['parameters']['query']>, 'n'>;
    body: undefined;
    data: NonNullable<operations['getBatchPrintData']['responses'][200]['content']['application/json']['data']>;
  };
  savePrintLog: {
    path: undefined;
    query: undefined;
    body: operations['savePrintLog']['requestBody']['content']['application/json'];
    data: null;
  };
  listPrintLogs: {
    path: operations['listPrintLogs']['parameters']['path'];
    query: Omit<NonNullable<operations['listPrintLogs']['parameters']['query']>, 'n'>;
    body: undefined;
    data: NonNullable<operations['listPrintLogs']['responses'][200]['content']['application/json']['data']>;
  };
  listPortals: {
    path: undefined;
    query: Omit<NonNullable<operations['listPortals']['parameters']['query']>, 'n'>;
    body: undefined;
    data: NonNullable<operations['listPortals']['responses'][200]['content']['application/json']['data']>;
  };
  getPortal: {
    path: operations['getPortal']['parameters']['path'];
    query: Omit<NonNullable<operations['getPortal']['parameters']['query']>, 'n'>;
    body: undefined;
    data: NonNullable<operations['getPortal']['responses'][200]['content']['application/json']['data']>;
  };
  saveOwnPortal: {
    path: operations['saveOwnPortal']['parameters']['path'];
    query: undefined;
    body: operations['saveOwnPortal']['requestBody']['content']['application/json'];
    data: null;
  };
  setDefaultPortal: {
    path: operations['setDefaultPortal']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: null;
  };
  countFlowTasks: {
    path: undefined;
    query: undefined;
    body: operations['countFlowTasks']['requestBody']['content']['application/json'];
    data: NonNullable<operations['countFlowTasks']['responses'][200]['content']['application/json']['data']>;
  };
  listDashboardFlowTasks: {
    path: undefined;
    query: undefined;
    body: undefined;
    data: NonNullable<operations['listDashboardFlowTasks']['responses'][200]['content']['application/json']['data']>;
  };
  listDashboardOwnFlows: {
    path: undefined;
    query: undefined;
    body: undefined;
    data: NonNullable<operations['listDashboardOwnFlows']['responses'][200]['content']['application/json']['data']>;
  };
  listDashboardEmails: {
    path: undefined;
    query: undefined;
    body: undefined;
    data: NonNullable<operations['listDashboardEmails']['responses'][200]['content']['application/json']['data']>;
  };
  getEmail: {
    path: operations['getEmail']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: NonNullable<operations['getEmail']['responses'][200]['content']['application/json']['data']>;
  };
  listDashboardNotices: {
    path: undefined;
    query: undefined;
    body: operations['listDashboardNotices']['requestBody']['content']['application/json'];
    data: NonNullable<operations['listDashboardNotices']['responses'][200]['content']['application/json']['data']>;
  };
  listFlowTasks: {
    path: operations['listFlowTasks']['parameters']['path'];
    query: Omit<NonNullable<operations['listFlowTasks']['parameters']['query']>, 'n'>;
    body: undefined;
    data: NonNullable<operations['listFlowTasks']['responses'][200]['content']['application/json']['data']>;
  };
  listWaitingFlowTasks: {
    path: operations['listWaitingFlowTasks']['parameters']['path'];
    query: Omit<NonNullable<operations['listWaitingFlowTasks']['parameters']['query']>, 'n'>;
    body: undefined;
    data: NonNullable<operations['listWaitingFlowTasks']['responses'][200]['content']['application/json']['data']>;
  };
  getFlowTask: {
    path: operations['getFlowTask']['parameters']['path'];
    query: Omit<NonNullable<operations['getFlowTask']['parameters']['query']>, 'n'>;
    body: undefined;
    data: NonNullable<operations['getFlowTask']['responses'][200]['content']['application/json']['data']>;
  };
  checkFlowTask: {
    path: operations['checkFlowTask']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: NonNullable<operations['checkFlowTask']['responses'][200]['content']['application/json']['data']>;
  };
  listFlowRecords: {
    path: operations['listFlowRecords']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: NonNullable<operations['listFlowRecords']['responses'][200]['content']['application/json']['data']>;
  };
  listFlowCandidates: {
    path: operations['listFlowCandidates']['parameters']['path'];
    query: undefined;
    body: operations['listFlowCandidates']['requestBody']['content']['application/json'];
    data: NonNullable<operations['listFlowCandidates']['responses'][200]['content']['application/json']['data']>;
  };
  approveFlowTask: {
    path: operations['approveFlowTask']['parameters']['path'];
    query: undefined;
    body: operations['approveFlowTask']['requestBody']['content']['application/json'];
    data: NonNullable<operations['approveFlowTask']['responses'][200]['content']['application/json']['data']>;
  };
  rejectFlowTask: {
    path: operations['rejectFlowTask']['parameters']['path'];
    query: undefined;
    body: operations['rejectFlowTask']['requestBody']['content']['application/json'];
    data: null;
  };
  recallFlowTask: {
    path: operations['recallFlowTask']['parameters']['path'];
    query: undefined;
    body: operations['recallFlowTask']['requestBody']['content']['application/json'];
    data: null;
  };
  cancelFlowTask: {
    path: operations['cancelFlowTask']['parameters']['path'];
    query: undefined;
    body: operations['cancelFlowTask']['requestBody']['content']['application/json'];
    data: null;
  };
  transferFlowTask: {
    path: operations['transferFlowTask']['parameters']['path'];
    query: undefined;
    body: operations['transferFlowTask']['requestBody']['content']['application/json'];
    data: null;
  };
  assignFlowTask: {
    path: operations['assignFlowTask']['parameters']['path'];
    query: undefined;
    body: operations['assignFlowTask']['requestBody']['content']['application/json'];
    data: null;
  };
  listOwnFlows: {
    path: undefined;
    query: Omit<NonNullable<operations['listOwnFlows']['parameters']['query']>, 'n'>;
    body: undefined;
    data: NonNullable<operations['listOwnFlows']['responses'][200]['content']['application/json']['data']>;
  };
  removeOwnFlow: {
    path: operations['removeOwnFlow']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: null;
  };
  revokeFlowTask: {
    path: operations['revokeFlowTask']['parameters']['path'];
    query: undefined;
    body: operations['revokeFlowTask']['requestBody']['content']['application/json'];
    data: null;
  };
  urgeFlowTask: {
    path: operations['urgeFlowTask']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: null;
  };
  createFlowTask: {
    path: undefined;
    query: undefined;
    body: operations['createFlowTask']['requestBody']['content']['application/json'];
    data: NonNullable<operations['createFlowTask']['responses'][200]['content']['application/json']['data']>;
  };
  updateFlowTask: {
    path: operations['updateFlowTask']['parameters']['path'];
    query: undefined;
    body: operations['updateFlowTask']['requestBody']['content']['application/json'];
    data: NonNullable<operations['updateFlowTask']['responses'][200]['content']['application/json']['data']>;
  };
  listFlowRejectSteps: {
    path: operations['listFlowRejectSteps']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: NonNullable<operations['listFlowRejectSteps']['responses'][200]['content']['application/json']['data']>;
  };
  saveFlowTask: {
    path: operations['saveFlowTask']['parameters']['path'];
    query: undefined;
    body: operations['saveFlowTask']['requestBody']['content']['application/json'];
    data: null;
  };
  listFlowCandidateUsers: {
    path: operations['listFlowCandidateUsers']['parameters']['path'];
    query: undefined;
    body: operations['listFlowCandidateUsers']['requestBody']['content']['application/json'];
    data: NonNullable<operations['listFlowCandidateUsers']['responses'][200]['content']['application/json']['data']>;
  };
  addFlowSigner: {
    path: operations['addFlowSigner']['parameters']['path'];
    query: undefined;
    body: operations['addFlowSigner']['requestBody']['content']['application/json'];
    data: null;
  };
  handleFlowTasks: {
    path: undefined;
    query: undefined;
    body: operations['handleFlowTasks']['requestBody']['content']['application/json'];
    data: null;
  };
  pageFlowTemplates: {
    path: undefined;
    query: Omit<NonNullable<operations['pageFlowTemplates']['parameters']['query']>, 'n'>;
    body: undefined;
    data: NonNullable<operations['pageFlowTemplates']['responses'][200]['content']['application/json']['data']>;
  };
  listFlowVersions: {
    path: operations['listFlowVersions']['parameters']['path'];
    query: Omit<NonNullable<operations['listFlowVersions']['parameters']['query']>, 'n'>;
    body: undefined;
    data: NonNullable<operations['listFlowVersions']['responses'][200]['content']['application/json']['data']>;
  };
  listFlowComments: {
    path: undefined;
    query: Omit<NonNullable<operations['listFlowComments']['parameters']['query']>, 'n'>;
    body: undefined;
    data: NonNullable<operations['listFlowComments']['responses'][200]['content']['application/json']['data']>;
  };
  createFlowComment: {
    path: undefined;
    query: undefined;
    body: operations['createFlowComment']['requestBody']['content']['application/json'];
    data: null;
  };
  removeFlowComment: {
    path: operations['removeFlowComment']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: null;
  };
  listOpinionPhrases: {
    path: undefined;
    query: Omit<NonNullable<operations['listOpinionPhrases']['parameters']['query']>, 'n'>;
    body: undefined;
    data: NonNullable<operations['listOpinionPhrases']['responses'][200]['content']['application/json']['data']>;
  };
  createOpinionPhrase: {
    path: undefined;
    query: undefined;
    body: operations['createOpinionPhrase']['requestBody']['content']['application/json'];
    data: null;
  };
  updateOpinionPhrase: {
    path: operations['updateOpinionPhrase']['parameters']['path'];
    query: undefined;
    body: operations['updateOpinionPhrase']['requestBody']['content']['application/json'];
    data: null;
  };
  removeOpinionPhrase: {
    path: operations['removeOpinionPhrase']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: null;
  };
  listSavedQueries: {
    path: operations['listSavedQueries']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: NonNullable<operations['listSavedQueries']['responses'][200]['content']['application/json']['data']>;
  };
  createSavedQuery: {
    path: undefined;
    query: undefined;
    body: operations['createSavedQuery']['requestBody']['content']['application/json'];
    data: null;
  };
  updateSavedQuery: {
    path: operations['updateSavedQuery']['parameters']['path'];
    query: undefined;
    body: operations['updateSavedQuery']['requestBody']['content']['application/json'];
    data: null;
  };
  removeSavedQuery: {
    path: operations['removeSavedQuery']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: null;
  };
  getShortLink: {
    path: operations['getShortLink']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: NonNullable<operations['getShortLink']['responses'][200]['content']['application/json']['data']>;
  };
  updateShortLink: {
    path: operations['updateShortLink']['parameters']['path'];
    query: undefined;
    body: operations['updateShortLink']['requestBody']['content']['application/json'];
    data: NonNullable<operations['updateShortLink']['responses'][200]['content']['application/json']['data']>;
  };
  getShortLinkForm: {
    path: operations['getShortLinkForm']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: NonNullable<operations['getShortLinkForm']['responses'][200]['content']['application/json']['data']>;
  };
  submitShortLinkForm: {
    path: operations['submitShortLinkForm']['parameters']['path'];
    query: undefined;
    body: operations['submitShortLinkForm']['requestBody']['content']['application/json'];
    data: null;
  };
  listFlowTemplates: {
    path: undefined;
    query: Omit<NonNullable<operations['listFlowTemplates']['parameters']['query']>, 'n'>;
    body: undefined;
    data: NonNullable<operations['listFlowTemplates']['responses'][200]['content']['application/json']['data']>;
  };
  listOnlineUsers: {
    path: undefined;
    query: Omit<NonNullable<operations['listOnlineUsers']['parameters']['query']>, 'n'>;
    body: undefined;
    data: NonNullable<operations['listOnlineUsers']['responses'][200]['content']['application/json']['data']>;
  };
  signOutUsers: {
    path: undefined;
    query: undefined;
    body: operations['signOutUsers']['requestBody']['content']['application/json'];
    data: null;
  };
  signOutUser: {
    path: operations['signOutUser']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: null;
  };
  getServerState: {
    path: undefined;
    query: undefined;
    body: undefined;
    data: NonNullable<operations['getServerState']['responses'][200]['content']['application/json']['data']>;
  };
  listLogs: {
    path: undefined;
    query: Omit<NonNullable<operations['listLogs']['parameters']['query']>, 'n'>;
    body: undefined;
    data: NonNullable<operations['listLogs']['responses'][200]['content']['application/json']['data']>;
  };
  removeLogs: {
    path: undefined;
    query: undefined;
    body: operations['removeLogs']['requestBody']['content']['application/json'];
    data: null;
  };
  getLog: {
    path: operations['getLog']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: NonNullable<operations['getLog']['responses'][200]['content']['application/json']['data']>;
  };
  clearLogs: {
    path: operations['clearLogs']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: null;
  };
  listDelegations: {
    path: undefined;
    query: Omit<NonNullable<operations['listDelegations']['parameters']['query']>, 'n'>;
    body: undefined;
    data: NonNullable<operations['listDelegations']['responses'][200]['content']['application/json']['data']>;
  };
  createDelegation: {
    path: undefined;
    query: undefined;
    body: operations['createDelegation']['requestBody']['content']['application/json'];
    data: null;
  };
  getDelegation: {
    path: operations['getDelegation']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: NonNullable<operations['getDelegation']['responses'][200]['content']['application/json']['data']>;
  };
  updateDelegation: {
    path: operations['updateDelegation']['parameters']['path'];
    query: undefined;
    body: operations['updateDelegation']['requestBody']['content']['application/json'];
    data: null;
  };
  removeDelegation: {
    path: operations['removeDelegation']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: null;
  };
}

export type OperationId = keyof OperationShapes;

/** Kind of server data that operations read and write. */
export type Tag =
  | 'area'
  | 'billRule'
  | 'chat'
  | 'columnSetting'
  | 'currentUser'
  | 'dataInterface'
  | 'dataInterfaceLog'
  | 'dataSource'
  | 'delegation'
  | 'dictionaryCategory'
  | 'dictionaryEntry'
  | 'file'
  | 'flow'
  | 'flowComment'
  | 'flowStep'
  | 'flowTemplate'
  | 'grade'
  | 'group'
  | 'log'
  | 'mail'
  | 'menu'
  | 'menuPart'
  | 'message'
  | 'messageAccount'
  | 'messageTemplate'
  | 'messageType'
  | 'model'
  | 'notice'
  | 'opinionPhrase'
  | 'organization'
  | 'place'
  | 'portal'
  | 'position'
  | 'preference'
  | 'printLog'
  | 'printTemplate'
  | 'record'
  | 'right'
  | 'role'
  | 'savedQuery'
  | 'schedule'
  | 'sendConfig'
  | 'sentMessage'
  | 'serverState'
  | 'session'
  | 'shortLink'
  | 'signature'
  | 'system'
  | 'systemConfig'
  | 'thirdPartySync'
  | 'user';
