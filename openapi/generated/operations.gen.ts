// Written by codegen/generate.ts from spec/. Do not edit: change the description and run "npm run generate".
import type { operations } from './types.gen.ts';

export const oauthOperations = {
  /** Sign in */
  login: { id: 'login', method: 'POST', path: '/api/oauth/Login', effect: 'session', body: 'form', isSessionExempt: true },
  /** Sign out */
  logout: { id: 'logout', method: 'GET', path: '/api/oauth/Logout', effect: 'session' },
  /** Unlock the screen with account and password; lock it with an empty payload */
  lockScreen: { id: 'lockScreen', method: 'POST', path: '/api/oauth/LockScreen', effect: 'session', body: 'json', isSessionExempt: true },
  /** Change the password, or without a body send a reminder that it expires */
  updatePasswordMessage: { id: 'updatePasswordMessage', method: 'POST', path: '/api/oauth/updatePasswordMessage', effect: 'update', body: 'json' },
  /** Does signing in with this account ask for a captcha? Asked before anybody is signed in */
  getAccountConfig: { id: 'getAccountConfig', method: 'GET', path: '/api/oauth/getConfig/{account}', effect: 'read' },
  /** Captcha image of the password dialog and of older login pages */
  getPasswordCaptcha: { id: 'getPasswordCaptcha', method: 'GET', path: '/api/file/ImageCode/{timestamp}', effect: 'read', isRaw: true },
  /** Captcha image of the login page */
  getLoginCaptcha: { id: 'getLoginCaptcha', method: 'GET', path: '/api/oauth/ImageCode/{length}/{timestamp}', effect: 'read', isRaw: true },
  /** Is signing in done elsewhere, and by which other ways can people sign in? */
  getLoginConfig: { id: 'getLoginConfig', method: 'GET', path: '/api/oauth/getLoginConfig', effect: 'read' },
  /** A ticket that a sign-in in another window can be bound to */
  createLoginTicket: { id: 'createLoginTicket', method: 'GET', path: '/api/oauth/getTicket', effect: 'create' },
  /** Has somebody signed in with this ticket? */
  getLoginTicketStatus: { id: 'getLoginTicketStatus', method: 'GET', path: '/api/oauth/getTicketStatus/{ticket}', effect: 'read' },
} as const;

export const currentUserOperations = {
  /** Menus, person, permissions and system settings of the session */
  getCurrentUser: { id: 'getCurrentUser', method: 'GET', path: '/api/oauth/CurrentUser', effect: 'read' },
  /** Save the layout of the signed-in person; the next sign-in answers it */
  updateSystemTheme: { id: 'updateSystemTheme', method: 'PUT', path: '/api/permission/Users/Current/SystemTheme', effect: 'update', body: 'json' },
  /** Save the language of the signed-in person */
  updateSystemLanguage: { id: 'updateSystemLanguage', method: 'PUT', path: '/api/permission/Users/Current/SystemLanguage', effect: 'update', body: 'json' },
  /** Choose the organisation, position or system to work in */
  switchMajor: { id: 'switchMajor', method: 'PUT', path: '/api/permission/Users/Current/major', effect: 'update', body: 'json' },
  /** Use an uploaded picture as the portrait */
  updateAvatar: { id: 'updateAvatar', method: 'PUT', path: '/api/permission/Users/Current/Avatar/{name}', effect: 'update' },
  /** What the profile page shows of the signed-in person */
  getBaseInfo: { id: 'getBaseInfo', method: 'GET', path: '/api/permission/Users/Current/BaseInfo', effect: 'read' },
  /** Save what the person may change of the profile */
  updateBaseInfo: { id: 'updateBaseInfo', method: 'PUT', path: '/api/permission/Users/Current/BaseInfo', effect: 'update', body: 'json' },
  /** Change the password; the session is over then */
  modifyPassword: { id: 'modifyPassword', method: 'POST', path: '/api/permission/Users/Current/Actions/ModifyPassword', effect: 'session', body: 'json' },
  /** People who answer to the person, one level */
  listOwnSubordinates: { id: 'listOwnSubordinates', method: 'GET', path: '/api/permission/Users/Current/Subordinate/{id}', effect: 'read' },
  /** Everything the person may open, see and press, as trees */
  getOwnAuthorization: { id: 'getOwnAuthorization', method: 'GET', path: '/api/permission/Users/Current/Authorize', effect: 'read' },
  /** Sign-ins, or calls that changed something, of the signed-in person */
  listSystemLogs: { id: 'listSystemLogs', method: 'GET', path: '/api/permission/Users/Current/SystemLog', effect: 'read' },
  /** Organisations of the person; one is the current one */
  listOwnOrganizations: { id: 'listOwnOrganizations', method: 'GET', path: '/api/permission/Users/Current/getUserOrganizes', effect: 'read' },
  /** Positions of the person; one is the current one */
  listOwnPositions: { id: 'listOwnPositions', method: 'GET', path: '/api/permission/Users/Current/getUserPositions', effect: 'read' },
  /** Signatures of the person */
  listSignatures: { id: 'listSignatures', method: 'GET', path: '/api/permission/Users/Current/SignImg', effect: 'read' },
  /** Add a signature */
  createSignature: { id: 'createSignature', method: 'POST', path: '/api/permission/Users/Current/SignImg', effect: 'create', body: 'json' },
  /** Make a signature the default */
  setDefaultSignature: { id: 'setDefaultSignature', method: 'PUT', path: '/api/permission/Users/Current/{id}/SignImg', effect: 'update' },
  /** Delete a signature */
  removeSignature: { id: 'removeSignature', method: 'DELETE', path: '/api/permission/Users/Current/{id}/SignImg', effect: 'delete' },
} as const;

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

export const messageTemplateOperations = {
  /** Message templates */
  listMessageTemplates: { id: 'listMessageTemplates', method: 'GET', path: '/api/message/MessageTemplateConfig', effect: 'read' },
  /** Add a template */
  createMessageTemplate: { id: 'createMessageTemplate', method: 'POST', path: '/api/message/MessageTemplateConfig', effect: 'create', body: 'json' },
  /** One template */
  getMessageTemplate: { id: 'getMessageTemplate', method: 'GET', path: '/api/message/MessageTemplateConfig/{id}', effect: 'read' },
  /** Change a template */
  updateMessageTemplate: { id: 'updateMessageTemplate', method: 'PUT', path: '/api/message/MessageTemplateConfig/{id}', effect: 'update', body: 'json' },
  /** Delete a template */
  removeMessageTemplate: { id: 'removeMessageTemplate', method: 'DELETE', path: '/api/message/MessageTemplateConfig/{id}', effect: 'delete' },
  /** Copy a template under a new name and code */
  copyMessageTemplate: { id: 'copyMessageTemplate', method: 'POST', path: '/api/message/MessageTemplateConfig/copy/{id}', effect: 'create' },
  /** One of four lists the templates choose from */
  listMessageTypes: { id: 'listMessageTypes', method: 'GET', path: '/api/message/MessageDataType/getTypeList/{id}', effect: 'read' },
  /** One sending configuration */
  getSendMessageConfig: { id: 'getSendMessageConfig', method: 'GET', path: '/api/message/SendMessageConfig/{id}', effect: 'read' },
  /** Sending configurations to choose from */
  listSendMessageConfigs: { id: 'listSendMessageConfigs', method: 'GET', path: '/api/message/SendMessageConfig/getSendConfigList', effect: 'read' },
} as const;

export const fileOperations = {
  /** Store a file */
  uploadFile: { id: 'uploadFile', method: 'POST', path: '/api/file/Uploader/{type}', effect: 'create', body: 'multipart' },
  /** Bytes of a stored file; images are shown, everything else is saved */
  getImage: { id: 'getImage', method: 'GET', path: '/api/file/Image/{type}/{name}', effect: 'read', isRaw: true },
  /** Prepare a one-time link to a stored file */
  createDownloadLink: { id: 'createDownloadLink', method: 'GET', path: '/api/file/Download/{type}/{fileId}', effect: 'read' },
  /** Fetch the file behind a one-time link */
  downloadFile: { id: 'downloadFile', method: 'GET', path: '/api/file/Download', effect: 'consume', isRaw: true },
  /** Prepare an archive of several stored files */
  packFiles: { id: 'packFiles', method: 'POST', path: '/api/file/PackDownload/{type}', effect: 'read', body: 'json' },
  /** Where a stored file can be looked at; empty when there is no such file */
  getPreviewAddress: { id: 'getPreviewAddress', method: 'GET', path: '/api/file/Uploader/Preview', effect: 'read' },
  /** Which chunks of a file the server already holds */
  checkChunk: { id: 'checkChunk', method: 'GET', path: '/api/file/chunk', effect: 'read' },
  /** Send one chunk; sending it again changes nothing */
  uploadChunk: { id: 'uploadChunk', method: 'POST', path: '/api/file/chunk', effect: 'create', body: 'multipart' },
  /** Make one file of all chunks; doing it again answers the same file */
  mergeChunks: { id: 'mergeChunks', method: 'POST', path: '/api/file/merge', effect: 'create', body: 'form' },
} as const;

export const importOperations = {
  /** Hand in a spreadsheet of records */
  uploadImportFile: { id: 'uploadImportFile', method: 'POST', path: '/api/{module}/Uploader', effect: 'create', body: 'multipart' },
  /** Prepare the empty spreadsheet to fill in */
  downloadImportTemplate: { id: 'downloadImportTemplate', method: 'GET', path: '/api/{module}/TemplateDownload', effect: 'read' },
  /** Rows and columns the server reads in a handed-in spreadsheet */
  previewImport: { id: 'previewImport', method: 'GET', path: '/api/{module}/ImportPreview', effect: 'read' },
  /** Take over rows as records; refused rows come back with their reasons */
  importRows: { id: 'importRows', method: 'POST', path: '/api/{module}/ImportData', effect: 'create', body: 'json' },
  /** Prepare a spreadsheet of refused rows with their reasons */
  exportImportErrors: { id: 'exportImportErrors', method: 'POST', path: '/api/{module}/ImportExceptionData', effect: 'read', body: 'json' },
  /** Hand in a spreadsheet of records of an online form */
  uploadRecordImportFile: { id: 'uploadRecordImportFile', method: 'POST', path: '/api/visualdev/OnlineDev/Uploader', effect: 'create', body: 'multipart' },
  /** Prepare the empty spreadsheet of an online form */
  downloadRecordImportTemplate: { id: 'downloadRecordImportTemplate', method: 'GET', path: '/api/visualdev/OnlineDev/{id}/TemplateDownload', effect: 'read' },
  /** Rows and columns the server reads in a handed-in spreadsheet */
  previewRecordImport: { id: 'previewRecordImport', method: 'GET', path: '/api/visualdev/OnlineDev/{id}/ImportPreview', effect: 'read' },
  /** Take over rows as records; refused rows come back with their reasons */
  importRecords: { id: 'importRecords', method: 'POST', path: '/api/visualdev/OnlineDev/{id}/ImportData', effect: 'create', body: 'json' },
  /** Prepare a spreadsheet of refused rows with their reasons */
  exportRecordImportErrors: { id: 'exportRecordImportErrors', method: 'POST', path: '/api/visualdev/OnlineDev/{id}/ImportExceptionData', effect: 'read', body: 'json' },
} as const;

export const dictionaryOperations = {
  /** All categories as a tree */
  listDictionaryCategories: { id: 'listDictionaryCategories', method: 'GET', path: '/api/system/DictionaryType', effect: 'read' },
  /** Add a category */
  createDictionaryCategory: { id: 'createDictionaryCategory', method: 'POST', path: '/api/system/DictionaryType', effect: 'create', body: 'json' },
  /** Categories to choose a parent from */
  listDictionaryCategoryOptions: { id: 'listDictionaryCategoryOptions', method: 'GET', path: '/api/system/DictionaryType/Selector/{id}', effect: 'read' },
  /** One category */
  getDictionaryCategory: { id: 'getDictionaryCategory', method: 'GET', path: '/api/system/DictionaryType/{id}', effect: 'read' },
  /** Change a category */
  updateDictionaryCategory: { id: 'updateDictionaryCategory', method: 'PUT', path: '/api/system/DictionaryType/{id}', effect: 'update', body: 'json' },
  /** Delete a category that is empty */
  removeDictionaryCategory: { id: 'removeDictionaryCategory', method: 'DELETE', path: '/api/system/DictionaryType/{id}', effect: 'delete' },
  /** Add an entry */
  createDictionaryEntry: { id: 'createDictionaryEntry', method: 'POST', path: '/api/system/DictionaryData', effect: 'create', body: 'json' },
  /** Every category with its entries */
  listAllDictionaries: { id: 'listAllDictionaries', method: 'GET', path: '/api/system/DictionaryData/All', effect: 'read' },
  /** Entries of one category; the id is that of the category */
  listDictionaryEntries: { id: 'listDictionaryEntries', method: 'GET', path: '/api/system/DictionaryData/{id}', effect: 'read' },
  /** Change an entry */
  updateDictionaryEntry: { id: 'updateDictionaryEntry', method: 'PUT', path: '/api/system/DictionaryData/{id}', effect: 'update', body: 'json' },
  /** Delete an entry that has nothing below it */
  removeDictionaryEntry: { id: 'removeDictionaryEntry', method: 'DELETE', path: '/api/system/DictionaryData/{id}', effect: 'delete' },
  /** Entries to choose a parent from; the root node has the id of the category */
  listDictionaryEntryParents: { id: 'listDictionaryEntryParents', method: 'GET', path: '/api/system/DictionaryData/{typeId}/Selector/{id}', effect: 'read' },
  /** Entries of a category as options of a form; the id may be the code of the category */
  listDictionaryOptions: { id: 'listDictionaryOptions', method: 'GET', path: '/api/system/DictionaryData/{id}/Data/Selector', effect: 'read' },
  /** One entry */
  getDictionaryEntry: { id: 'getDictionaryEntry', method: 'GET', path: '/api/system/DictionaryData/{id}/Info', effect: 'read' },
  /** Switch an entry between enabled and disabled */
  setDictionaryEntryState: { id: 'setDictionaryEntryState', method: 'PUT', path: '/api/system/DictionaryData/{id}/Actions/State', effect: 'update' },
  /** Prepare a file of a category with everything below it */
  exportDictionaryCategory: { id: 'exportDictionaryCategory', method: 'GET', path: '/api/system/DictionaryData/{id}/Action/Export', effect: 'read' },
  /** Add categories and entries from a .bdd file; known codes are skipped */
  importDictionary: { id: 'importDictionary', method: 'POST', path: '/api/system/DictionaryData/Action/Import', effect: 'create', body: 'multipart' },
} as const;

export const billRuleOperations = {
  /** Serial-number rules, page by page */
  listBillRules: { id: 'listBillRules', method: 'GET', path: '/api/system/BillRule', effect: 'read' },
  /** Add a serial-number rule */
  createBillRule: { id: 'createBillRule', method: 'POST', path: '/api/system/BillRule', effect: 'create', body: 'json' },
  /** Enabled rules to choose from in a form, the newest first */
  listBillRuleOptions: { id: 'listBillRuleOptions', method: 'GET', path: '/api/system/BillRule/Selector', effect: 'read' },
  /** One serial-number rule */
  getBillRule: { id: 'getBillRule', method: 'GET', path: '/api/system/BillRule/{id}', effect: 'read' },
  /** Change a serial-number rule; counting goes on */
  updateBillRule: { id: 'updateBillRule', method: 'PUT', path: '/api/system/BillRule/{id}', effect: 'update', body: 'json' },
  /** Delete a rule no number was drawn from */
  removeBillRule: { id: 'removeBillRule', method: 'DELETE', path: '/api/system/BillRule/{id}', effect: 'delete' },
  /** Switch a rule between enabled and disabled */
  setBillRuleState: { id: 'setBillRuleState', method: 'PUT', path: '/api/system/BillRule/{id}/Actions/State', effect: 'update' },
  /** Draw the next number of a rule; it is used up whatever becomes of the form */
  drawBillNumber: { id: 'drawBillNumber', method: 'GET', path: '/api/system/BillRule/BillNumber/{enCode}', effect: 'consume' },
  /** Prepare a file of one rule */
  exportBillRule: { id: 'exportBillRule', method: 'GET', path: '/api/system/BillRule/{id}/Action/Export', effect: 'read' },
} as const;

export const areaOperations = {
  /** The areas right below one, disabled ones too */
  listAreas: { id: 'listAreas', method: 'GET', path: '/api/system/Area/{id}', effect: 'read' },
  /** Change an area */
  updateArea: { id: 'updateArea', method: 'PUT', path: '/api/system/Area/{id}', effect: 'update', body: 'json' },
  /** Delete an area nothing stands below */
  removeArea: { id: 'removeArea', method: 'DELETE', path: '/api/system/Area/{id}', effect: 'delete' },
  /** The enabled areas right below one, to choose from */
  listAreaOptions: { id: 'listAreaOptions', method: 'GET', path: '/api/system/Area/{id}/Selector/{currId}', effect: 'read' },
  /** The names along the way to each of several chosen areas */
  findAreaNames: { id: 'findAreaNames', method: 'POST', path: '/api/system/Area/GetAreaByIds', effect: 'read', body: 'json' },
  /** Add an area */
  createArea: { id: 'createArea', method: 'POST', path: '/api/system/Area', effect: 'create', body: 'json' },
  /** One area */
  getArea: { id: 'getArea', method: 'GET', path: '/api/system/Area/{id}/Info', effect: 'read' },
  /** Switch an area between enabled and disabled */
  setAreaState: { id: 'setAreaState', method: 'PUT', path: '/api/system/Area/{id}/Actions/State', effect: 'update' },
} as const;

export const scheduleOperations = {
  /** The caller's own and received schedules of a span of time */
  listSchedules: { id: 'listSchedules', method: 'GET', path: '/api/system/Schedule', effect: 'read' },
  /** Add a schedule, repeated or not */
  createSchedule: { id: 'createSchedule', method: 'POST', path: '/api/system/Schedule', effect: 'create', body: 'json' },
  /** One schedule to edit; its participants are a list of ids */
  getSchedule: { id: 'getSchedule', method: 'GET', path: '/api/system/Schedule/{id}', effect: 'read' },
  /** Change one schedule, or several of a repeated one */
  updateSchedule: { id: 'updateSchedule', method: 'PUT', path: '/api/system/Schedule/{id}/{type}', effect: 'update', body: 'json' },
  /** Delete one schedule, or several of a repeated one */
  removeSchedule: { id: 'removeSchedule', method: 'DELETE', path: '/api/system/Schedule/{id}/{type}', effect: 'delete' },
  /** One schedule to look at; participants, type and urgency are names */
  getScheduleDetail: { id: 'getScheduleDetail', method: 'GET', path: '/api/system/Schedule/detail', effect: 'read' },
} as const;

export const dataInterfaceOperations = {
  /** Data interfaces, page by page */
  listDataInterfaces: { id: 'listDataInterfaces', method: 'GET', path: '/api/system/DataInterface', effect: 'read' },
  /** Add a data interface */
  createDataInterface: { id: 'createDataInterface', method: 'POST', path: '/api/system/DataInterface', effect: 'create', body: 'json' },
  /** Enabled data interfaces below their categories, to choose one */
  listDataInterfaceTree: { id: 'listDataInterfaceTree', method: 'GET', path: '/api/system/DataInterface/Selector', effect: 'read' },
  /** One data interface */
  getDataInterface: { id: 'getDataInterface', method: 'GET', path: '/api/system/DataInterface/{id}', effect: 'read' },
  /** Change a data interface */
  updateDataInterface: { id: 'updateDataInterface', method: 'PUT', path: '/api/system/DataInterface/{id}', effect: 'update', body: 'json' },
  /** Delete a data interface with its call log */
  removeDataInterface: { id: 'removeDataInterface', method: 'DELETE', path: '/api/system/DataInterface/{id}', effect: 'delete' },
  /** Switch a data interface between enabled and disabled */
  setDataInterfaceState: { id: 'setDataInterfaceState', method: 'PUT', path: '/api/system/DataInterface/{id}/Actions/State', effect: 'update' },
  /** Add a disabled copy of a data interface */
  copyDataInterface: { id: 'copyDataInterface', method: 'POST', path: '/api/system/DataInterface/{id}/Actions/Copy', effect: 'create' },
  /** Every row of a data interface; what dynamic options are filled with */
  previewDataInterface: { id: 'previewDataInterface', method: 'POST', path: '/api/system/DataInterface/{id}/Actions/Preview', effect: 'read', body: 'json' },
  /** What a data interface is called with */
  listDataInterfaceParameters: { id: 'listDataInterfaceParameters', method: 'GET', path: '/api/system/DataInterface/GetParam/{id}', effect: 'read' },
  /** Prepare a file of a data interface */
  exportDataInterface: { id: 'exportDataInterface', method: 'GET', path: '/api/system/DataInterface/{id}/Action/Export', effect: 'read' },
  /** Calls of a data interface, newest first */
  listDataInterfaceLogs: { id: 'listDataInterfaceLogs', method: 'GET', path: '/api/system/DataInterfaceLog/{id}', effect: 'read' },
  /** Rows of a data interface, page by page */
  listDataInterfaceRows: { id: 'listDataInterfaceRows', method: 'POST', path: '/api/system/DataInterface/{id}/Action/List', effect: 'read', body: 'json' },
  /** Rows of a data interface by their values, in the order asked */
  findDataInterfaceRows: { id: 'findDataInterfaceRows', method: 'POST', path: '/api/system/DataInterface/{id}/Action/InfoByIds', effect: 'read', body: 'json' },
  /** Enabled data interfaces, page by page, to choose one */
  listDataInterfaceChoices: { id: 'listDataInterfaceChoices', method: 'GET', path: '/api/system/DataInterface/getList', effect: 'read' },
  /** Names of the columns a data interface answers */
  listDataInterfaceFields: { id: 'listDataInterfaceFields', method: 'POST', path: '/api/system/DataInterface/{id}/Actions/GetFields', effect: 'read', body: 'json' },
} as const;

export const systemConfigOperations = {
  /** Settings of the installation; secrets are answered empty */
  getSystemConfig: { id: 'getSystemConfig', method: 'GET', path: '/api/system/SysConfig', effect: 'read' },
  /** Save settings; a setting that is left out, and an empty secret, stay as they are */
  updateSystemConfig: { id: 'updateSystemConfig', method: 'PUT', path: '/api/system/SysConfig', effect: 'update', body: 'json' },
  /** Try a connection to WeChat Work */
  testWeChatConnection: { id: 'testWeChatConnection', method: 'POST', path: '/api/system/SysConfig/{type}/testQyWebChatConnect', effect: 'external', body: 'json' },
  /** Try a connection to DingTalk */
  testDingTalkConnection: { id: 'testDingTalkConnection', method: 'POST', path: '/api/system/SysConfig/testDingTalkConnect', effect: 'external', body: 'json' },
  /** People with every right */
  listAdministrators: { id: 'listAdministrators', method: 'GET', path: '/api/system/SysConfig/getAdminList', effect: 'read' },
  /** Who has every right; nobody else keeps it */
  setAdministrators: { id: 'setAdministrators', method: 'PUT', path: '/api/system/SysConfig/setAdminList', effect: 'update', body: 'json' },
} as const;

export const thirdPartySyncOperations = {
  /** How many organisations and people are in step with a messenger */
  listSyncTotals: { id: 'listSyncTotals', method: 'GET', path: '/api/system/SynThirdInfo/getSynThirdTotal/{type}', effect: 'read', timeoutMs: 100000 },
  /** Bring organisations with DingTalk into step */
  syncOrganizationsToDingTalk: { id: 'syncOrganizationsToDingTalk', method: 'GET', path: '/api/system/SynThirdInfo/synAllOrganizeSysToDing', effect: 'external', timeoutMs: 100000 },
  /** Bring people with DingTalk into step */
  syncUsersToDingTalk: { id: 'syncUsersToDingTalk', method: 'GET', path: '/api/system/SynThirdInfo/synAllUserSysToDing', effect: 'external', timeoutMs: 100000 },
  /** Bring organisations with WeChat Work into step */
  syncOrganizationsToWeChat: { id: 'syncOrganizationsToWeChat', method: 'GET', path: '/api/system/SynThirdInfo/synAllOrganizeSysToQy', effect: 'external', timeoutMs: 100000 },
  /** Bring people with WeChat Work into step */
  syncUsersToWeChat: { id: 'syncUsersToWeChat', method: 'GET', path: '/api/system/SynThirdInfo/synAllUserSysToQy', effect: 'external', timeoutMs: 100000 },
} as const;

export const organizationOperations = {
  /** Companies and departments as one tree */
  listOrganizations: { id: 'listOrganizations', method: 'GET', path: '/api/permission/Organize', effect: 'read' },
  /** Add a company */
  createOrganization: { id: 'createOrganization', method: 'POST', path: '/api/permission/Organize', effect: 'create', body: 'json' },
  /** Enabled organisations to choose from */
  listOrganizationOptions: { id: 'listOrganizationOptions', method: 'GET', path: '/api/permission/Organize/Selector/{id}', effect: 'read' },
  /** Enabled organisations, those the caller does not administer disabled */
  listAuthorizedOrganizations: { id: 'listAuthorizedOrganizations', method: 'GET', path: '/api/permission/Organize/SelectorByAuth/{id}', effect: 'read' },
  /** Enabled organisations by name */
  getOrganizationTree: { id: 'getOrganizationTree', method: 'GET', path: '/api/permission/Organize/Tree', effect: 'read' },
  /** One organisation */
  getOrganization: { id: 'getOrganization', method: 'GET', path: '/api/permission/Organize/{id}', effect: 'read' },
  /** Change a company */
  updateOrganization: { id: 'updateOrganization', method: 'PUT', path: '/api/permission/Organize/{id}', effect: 'update', body: 'json' },
  /** Delete a company or a department that holds nothing */
  removeOrganization: { id: 'removeOrganization', method: 'DELETE', path: '/api/permission/Organize/{id}', effect: 'delete' },
  /** The organisations with these ids that are enabled */
  listAllowedOrganizations: { id: 'listAllowedOrganizations', method: 'POST', path: '/api/permission/Organize/OrganizeCondition', effect: 'read', body: 'json' },
  /** Enabled organisations to choose a department from */
  listDepartmentOptions: { id: 'listDepartmentOptions', method: 'GET', path: '/api/permission/Organize/Department/Selector/{id}', effect: 'read' },
  /** The same, those the caller does not administer disabled */
  listAuthorizedDepartments: { id: 'listAuthorizedDepartments', method: 'GET', path: '/api/permission/Organize/Department/SelectorByAuth/{id}', effect: 'read' },
  /** Add a department */
  createDepartment: { id: 'createDepartment', method: 'POST', path: '/api/permission/Organize/Department', effect: 'create', body: 'json' },
  /** One department */
  getDepartment: { id: 'getDepartment', method: 'GET', path: '/api/permission/Organize/Department/{id}', effect: 'read' },
  /** Change a department */
  updateDepartment: { id: 'updateDepartment', method: 'PUT', path: '/api/permission/Organize/Department/{id}', effect: 'update', body: 'json' },
  /** What stands directly below an organisation; with a keyword, everything below it that matches, page by page */
  listDepartments: { id: 'listDepartments', method: 'GET', path: '/api/permission/Organize/{id}/Department', effect: 'read' },
} as const;

export const groupOperations = {
  /** Groups, page by page */
  listGroups: { id: 'listGroups', method: 'GET', path: '/api/permission/Group', effect: 'read' },
  /** Add a group */
  createGroup: { id: 'createGroup', method: 'POST', path: '/api/permission/Group', effect: 'create', body: 'json' },
  /** Enabled groups below the kinds they are of */
  listGroupTree: { id: 'listGroupTree', method: 'GET', path: '/api/permission/Group/Selector', effect: 'read' },
  /** One group */
  getGroup: { id: 'getGroup', method: 'GET', path: '/api/permission/Group/{id}', effect: 'read' },
  /** Change a group */
  updateGroup: { id: 'updateGroup', method: 'PUT', path: '/api/permission/Group/{id}', effect: 'update', body: 'json' },
  /** Delete a group without members */
  removeGroup: { id: 'removeGroup', method: 'DELETE', path: '/api/permission/Group/{id}', effect: 'delete' },
  /** The groups with these ids that are enabled */
  listAllowedGroups: { id: 'listAllowedGroups', method: 'POST', path: '/api/permission/Group/GroupCondition', effect: 'read', body: 'json' },
} as const;

export const positionOperations = {
  /** Positions, page by page */
  listPositions: { id: 'listPositions', method: 'GET', path: '/api/permission/Position', effect: 'read' },
  /** Add a position */
  createPosition: { id: 'createPosition', method: 'POST', path: '/api/permission/Position', effect: 'create', body: 'json' },
  /** Enabled positions below their organisations */
  listPositionTree: { id: 'listPositionTree', method: 'GET', path: '/api/permission/Position/Selector', effect: 'read' },
  /** One position */
  getPosition: { id: 'getPosition', method: 'GET', path: '/api/permission/Position/{id}', effect: 'read' },
  /** Change a position */
  updatePosition: { id: 'updatePosition', method: 'PUT', path: '/api/permission/Position/{id}', effect: 'update', body: 'json' },
  /** Delete a position nobody holds */
  removePosition: { id: 'removePosition', method: 'DELETE', path: '/api/permission/Position/{id}', effect: 'delete' },
  /** Every enabled position */
  listAllPositions: { id: 'listAllPositions', method: 'GET', path: '/api/permission/Position/All', effect: 'read' },
  /** Enabled positions of some organisations, below them */
  listPositionsByOrganizations: { id: 'listPositionsByOrganizations', method: 'POST', path: '/api/permission/Position/getListByOrgIds', effect: 'read', body: 'json' },
  /** The positions with these ids and those of these departments that are enabled */
  listAllowedPositions: { id: 'listAllowedPositions', method: 'POST', path: '/api/permission/Position/PositionCondition', effect: 'read', body: 'json' },
} as const;

export const roleOperations = {
  /** Roles, page by page */
  listRoles: { id: 'listRoles', method: 'GET', path: '/api/permission/Role', effect: 'read' },
  /** Add a role */
  createRole: { id: 'createRole', method: 'POST', path: '/api/permission/Role', effect: 'create', body: 'json' },
  /** Enabled roles - global ones below the node 1, others below their organisations */
  listRoleTree: { id: 'listRoleTree', method: 'GET', path: '/api/permission/Role/Selector', effect: 'read' },
  /** The same, only roles the caller may give */
  listPermittedRoleTree: { id: 'listPermittedRoleTree', method: 'GET', path: '/api/permission/Role/SelectorByPermission', effect: 'read' },
  /** One role */
  getRole: { id: 'getRole', method: 'GET', path: '/api/permission/Role/{id}', effect: 'read' },
  /** Change a role */
  updateRole: { id: 'updateRole', method: 'PUT', path: '/api/permission/Role/{id}', effect: 'update', body: 'json' },
  /** Delete a role nobody has */
  removeRole: { id: 'removeRole', method: 'DELETE', path: '/api/permission/Role/{id}', effect: 'delete' },
  /** Switch a role between enabled and disabled */
  setRoleState: { id: 'setRoleState', method: 'PUT', path: '/api/permission/Role/{id}/Actions/State', effect: 'update' },
  /** Enabled roles of some organisations, and the global ones */
  listRolesByOrganizations: { id: 'listRolesByOrganizations', method: 'POST', path: '/api/permission/Role/getListByOrgIds', effect: 'read', body: 'json' },
} as const;

export const userOperations = {
  /** People of an organisation and of what stands below it */
  listUsers: { id: 'listUsers', method: 'GET', path: '/api/permission/Users', effect: 'read' },
  /** Add a person; the first password is the one of the system */
  createUser: { id: 'createUser', method: 'POST', path: '/api/permission/Users', effect: 'create', body: 'json' },
  /** Everybody who is enabled */
  listAllUsers: { id: 'listAllUsers', method: 'GET', path: '/api/permission/Users/All', effect: 'read' },
  /** Organisations and everybody who is enabled, as one tree */
  listUserOptions: { id: 'listUserOptions', method: 'GET', path: '/api/permission/Users/Selector', effect: 'read' },
  /** One person */
  getUser: { id: 'getUser', method: 'GET', path: '/api/permission/Users/{id}', effect: 'read' },
  /** Change a person; the password stays */
  updateUser: { id: 'updateUser', method: 'PUT', path: '/api/permission/Users/{id}', effect: 'update', body: 'json' },
  /** Delete a person; sessions end, subordinates stay without a manager */
  removeUser: { id: 'removeUser', method: 'DELETE', path: '/api/permission/Users/{id}', effect: 'delete' },
  /** Give a person another password; sessions end and the password must be changed at the next sign-in */
  resetUserPassword: { id: 'resetUserPassword', method: 'POST', path: '/api/permission/Users/{id}/Actions/ResetPassword', effect: 'update', body: 'json' },
  /** Switch a person between enabled and disabled; disabling ends the sessions */
  setUserState: { id: 'setUserState', method: 'PUT', path: '/api/permission/Users/{id}/Actions/State', effect: 'update' },
  /** Unlock a person and forget the wrong passwords */
  unlockUser: { id: 'unlockUser', method: 'PUT', path: '/api/permission/Users/{id}/Actions/unlock', effect: 'update' },
  /** One level of the tree of people, or a page of the people a keyword finds */
  listUserTree: { id: 'listUserTree', method: 'POST', path: '/api/permission/Users/ImUser/Selector/{id}', effect: 'read', body: 'json' },
  /** People by their ids, in the order asked for; ids nobody has are left out */
  findUsers: { id: 'findUsers', method: 'POST', path: '/api/permission/Users/getUserList', effect: 'read', body: 'json' },
  /** People whose manager is the caller */
  listSubordinates: { id: 'listSubordinates', method: 'POST', path: '/api/permission/Users/getSubordinates', effect: 'read', body: 'json' },
  /** People of one organisation, without those below it */
  listUsersByOrganization: { id: 'listUsersByOrganization', method: 'GET', path: '/api/permission/Users/getOrganization', effect: 'read' },
  /** People who hold a position */
  listUsersByPosition: { id: 'listUsersByPosition', method: 'GET', path: '/api/permission/Users/GetUsersByPositionId', effect: 'read' },
  /** People who have a role */
  listUsersByRole: { id: 'listUsersByRole', method: 'GET', path: '/api/permission/Users/GetUsersByRoleOrgId', effect: 'read' },
  /** The people a picker with limits may offer, once each */
  listAllowedUsers: { id: 'listAllowedUsers', method: 'POST', path: '/api/permission/Users/UserCondition', effect: 'read', body: 'json' },
  /** Prepare a spreadsheet of people */
  exportUsers: { id: 'exportUsers', method: 'GET', path: '/api/permission/Users/ExportExcel', effect: 'read' },
  /** Prepare the empty spreadsheet to be filled in */
  downloadUserTemplate: { id: 'downloadUserTemplate', method: 'GET', path: '/api/permission/Users/TemplateDownload', effect: 'read' },
  /** Hand in a filled spreadsheet */
  uploadUserImportFile: { id: 'uploadUserImportFile', method: 'POST', path: '/api/permission/Users/Uploader', effect: 'create', body: 'multipart' },
  /** The rows of an uploaded spreadsheet; nothing is added */
  previewUserImport: { id: 'previewUserImport', method: 'GET', path: '/api/permission/Users/ImportPreview', effect: 'read' },
  /** Add people; rows with faults are handed back, the others are added */
  importUsers: { id: 'importUsers', method: 'POST', path: '/api/permission/Users/ImportData', effect: 'create', body: 'json' },
  /** Prepare a spreadsheet of the rows that were not added */
  exportUserImportErrors: { id: 'exportUserImportErrors', method: 'POST', path: '/api/permission/Users/ExportExceptionData', effect: 'read', body: 'json' },
  /** One level of the tree of people the caller may manage */
  listAuthorizedUsers: { id: 'listAuthorizedUsers', method: 'POST', path: '/api/permission/Users/GetListByAuthorize/{id}', effect: 'read', body: 'json' },
  /** What was chosen in a picker, in the order asked for; ids nobody has are left out */
  listSelectedUsers: { id: 'listSelectedUsers', method: 'POST', path: '/api/permission/Users/getSelectedList', effect: 'read', body: 'json' },
  /** The people behind what was chosen in a picker, once each */
  pageSelectedUsers: { id: 'pageSelectedUsers', method: 'POST', path: '/api/permission/Users/getSelectedUserList', effect: 'read', body: 'json' },
} as const;

export const columnSettingOperations = {
  /** How the person has arranged the columns of a list */
  getColumnSettings: { id: 'getColumnSettings', method: 'GET', path: '/api/permission/Authority/GetColumnsByModuleId/{id}', effect: 'read' },
  /** Keep the order and the visibility of columns for the person */
  setColumnSettings: { id: 'setColumnSettings', method: 'PUT', path: '/api/permission/Authority/SetColumnsByModuleId', effect: 'update', body: 'json' },
} as const;

export const modelOperations = {
  /** Designed models, page by page */
  listModels: { id: 'listModels', method: 'GET', path: '/api/visualdev/Base', effect: 'read' },
  /** Add a model */
  createModel: { id: 'createModel', method: 'POST', path: '/api/visualdev/Base', effect: 'create', body: 'json' },
  /** One model with its design */
  getModel: { id: 'getModel', method: 'GET', path: '/api/visualdev/Base/{id}', effect: 'read' },
  /** Change a model */
  updateModel: { id: 'updateModel', method: 'PUT', path: '/api/visualdev/Base/{id}', effect: 'update', body: 'json' },
  /** Delete a model */
  removeModel: { id: 'removeModel', method: 'DELETE', path: '/api/visualdev/Base/{id}', effect: 'delete' },
  /** Add a copy of a model that is not released */
  copyModel: { id: 'copyModel', method: 'POST', path: '/api/visualdev/Base/{id}/Actions/Copy', effect: 'create' },
  /** Release the design and put it into menus */
  releaseModel: { id: 'releaseModel', method: 'POST', path: '/api/visualdev/Base/{id}/Actions/Release', effect: 'update', body: 'json' },
  /** Models below their categories, to choose one */
  listModelOptions: { id: 'listModelOptions', method: 'GET', path: '/api/visualdev/Base/Selector', effect: 'read' },
  /** Controls of the form that other forms may refer to */
  listModelFields: { id: 'listModelFields', method: 'GET', path: '/api/visualdev/Base/{id}/FormDataFields', effect: 'read' },
  /** Records of the model, as another form chooses one */
  listRelatedRecords: { id: 'listRelatedRecords', method: 'GET', path: '/api/visualdev/Base/{id}/FieldDataSelect', effect: 'read' },
  /** Prepare a file of program code written from the model */
  downloadModelCode: { id: 'downloadModelCode', method: 'POST', path: '/api/visualdev/Generater/{id}/Actions/DownloadCode', effect: 'read', body: 'json' },
  /** The program code written from the model */
  previewModelCode: { id: 'previewModelCode', method: 'POST', path: '/api/visualdev/Generater/{id}/Actions/CodePreview', effect: 'read', body: 'json' },
} as const;

export const recordOperations = {
  /** The released design of a model; its list and its form */
  getModelConfig: { id: 'getModelConfig', method: 'GET', path: '/api/visualdev/OnlineDev/{id}/Config', effect: 'read' },
  /** Records of a model, page by page */
  listRecords: { id: 'listRecords', method: 'POST', path: '/api/visualdev/OnlineDev/{id}/List', effect: 'read', body: 'json' },
  /** Records below another one, where a tree is loaded level by level */
  listChildRecords: { id: 'listChildRecords', method: 'POST', path: '/api/visualdev/OnlineDev/{id}/List/{parentId}', effect: 'read', body: 'json' },
  /** Add a record */
  createRecord: { id: 'createRecord', method: 'POST', path: '/api/visualdev/OnlineDev/{id}', effect: 'create', body: 'json' },
  /** One record with its stored values, to edit it */
  getRecord: { id: 'getRecord', method: 'GET', path: '/api/visualdev/OnlineDev/{id}/{recordId}', effect: 'read' },
  /** Change a record */
  updateRecord: { id: 'updateRecord', method: 'PUT', path: '/api/visualdev/OnlineDev/{id}/{recordId}', effect: 'update', body: 'json' },
  /** Delete a record */
  removeRecord: { id: 'removeRecord', method: 'DELETE', path: '/api/visualdev/OnlineDev/{id}/{recordId}', effect: 'delete' },
  /** One record with its values as they are shown */
  getRecordDisplay: { id: 'getRecordDisplay', method: 'GET', path: '/api/visualdev/OnlineDev/{id}/{recordId}/DataChange', effect: 'read' },
  /** Delete several records */
  removeRecords: { id: 'removeRecords', method: 'POST', path: '/api/visualdev/OnlineDev/batchDelete/{id}', effect: 'delete', body: 'json' },
  /** Prepare a file of records */
  exportRecords: { id: 'exportRecords', method: 'POST', path: '/api/visualdev/OnlineDev/{id}/Actions/Export', effect: 'read', body: 'json' },
  /** Prepare a file of the design */
  exportModelDesign: { id: 'exportModelDesign', method: 'POST', path: '/api/visualdev/OnlineDev/{id}/Actions/ExportData', effect: 'read' },
  /** Prepare the file an import is filled in with */
  downloadModelTemplate: { id: 'downloadModelTemplate', method: 'GET', path: '/api/visualdev/OnlineDev/{id}/Template', effect: 'read' },
} as const;

export const printOperations = {
  /** One page of print templates */
  listPrintTemplates: { id: 'listPrintTemplates', method: 'GET', path: '/api/system/printDev', effect: 'read' },
  /** Add a print template */
  createPrintTemplate: { id: 'createPrintTemplate', method: 'POST', path: '/api/system/printDev', effect: 'create', body: 'json' },
  /** Names of print templates to choose one when printing */
  listPrintTemplateOptions: { id: 'listPrintTemplateOptions', method: 'POST', path: '/api/system/printDev/getListOptions', effect: 'read', body: 'json' },
  /** One print template */
  getPrintTemplate: { id: 'getPrintTemplate', method: 'GET', path: '/api/system/printDev/{id}', effect: 'read' },
  /** Change a print template */
  updatePrintTemplate: { id: 'updatePrintTemplate', method: 'PUT', path: '/api/system/printDev/{id}', effect: 'update', body: 'json' },
  /** Delete a print template */
  removePrintTemplate: { id: 'removePrintTemplate', method: 'DELETE', path: '/api/system/printDev/{id}', effect: 'delete' },
  /** Add a copy of a print template */
  copyPrintTemplate: { id: 'copyPrintTemplate', method: 'POST', path: '/api/system/printDev/{id}/Actions/Copy', effect: 'create' },
  /** Prepare a file of a print template */
  exportPrintTemplate: { id: 'exportPrintTemplate', method: 'GET', path: '/api/system/printDev/{id}/Actions/Export', effect: 'read' },
  /** Print templates below their categories */
  listPrintTemplateTree: { id: 'listPrintTemplateTree', method: 'GET', path: '/api/system/printDev/Selector', effect: 'read' },
  /** Columns the queries of a template give */
  listPrintFields: { id: 'listPrintFields', method: 'POST', path: '/api/system/printDev/Fields', effect: 'read', body: 'json' },
  /** Template, values and approvals of one record */
  getPrintData: { id: 'getPrintData', method: 'GET', path: '/api/system/printDev/Data', effect: 'read' },
  /** Template, values and approvals of several records */
  getBatchPrintData: { id: 'getBatchPrintData', method: 'GET', path: '/api/system/printDev/BatchData', effect: 'read' },
  /** Write down that something was printed */
  savePrintLog: { id: 'savePrintLog', method: 'POST', path: '/api/system/printLog/save', effect: 'create', body: 'json' },
  /** One page of what was printed with a template; the id is that of the template */
  listPrintLogs: { id: 'listPrintLogs', method: 'GET', path: '/api/system/printLog/{id}', effect: 'read' },
} as const;

export const portalOperations = {
  /** Portals to choose from, below their categories */
  listPortals: { id: 'listPortals', method: 'GET', path: '/api/visualdev/Portal/Selector', effect: 'read' },
  /** What a portal shows to the caller; no data when nothing is authorised */
  getPortal: { id: 'getPortal', method: 'GET', path: '/api/visualdev/Portal/{id}/auth', effect: 'read' },
  /** Make a portal the first page of the caller */
  setDefaultPortal: { id: 'setDefaultPortal', method: 'PUT', path: '/api/visualdev/Portal/{id}/Actions/SetDefault', effect: 'update' },
  /** Counts of tasks by what is to be done with them; before 3.4 the same as a GET without body */
  countFlowTasks: { id: 'countFlowTasks', method: 'POST', path: '/api/visualdev/Dashboard/FlowTodoCount', effect: 'read', body: 'json' },
  /** The newest tasks that wait for the caller */
  listDashboardFlowTasks: { id: 'listDashboardFlowTasks', method: 'GET', path: '/api/visualdev/Dashboard/FlowTodo', effect: 'read' },
  /** The newest flows the caller launched */
  listDashboardOwnFlows: { id: 'listDashboardOwnFlows', method: 'GET', path: '/api/visualdev/Dashboard/MyFlowTodo', effect: 'read' },
  /** The newest mails of the caller */
  listDashboardEmails: { id: 'listDashboardEmails', method: 'GET', path: '/api/visualdev/Dashboard/Email', effect: 'read' },
  /** The newest notices; before 3.4 the same as a GET without body */
  listDashboardNotices: { id: 'listDashboardNotices', method: 'POST', path: '/api/visualdev/Dashboard/Notice', effect: 'read', body: 'json' },
} as const;

export const workflowOperations = {
  /** Tasks of the caller by category */
  listFlowTasks: { id: 'listFlowTasks', method: 'GET', path: '/api/workflow/Engine/FlowBefore/List/{category}', effect: 'read' },
  /** A task with its form, its steps and its trail; the id is that of the process */
  getFlowTask: { id: 'getFlowTask', method: 'GET', path: '/api/workflow/Engine/FlowBefore/{id}', effect: 'read' },
  /** Does this work still wait for the caller? The id is that of the work */
  checkFlowTask: { id: 'checkFlowTask', method: 'GET', path: '/api/workflow/Engine/FlowBefore/{id}/Info', effect: 'read' },
  /** The trail of a flow; the id is that of the process */
  listFlowRecords: { id: 'listFlowRecords', method: 'GET', path: '/api/workflow/Engine/FlowBefore/RecordList/{id}', effect: 'read' },
  /** What is to be chosen before a piece of work is approved; the id is that of the work */
  listFlowCandidates: { id: 'listFlowCandidates', method: 'POST', path: '/api/workflow/Engine/FlowBefore/Candidates/{id}', effect: 'read', body: 'json' },
  /** Approve a piece of work; the id is that of the work */
  approveFlowTask: { id: 'approveFlowTask', method: 'POST', path: '/api/workflow/Engine/FlowBefore/Audit/{id}', effect: 'update', body: 'json' },
  /** Send a piece of work back; the id is that of the work */
  rejectFlowTask: { id: 'rejectFlowTask', method: 'POST', path: '/api/workflow/Engine/FlowBefore/Reject/{id}', effect: 'update', body: 'json' },
  /** Take back what one has handed on; the id is that of the record of the trail */
  recallFlowTask: { id: 'recallFlowTask', method: 'POST', path: '/api/workflow/Engine/FlowBefore/Recall/{id}', effect: 'update', body: 'json' },
  /** End a flow; the id is that of the process */
  cancelFlowTask: { id: 'cancelFlowTask', method: 'POST', path: '/api/workflow/Engine/FlowBefore/Cancel/{id}', effect: 'update', body: 'json' },
  /** Hand a piece of work to somebody else; the id is that of the work */
  transferFlowTask: { id: 'transferFlowTask', method: 'POST', path: '/api/workflow/Engine/FlowBefore/Transfer/{id}', effect: 'update', body: 'json' },
  /** Give a step of a flow to somebody; the id is that of the process */
  assignFlowTask: { id: 'assignFlowTask', method: 'POST', path: '/api/workflow/Engine/FlowBefore/Assign/{id}', effect: 'update', body: 'json' },
  /** Delegations of the caller, or to the caller */
  listDelegations: { id: 'listDelegations', method: 'GET', path: '/api/workflow/Engine/FlowDelegate', effect: 'read' },
  /** Let somebody act for the caller */
  createDelegation: { id: 'createDelegation', method: 'POST', path: '/api/workflow/Engine/FlowDelegate', effect: 'create', body: 'json' },
  /** One delegation */
  getDelegation: { id: 'getDelegation', method: 'GET', path: '/api/workflow/Engine/FlowDelegate/{id}', effect: 'read' },
  /** Change a delegation */
  updateDelegation: { id: 'updateDelegation', method: 'PUT', path: '/api/workflow/Engine/FlowDelegate/{id}', effect: 'update', body: 'json' },
  /** End a delegation */
  removeDelegation: { id: 'removeDelegation', method: 'DELETE', path: '/api/workflow/Engine/FlowDelegate/{id}', effect: 'delete' },
} as const;

/** What each operation takes, and the `data` of a good answer (`never` where a command has no result). */
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
  listMessageTypes: {
    path: operations['listMessageTypes']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: NonNullable<operations['listMessageTypes']['responses'][200]['content']['application/json']['data']>;
  };
  getSendMessageConfig: {
    path: operations['getSendMessageConfig']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: NonNullable<operations['getSendMessageConfig']['responses'][200]['content']['application/json']['data']>;
  };
  listSendMessageConfigs: {
    path: undefined;
    query: Omit<NonNullable<operations['listSendMessageConfigs']['parameters']['query']>, 'n'>;
    body: undefined;
    data: NonNullable<operations['listSendMessageConfigs']['responses'][200]['content']['application/json']['data']>;
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
    query: undefined;
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
    query: undefined;
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
    query: undefined;
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
  exportDataInterface: {
    path: operations['exportDataInterface']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: NonNullable<operations['exportDataInterface']['responses'][200]['content']['application/json']['data']>;
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
    query: undefined;
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
    data: null;
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
    data: null;
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
  exportPrintTemplate: {
    path: operations['exportPrintTemplate']['parameters']['path'];
    query: undefined;
    body: undefined;
    data: NonNullable<operations['exportPrintTemplate']['responses'][200]['content']['application/json']['data']>;
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
    data: null;
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
