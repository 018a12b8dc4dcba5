// Written by codegen/generate.ts from spec/. Do not edit: change the description and run "npm run generate".
export const menuOperations = {
  /** Systems, whose menus people switch between */
  listSystems: { id: 'listSystems', method: 'GET', path: '/api/system/System', effect: 'read', reads: ['system'] },
  /** Add a system */
  createSystem: { id: 'createSystem', method: 'POST', path: '/api/system/System', effect: 'create', writes: ['system'], body: 'json' },
  /** One system */
  getSystem: { id: 'getSystem', method: 'GET', path: '/api/system/System/{id}', effect: 'read', reads: ['system'] },
  /** Change a system */
  updateSystem: { id: 'updateSystem', method: 'PUT', path: '/api/system/System/{id}', effect: 'update', writes: ['system'], body: 'json' },
  /** Delete a system */
  removeSystem: { id: 'removeSystem', method: 'DELETE', path: '/api/system/System/{id}', effect: 'delete', writes: ['system', 'menu', 'menuPart'] },
  /** Add a menu entry */
  createMenu: { id: 'createMenu', method: 'POST', path: '/api/system/Menu', effect: 'create', writes: ['menu'], body: 'json' },
  /** Entries of the menu of a system, as a tree */
  listMenus: { id: 'listMenus', method: 'GET', path: '/api/system/Menu/ModuleBySystem/{systemId}', effect: 'read', reads: ['menu'] },
  /** Folders an entry may stand in */
  listMenuParents: { id: 'listMenuParents', method: 'GET', path: '/api/system/Menu/Selector/{id}/{systemId}', effect: 'read', reads: ['menu', 'system'] },
  /** One menu entry */
  getMenu: { id: 'getMenu', method: 'GET', path: '/api/system/Menu/{id}', effect: 'read', reads: ['menu'] },
  /** Change a menu entry */
  updateMenu: { id: 'updateMenu', method: 'PUT', path: '/api/system/Menu/{id}', effect: 'update', writes: ['menu'], body: 'json' },
  /** Delete a menu entry */
  removeMenu: { id: 'removeMenu', method: 'DELETE', path: '/api/system/Menu/{id}', effect: 'delete', writes: ['menu', 'menuPart'] },
  /** Prepare a .bm file of an entry, what stands below it and their rights */
  exportMenu: { id: 'exportMenu', method: 'GET', path: '/api/system/Menu/{id}/Action/Export', effect: 'read', reads: ['menu', 'menuPart'] },
  /** Add entries of a .bm file to a system; known codes are skipped */
  importMenu: { id: 'importMenu', method: 'POST', path: '/api/system/Menu/{systemId}/Action/Import', effect: 'create', writes: ['menu', 'menuPart'], body: 'multipart' },
  /** Add a button right */
  createMenuButton: { id: 'createMenuButton', method: 'POST', path: '/api/system/ModuleButton', effect: 'create', writes: ['menuPart'], body: 'json' },
  /** One button right */
  getMenuButton: { id: 'getMenuButton', method: 'GET', path: '/api/system/ModuleButton/{id}', effect: 'read', reads: ['menuPart'] },
  /** Change a button right */
  updateMenuButton: { id: 'updateMenuButton', method: 'PUT', path: '/api/system/ModuleButton/{id}', effect: 'update', writes: ['menuPart'], body: 'json' },
  /** Delete a button right */
  removeMenuButton: { id: 'removeMenuButton', method: 'DELETE', path: '/api/system/ModuleButton/{id}', effect: 'delete', writes: ['menuPart'] },
  /** Button rights of a menu entry */
  listMenuButtons: { id: 'listMenuButtons', method: 'GET', path: '/api/system/ModuleButton/{id}/List', effect: 'read', reads: ['menuPart', 'right'] },
  /** Add a column right */
  createMenuColumn: { id: 'createMenuColumn', method: 'POST', path: '/api/system/ModuleColumn', effect: 'create', writes: ['menuPart'], body: 'json' },
  /** One column right */
  getMenuColumn: { id: 'getMenuColumn', method: 'GET', path: '/api/system/ModuleColumn/{id}', effect: 'read', reads: ['menuPart'] },
  /** Change a column right */
  updateMenuColumn: { id: 'updateMenuColumn', method: 'PUT', path: '/api/system/ModuleColumn/{id}', effect: 'update', writes: ['menuPart'], body: 'json' },
  /** Delete a column right */
  removeMenuColumn: { id: 'removeMenuColumn', method: 'DELETE', path: '/api/system/ModuleColumn/{id}', effect: 'delete', writes: ['menuPart'] },
  /** Column rights of a menu entry */
  listMenuColumns: { id: 'listMenuColumns', method: 'GET', path: '/api/system/ModuleColumn/{id}/Fields', effect: 'read', reads: ['menuPart', 'right'] },
  /** Add a form right */
  createMenuForm: { id: 'createMenuForm', method: 'POST', path: '/api/system/ModuleForm', effect: 'create', writes: ['menuPart'], body: 'json' },
  /** One form right */
  getMenuForm: { id: 'getMenuForm', method: 'GET', path: '/api/system/ModuleForm/{id}', effect: 'read', reads: ['menuPart'] },
  /** Change a form right */
  updateMenuForm: { id: 'updateMenuForm', method: 'PUT', path: '/api/system/ModuleForm/{id}', effect: 'update', writes: ['menuPart'], body: 'json' },
  /** Delete a form right */
  removeMenuForm: { id: 'removeMenuForm', method: 'DELETE', path: '/api/system/ModuleForm/{id}', effect: 'delete', writes: ['menuPart'] },
  /** Form rights of a menu entry */
  listMenuForms: { id: 'listMenuForms', method: 'GET', path: '/api/system/ModuleForm/{id}/Fields', effect: 'read', reads: ['menuPart', 'right'] },
  /** Rights to data of a menu entry */
  listDataSchemes: { id: 'listDataSchemes', method: 'GET', path: '/api/system/ModuleDataAuthorizeScheme/{id}/List', effect: 'read', reads: ['menuPart'] },
} as const;
