// Written by codegen/generate.ts from spec/. Do not edit: change the description and run "npm run generate".
export const areaOperations = {
  /** The areas right below one, disabled ones too; with a keyword or for the disabled ones alone, those on every level below it */
  listAreas: { id: 'listAreas', method: 'GET', path: '/api/system/Area/{id}', effect: 'read', reads: ['area'] },
  /** Change an area */
  updateArea: { id: 'updateArea', method: 'PUT', path: '/api/system/Area/{id}', effect: 'update', writes: ['area'], body: 'json' },
  /** Delete an area nothing stands below */
  removeArea: { id: 'removeArea', method: 'DELETE', path: '/api/system/Area/{id}', effect: 'delete', writes: ['area'] },
  /** The enabled areas right below one, to choose from */
  listAreaOptions: { id: 'listAreaOptions', method: 'GET', path: '/api/system/Area/{id}/Selector/{currId}', effect: 'read', reads: ['area'] },
  /** The names along the way to each of several chosen areas */
  findAreaNames: { id: 'findAreaNames', method: 'POST', path: '/api/system/Area/GetAreaByIds', effect: 'read', reads: ['area'], body: 'json' },
  /** Add an area */
  createArea: { id: 'createArea', method: 'POST', path: '/api/system/Area', effect: 'create', writes: ['area'], body: 'json' },
  /** One area */
  getArea: { id: 'getArea', method: 'GET', path: '/api/system/Area/{id}/Info', effect: 'read', reads: ['area'] },
  /** Switch an area between enabled and disabled */
  setAreaState: { id: 'setAreaState', method: 'PUT', path: '/api/system/Area/{id}/Actions/State', effect: 'update', writes: ['area'] },
} as const;
