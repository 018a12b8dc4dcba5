// Written by codegen/generate.ts from spec/. Do not edit: change the description and run "npm run generate".
export const recordOperations = {
  /** The released design of a model; its list and its form */
  getModelConfig: { id: 'getModelConfig', method: 'GET', path: '/api/visualdev/OnlineDev/{id}/Config', effect: 'read', reads: ['model'] },
  /** Records of a model, page by page */
  listRecords: { id: 'listRecords', method: 'POST', path: '/api/visualdev/OnlineDev/{id}/List', effect: 'read', reads: ['record', 'model', 'user', 'organization'], body: 'json' },
  /** Records below another one, where a tree is loaded level by level */
  listChildRecords: { id: 'listChildRecords', method: 'POST', path: '/api/visualdev/OnlineDev/{id}/List/{parentId}', effect: 'read', reads: ['record', 'model', 'user', 'organization'], body: 'json' },
  /** Add a record */
  createRecord: { id: 'createRecord', method: 'POST', path: '/api/visualdev/OnlineDev/{id}', effect: 'create', writes: ['record'], body: 'json' },
  /** One record with its stored values, to edit it */
  getRecord: { id: 'getRecord', method: 'GET', path: '/api/visualdev/OnlineDev/{id}/{recordId}', effect: 'read', reads: ['record'] },
  /** Change a record */
  updateRecord: { id: 'updateRecord', method: 'PUT', path: '/api/visualdev/OnlineDev/{id}/{recordId}', effect: 'update', writes: ['record'], body: 'json' },
  /** Delete a record */
  removeRecord: { id: 'removeRecord', method: 'DELETE', path: '/api/visualdev/OnlineDev/{id}/{recordId}', effect: 'delete', writes: ['record'] },
  /** One record with its values as they are shown */
  getRecordDisplay: { id: 'getRecordDisplay', method: 'GET', path: '/api/visualdev/OnlineDev/{id}/{recordId}/DataChange', effect: 'read', reads: ['record', 'model'] },
  /** Delete several records */
  removeRecords: { id: 'removeRecords', method: 'POST', path: '/api/visualdev/OnlineDev/batchDelete/{id}', effect: 'delete', writes: ['record'], body: 'json' },
  /** Prepare a file of records */
  exportRecords: { id: 'exportRecords', method: 'POST', path: '/api/visualdev/OnlineDev/{id}/Actions/Export', effect: 'read', reads: ['record', 'model', 'user', 'organization'], body: 'json' },
  /** Prepare a file of the design */
  exportModelDesign: { id: 'exportModelDesign', method: 'POST', path: '/api/visualdev/OnlineDev/{id}/Actions/ExportData', effect: 'read', reads: ['model'] },
  /** Prepare the file an import is filled in with */
  downloadModelTemplate: { id: 'downloadModelTemplate', method: 'GET', path: '/api/visualdev/OnlineDev/{id}/Template', effect: 'read', reads: ['model'] },
  /** Conditions the caller has kept for a list; the id is that of its menu entry */
  listSavedQueries: { id: 'listSavedQueries', method: 'GET', path: '/api/system/AdvancedQuery/{id}/List', effect: 'read', reads: ['savedQuery'] },
  /** Keep conditions under a name */
  createSavedQuery: { id: 'createSavedQuery', method: 'POST', path: '/api/system/AdvancedQuery', effect: 'create', writes: ['savedQuery'], body: 'json' },
  /** Change kept conditions */
  updateSavedQuery: { id: 'updateSavedQuery', method: 'PUT', path: '/api/system/AdvancedQuery/{id}', effect: 'update', writes: ['savedQuery'], body: 'json' },
  /** Delete kept conditions */
  removeSavedQuery: { id: 'removeSavedQuery', method: 'DELETE', path: '/api/system/AdvancedQuery/{id}', effect: 'delete', writes: ['savedQuery'] },
  /** Link under which the form of a model is filled in without signing in */
  getShortLink: { id: 'getShortLink', method: 'GET', path: '/api/visualdev/ShortLink/{id}', effect: 'read', reads: ['shortLink'] },
  /** Open or close the link of a model, or give it another key */
  updateShortLink: { id: 'updateShortLink', method: 'PUT', path: '/api/visualdev/ShortLink/{id}', effect: 'update', writes: ['shortLink'], body: 'json' },
  /** Form of a short link, with its options; without a session */
  getShortLinkForm: { id: 'getShortLinkForm', method: 'GET', path: '/api/visualdev/ShortLink/{key}/Form', effect: 'read', reads: ['shortLink', 'model'] },
  /** Hand in a form under a short link; without a session */
  submitShortLinkForm: { id: 'submitShortLinkForm', method: 'POST', path: '/api/visualdev/ShortLink/{key}/Form', effect: 'create', writes: ['record'], body: 'json' },
} as const;
