// Written by codegen/generate.ts from spec/. Do not edit: change the description and run "npm run generate".
export const columnSettingOperations = {
  /** How the person has arranged the columns of a list */
  getColumnSettings: { id: 'getColumnSettings', method: 'GET', path: '/api/permission/Authority/GetColumnsByModuleId/{id}', effect: 'read', reads: ['columnSetting'] },
  /** Keep the order and the visibility of columns for the person */
  setColumnSettings: { id: 'setColumnSettings', method: 'PUT', path: '/api/permission/Authority/SetColumnsByModuleId', effect: 'update', writes: ['columnSetting'], body: 'json' },
} as const;
