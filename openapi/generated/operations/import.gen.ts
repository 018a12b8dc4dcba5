// Written by codegen/generate.ts from spec/. Do not edit: change the description and run "npm run generate".
export const importOperations = {
  /** Hand in a spreadsheet of records */
  uploadImportFile: { id: 'uploadImportFile', method: 'POST', path: '/api/{module}/Uploader', effect: 'create', writes: ['file'], body: 'multipart' },
  /** Prepare the empty spreadsheet to fill in */
  downloadImportTemplate: { id: 'downloadImportTemplate', method: 'GET', path: '/api/{module}/TemplateDownload', effect: 'read', reads: ['file'] },
  /** Rows and columns the server reads in a handed-in spreadsheet */
  previewImport: { id: 'previewImport', method: 'GET', path: '/api/{module}/ImportPreview', effect: 'read', reads: ['file'] },
  /** Take over rows as records; refused rows come back with their reasons */
  importRows: { id: 'importRows', method: 'POST', path: '/api/{module}/ImportData', effect: 'create', writes: ['dataSource', 'messageType', 'billRule', 'dictionaryCategory', 'dictionaryEntry', 'group', 'model', 'organization', 'position', 'printTemplate', 'record', 'role', 'user'], body: 'json' },
  /** Prepare a spreadsheet of refused rows with their reasons */
  exportImportErrors: { id: 'exportImportErrors', method: 'POST', path: '/api/{module}/ImportExceptionData', effect: 'read', reads: ['file'], body: 'json' },
  /** Hand in a spreadsheet of records of an online form */
  uploadRecordImportFile: { id: 'uploadRecordImportFile', method: 'POST', path: '/api/visualdev/OnlineDev/Uploader', effect: 'create', writes: ['file'], body: 'multipart' },
  /** Prepare the empty spreadsheet of an online form */
  downloadRecordImportTemplate: { id: 'downloadRecordImportTemplate', method: 'GET', path: '/api/visualdev/OnlineDev/{id}/TemplateDownload', effect: 'read', reads: ['file'] },
  /** Rows and columns the server reads in a handed-in spreadsheet */
  previewRecordImport: { id: 'previewRecordImport', method: 'GET', path: '/api/visualdev/OnlineDev/{id}/ImportPreview', effect: 'read', reads: ['file'] },
  /** Take over rows as records; refused rows come back with their reasons */
  importRecords: { id: 'importRecords', method: 'POST', path: '/api/visualdev/OnlineDev/{id}/ImportData', effect: 'create', writes: ['record'], body: 'json' },
  /** Prepare a spreadsheet of refused rows with their reasons */
  exportRecordImportErrors: { id: 'exportRecordImportErrors', method: 'POST', path: '/api/visualdev/OnlineDev/{id}/ImportExceptionData', effect: 'read', reads: ['file'], body: 'json' },
} as const;
