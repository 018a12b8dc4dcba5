// Written by codegen/generate.ts from spec/. Do not edit: change the description and run "npm run generate".
export const printOperations = {
  /** One page of print templates */
  listPrintTemplates: { id: 'listPrintTemplates', method: 'GET', path: '/api/system/printDev', effect: 'read', reads: ['printTemplate', 'user'] },
  /** Add a print template */
  createPrintTemplate: { id: 'createPrintTemplate', method: 'POST', path: '/api/system/printDev', effect: 'create', writes: ['printTemplate'], body: 'json' },
  /** Names of print templates to choose one when printing */
  listPrintTemplateOptions: { id: 'listPrintTemplateOptions', method: 'POST', path: '/api/system/printDev/getListOptions', effect: 'read', reads: ['printTemplate'], body: 'json' },
  /** One print template */
  getPrintTemplate: { id: 'getPrintTemplate', method: 'GET', path: '/api/system/printDev/{id}', effect: 'read', reads: ['printTemplate'] },
  /** Change a print template */
  updatePrintTemplate: { id: 'updatePrintTemplate', method: 'PUT', path: '/api/system/printDev/{id}', effect: 'update', writes: ['printTemplate'], body: 'json' },
  /** Delete a print template */
  removePrintTemplate: { id: 'removePrintTemplate', method: 'DELETE', path: '/api/system/printDev/{id}', effect: 'delete', writes: ['printTemplate'] },
  /** Add a copy of a print template */
  copyPrintTemplate: { id: 'copyPrintTemplate', method: 'POST', path: '/api/system/printDev/{id}/Actions/Copy', effect: 'create', writes: ['printTemplate'] },
  /** One page of the versions of a print template, the newest first */
  listPrintTemplateVersions: { id: 'listPrintTemplateVersions', method: 'GET', path: '/api/system/printDev/{id}/Versions', effect: 'read', reads: ['printTemplate', 'user'] },
  /** What a print template was at one of its saves; the id is that of the version */
  getPrintTemplateVersion: { id: 'getPrintTemplateVersion', method: 'GET', path: '/api/system/printVersion/{id}', effect: 'read', reads: ['printTemplate'] },
  /** Save a print template as it was in one of its versions; the id is that of the version */
  restorePrintTemplateVersion: { id: 'restorePrintTemplateVersion', method: 'PUT', path: '/api/system/printVersion/{id}/Actions/Restore', effect: 'update', writes: ['printTemplate'], body: 'json' },
  /** Prepare a file of a print template */
  exportPrintTemplate: { id: 'exportPrintTemplate', method: 'GET', path: '/api/system/printDev/{id}/Actions/Export', effect: 'read', reads: ['printTemplate'] },
  /** Add a print template from a .bp file */
  importPrintTemplate: { id: 'importPrintTemplate', method: 'POST', path: '/api/system/printDev/Actions/Import', effect: 'create', writes: ['printTemplate'], body: 'multipart' },
  /** Print templates below their categories */
  listPrintTemplateTree: { id: 'listPrintTemplateTree', method: 'GET', path: '/api/system/printDev/Selector', effect: 'read', reads: ['printTemplate', 'dictionaryCategory', 'dictionaryEntry'] },
  /** Columns the queries of a template give */
  listPrintFields: { id: 'listPrintFields', method: 'POST', path: '/api/system/printDev/Fields', effect: 'read', reads: ['dataSource'], body: 'json' },
  /** Template, values and approvals of one record */
  getPrintData: { id: 'getPrintData', method: 'GET', path: '/api/system/printDev/Data', effect: 'read', reads: ['printTemplate', 'record', 'flow'] },
  /** Template, values and approvals of several records */
  getBatchPrintData: { id: 'getBatchPrintData', method: 'GET', path: '/api/system/printDev/BatchData', effect: 'read', reads: ['printTemplate', 'record', 'flow'] },
  /** Write down that something was printed */
  savePrintLog: { id: 'savePrintLog', method: 'POST', path: '/api/system/printLog/save', effect: 'create', writes: ['printLog'], body: 'json' },
  /** One page of what was printed with a template; the id is that of the template */
  listPrintLogs: { id: 'listPrintLogs', method: 'GET', path: '/api/system/printLog/{id}', effect: 'read', reads: ['printLog', 'user'] },
} as const;
