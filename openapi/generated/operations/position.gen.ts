// Written by codegen/generate.ts from spec/. Do not edit: change the description and run "npm run generate".
export const positionOperations = {
  /** Positions, page by page */
  listPositions: { id: 'listPositions', method: 'GET', path: '/api/permission/Position', effect: 'read', reads: ['position', 'organization', 'user'] },
  /** Add a position */
  createPosition: { id: 'createPosition', method: 'POST', path: '/api/permission/Position', effect: 'create', writes: ['position'], body: 'json' },
  /** Enabled positions below their organisations */
  listPositionTree: { id: 'listPositionTree', method: 'GET', path: '/api/permission/Position/Selector', effect: 'read', reads: ['position', 'organization'] },
  /** One position */
  getPosition: { id: 'getPosition', method: 'GET', path: '/api/permission/Position/{id}', effect: 'read', reads: ['position'] },
  /** Change a position */
  updatePosition: { id: 'updatePosition', method: 'PUT', path: '/api/permission/Position/{id}', effect: 'update', writes: ['position'], body: 'json' },
  /** Delete a position nobody holds */
  removePosition: { id: 'removePosition', method: 'DELETE', path: '/api/permission/Position/{id}', effect: 'delete', writes: ['position'] },
  /** Every enabled position */
  listAllPositions: { id: 'listAllPositions', method: 'GET', path: '/api/permission/Position/All', effect: 'read', reads: ['position', 'organization'] },
  /** Enabled positions of some organisations, below them */
  listPositionsByOrganizations: { id: 'listPositionsByOrganizations', method: 'POST', path: '/api/permission/Position/getListByOrgIds', effect: 'read', reads: ['position', 'organization'], body: 'json' },
  /** The positions with these ids and those of these departments that are enabled */
  listAllowedPositions: { id: 'listAllowedPositions', method: 'POST', path: '/api/permission/Position/PositionCondition', effect: 'read', reads: ['position', 'organization'], body: 'json' },
} as const;
