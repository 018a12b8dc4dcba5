/** Commands that belong together, by scenario, in the order in which scenarios run. */
export const SCENARIO_OPERATIONS = {
  loginTicket: ['createLoginTicket', 'login', 'logout'],
  ownSettings: ['updateSystemTheme', 'updateSystemLanguage', 'updateBaseInfo', 'switchMajor'],
  signatures: ['createSignature', 'setDefaultSignature', 'removeSignature'],
  userPassword: ['resetUserPassword', 'unlockUser'],
  messages: ['readMessage', 'readAllMessages', 'removeMessages', 'removeSentMessages'],
  conversations: ['removeConversation', 'removeChatRecords'],
  sessions: [
    'updateAvatar',
    'updatePasswordMessage',
    'lockScreen',
    'signOutUser',
    'signOutUsers',
    'endOwnSession',
    'endOtherSessions',
    'removeLogs',
  ],
  restoredSettings: ['saveOwnPortal', 'setAdministrators'],
  roleRights: ['setMembers', 'setRoleRights', 'addRights', 'saveGrade', 'removeGrade'],
  columnSettings: ['setColumnSettings', 'releaseModel', 'savePrintLog', 'releaseNotice', 'updateSystemConfig', 'setDefaultPortal'],
  recordLifecycle: ['createRecord', 'updateRecord', 'removeRecord', 'removeRecords'],
  recordImport: [
    'downloadRecordImportTemplate',
    'uploadRecordImportFile',
    'previewRecordImport',
    'importRecords',
    'exportRecordImportErrors',
  ],
  shortLink: ['updateShortLink', 'getShortLinkForm', 'submitShortLinkForm'],
  flowDecisions: [
    'createFlowTask',
    'urgeFlowTask',
    'createFlowComment',
    'removeFlowComment',
    'saveFlowTask',
    'rejectFlowTask',
    'updateFlowTask',
    'addFlowSigner',
    'approveFlowTask',
    'transferFlowTask',
    'cancelFlowTask',
  ],
  flowRecalls: ['recallFlowTask', 'revokeFlowTask', 'removeOwnFlow', 'handleFlowTasks', 'assignFlowTask'],
  fileUpload: ['uploadFile'],
  chunkUpload: ['checkChunk', 'uploadChunk', 'mergeChunks'],
  importDictionary: ['importDictionary'],
  importBillRule: ['importBillRule'],
  importDataInterface: ['importDataInterface'],
  importMenu: ['importMenu'],
  importPrintTemplate: ['importPrintTemplate'],
  importModel: ['importModel'],
  modelVersions: ['restoreModelVersion', 'rollbackModel'],
  printTemplateVersions: ['restorePrintTemplateVersion'],
  userImport: ['downloadUserTemplate', 'uploadUserImportFile', 'previewUserImport', 'importUsers', 'exportUserImportErrors'],
  rowImport: ['downloadImportTemplate', 'uploadImportFile', 'previewImport', 'importRows', 'exportImportErrors'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type ScenarioName = keyof typeof SCENARIO_OPERATIONS;

/** Scenario with the operations it runs. */
export interface ScenarioOperations {
  readonly name: ScenarioName;
  readonly operations: readonly string[];
}
const NAMES = Object.keys(SCENARIO_OPERATIONS) as ScenarioName[]; // the keys of the table above

/** Scenarios, in the order in which they run. */
export const SCENARIOS: readonly ScenarioOperations[] = NAMES.map((name) => ({ name, operations: SCENARIO_OPERATIONS[name] }));

/** Operations of every scenario an operation takes part in; empty where it takes part in none. */
export const scenarioOperationsOf = (operation: string): string[] =>
  SCENARIOS.filter(({ operations }) => operations.includes(operation)).flatMap(({ operations }) => operations);
