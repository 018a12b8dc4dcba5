// Written by codegen/generate.ts from spec/. Do not edit: change the description and run "npm run generate".
export const dataInterfaceOperations = {
  /** Data interfaces, page by page */
  listDataInterfaces: { id: 'listDataInterfaces', method: 'GET', path: '/api/system/DataInterface', effect: 'read', reads: ['dataInterface', 'dictionaryEntry', 'user'] },
  /** Add a data interface */
  createDataInterface: { id: 'createDataInterface', method: 'POST', path: '/api/system/DataInterface', effect: 'create', writes: ['dataInterface'], body: 'json' },
  /** Enabled data interfaces below their categories, to choose one */
  listDataInterfaceTree: { id: 'listDataInterfaceTree', method: 'GET', path: '/api/system/DataInterface/Selector', effect: 'read', reads: ['dataInterface', 'dictionaryEntry'] },
  /** One data interface */
  getDataInterface: { id: 'getDataInterface', method: 'GET', path: '/api/system/DataInterface/{id}', effect: 'read', reads: ['dataInterface'] },
  /** Change a data interface */
  updateDataInterface: { id: 'updateDataInterface', method: 'PUT', path: '/api/system/DataInterface/{id}', effect: 'update', writes: ['dataInterface'], body: 'json' },
  /** Delete a data interface with its call log */
  removeDataInterface: { id: 'removeDataInterface', method: 'DELETE', path: '/api/system/DataInterface/{id}', effect: 'delete', writes: ['dataInterface'] },
  /** Switch a data interface between enabled and disabled */
  setDataInterfaceState: { id: 'setDataInterfaceState', method: 'PUT', path: '/api/system/DataInterface/{id}/Actions/State', effect: 'update', writes: ['dataInterface'] },
  /** Add a disabled copy of a data interface */
  copyDataInterface: { id: 'copyDataInterface', method: 'POST', path: '/api/system/DataInterface/{id}/Actions/Copy', effect: 'create', writes: ['dataInterface'] },
  /** Every row of a data interface; what dynamic options are filled with */
  previewDataInterface: { id: 'previewDataInterface', method: 'POST', path: '/api/system/DataInterface/{id}/Actions/Preview', effect: 'read', reads: ['dataInterface'], body: 'json' },
  /** What a data interface is called with */
  listDataInterfaceParameters: { id: 'listDataInterfaceParameters', method: 'GET', path: '/api/system/DataInterface/GetParam/{id}', effect: 'read', reads: ['dataInterface'] },
  /** Add the data interface a .bd file holds */
  importDataInterface: { id: 'importDataInterface', method: 'POST', path: '/api/system/DataInterface/Action/Import', effect: 'create', writes: ['dataInterface'], body: 'multipart' },
  /** Every row a data interface would give that is not saved yet */
  previewDataInterfaceDraft: { id: 'previewDataInterfaceDraft', method: 'POST', path: '/api/system/DataInterface/Actions/Preview', effect: 'read', reads: ['dataInterface'], body: 'json' },
  /** Tables of a database that an SQL may read */
  listDatabaseTables: { id: 'listDatabaseTables', method: 'GET', path: '/api/system/DataModel/{linkId}/TableAll', effect: 'read', reads: ['dataSource'] },
  /** Prepare a file of a data interface */
  exportDataInterface: { id: 'exportDataInterface', method: 'GET', path: '/api/system/DataInterface/{id}/Action/Export', effect: 'read', reads: ['dataInterface'] },
  /** Designs that name a data interface */
  listDataInterfaceUsages: { id: 'listDataInterfaceUsages', method: 'GET', path: '/api/system/DataInterface/{id}/Usages', effect: 'read', reads: ['dataInterface', 'model', 'portal', 'printTemplate'] },
  /** Calls of a data interface, newest first */
  listDataInterfaceLogs: { id: 'listDataInterfaceLogs', method: 'GET', path: '/api/system/DataInterfaceLog/{id}', effect: 'read', reads: ['dataInterfaceLog', 'user'] },
  /** Rows of a data interface, page by page */
  listDataInterfaceRows: { id: 'listDataInterfaceRows', method: 'POST', path: '/api/system/DataInterface/{id}/Action/List', effect: 'read', reads: ['dataInterface'], body: 'json' },
  /** Rows of a data interface by their values, in the order asked */
  findDataInterfaceRows: { id: 'findDataInterfaceRows', method: 'POST', path: '/api/system/DataInterface/{id}/Action/InfoByIds', effect: 'read', reads: ['dataInterface'], body: 'json' },
  /** Databases a data interface may read, below their kinds */
  listDataSources: { id: 'listDataSources', method: 'GET', path: '/api/system/DataSource/Selector', effect: 'read', reads: ['dataSource'] },
  /** Enabled data interfaces, page by page, to choose one */
  listDataInterfaceChoices: { id: 'listDataInterfaceChoices', method: 'GET', path: '/api/system/DataInterface/getList', effect: 'read', reads: ['dataInterface', 'dictionaryEntry', 'user'] },
  /** Names of the columns a data interface answers */
  listDataInterfaceFields: { id: 'listDataInterfaceFields', method: 'POST', path: '/api/system/DataInterface/{id}/Actions/GetFields', effect: 'read', reads: ['dataInterface'], body: 'json' },
} as const;
