// Written by codegen/generate.ts from spec/. Do not edit: change the description and run "npm run generate".
export const modelOperations = {
  /** Designed models, page by page */
  listModels: { id: 'listModels', method: 'GET', path: '/api/visualdev/Base', effect: 'read', reads: ['model', 'dictionaryEntry', 'user', 'menu', 'system'] },
  /** Add a model */
  createModel: { id: 'createModel', method: 'POST', path: '/api/visualdev/Base', effect: 'create', writes: ['model'], body: 'json' },
  /** One model with its design */
  getModel: { id: 'getModel', method: 'GET', path: '/api/visualdev/Base/{id}', effect: 'read', reads: ['model', 'user'] },
  /** Change a model */
  updateModel: { id: 'updateModel', method: 'PUT', path: '/api/visualdev/Base/{id}', effect: 'update', writes: ['model'], body: 'json' },
  /** Delete a model */
  removeModel: { id: 'removeModel', method: 'DELETE', path: '/api/visualdev/Base/{id}', effect: 'delete', writes: ['model'] },
  /** Add a copy of a model that is not released */
  copyModel: { id: 'copyModel', method: 'POST', path: '/api/visualdev/Base/{id}/Actions/Copy', effect: 'create', writes: ['model'] },
  /** Release the design and put it into menus */
  releaseModel: { id: 'releaseModel', method: 'POST', path: '/api/visualdev/Base/{id}/Actions/Release', effect: 'update', writes: ['model', 'menu', 'menuPart', 'right'], body: 'json' },
  /** Make what is released of a model its draft again */
  rollbackModel: { id: 'rollbackModel', method: 'GET', path: '/api/visualdev/Base/{id}/Actions/RollbackTemplate', effect: 'update', writes: ['model'] },
  /** One page of the releases of a model, the newest first */
  listModelVersions: { id: 'listModelVersions', method: 'GET', path: '/api/visualdev/Base/{id}/Versions', effect: 'read', reads: ['model', 'user'] },
  /** What names a model, and stops working without it */
  listModelUses: { id: 'listModelUses', method: 'GET', path: '/api/visualdev/Base/{id}/Uses', effect: 'read', reads: ['model', 'flowTemplate', 'portal', 'printTemplate', 'menu', 'dataInterface'] },
  /** What was released of a model at one time; the id is that of the version */
  getModelVersion: { id: 'getModelVersion', method: 'GET', path: '/api/visualdev/Version/{id}', effect: 'read', reads: ['model', 'user'] },
  /** Make a version of a model its draft; the id is that of the version */
  restoreModelVersion: { id: 'restoreModelVersion', method: 'POST', path: '/api/visualdev/Version/{id}/Actions/Restore', effect: 'update', writes: ['model'], body: 'json' },
  /** Models below their categories, to choose one */
  listModelOptions: { id: 'listModelOptions', method: 'GET', path: '/api/visualdev/Base/Selector', effect: 'read', reads: ['model', 'dictionaryEntry'] },
  /** Controls of the form that other forms may refer to */
  listModelFields: { id: 'listModelFields', method: 'GET', path: '/api/visualdev/Base/{id}/FormDataFields', effect: 'read', reads: ['model'] },
  /** Records of the model, as another form chooses one */
  listRelatedRecords: { id: 'listRelatedRecords', method: 'GET', path: '/api/visualdev/Base/{id}/FieldDataSelect', effect: 'read', reads: ['record', 'model'] },
  /** Prepare a file of program code written from the model */
  downloadModelCode: { id: 'downloadModelCode', method: 'POST', path: '/api/visualdev/Generater/{id}/Actions/DownloadCode', effect: 'read', reads: ['model'], body: 'json' },
  /** The program code written from the model */
  previewModelCode: { id: 'previewModelCode', method: 'POST', path: '/api/visualdev/Generater/{id}/Actions/CodePreview', effect: 'read', reads: ['model'], body: 'json' },
  /** Add a model from a .vdd file, as a draft */
  importModel: { id: 'importModel', method: 'POST', path: '/api/visualdev/OnlineDev/Actions/Import', effect: 'create', writes: ['model'], body: 'multipart' },
} as const;
