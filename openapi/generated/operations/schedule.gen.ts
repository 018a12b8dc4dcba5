// Written by codegen/generate.ts from spec/. Do not edit: change the description and run "npm run generate".
export const scheduleOperations = {
  /** The caller's own and received schedules of a span of time */
  listSchedules: { id: 'listSchedules', method: 'GET', path: '/api/system/Schedule', effect: 'read', reads: ['schedule'] },
  /** Add a schedule, repeated or not */
  createSchedule: { id: 'createSchedule', method: 'POST', path: '/api/system/Schedule', effect: 'create', writes: ['schedule'], body: 'json' },
  /** One schedule to edit; its participants are a list of ids */
  getSchedule: { id: 'getSchedule', method: 'GET', path: '/api/system/Schedule/{id}', effect: 'read', reads: ['schedule'] },
  /** Change one schedule, or several of a repeated one */
  updateSchedule: { id: 'updateSchedule', method: 'PUT', path: '/api/system/Schedule/{id}/{type}', effect: 'update', writes: ['schedule'], body: 'json' },
  /** Delete one schedule, or several of a repeated one */
  removeSchedule: { id: 'removeSchedule', method: 'DELETE', path: '/api/system/Schedule/{id}/{type}', effect: 'delete', writes: ['schedule'] },
  /** One schedule to look at; participants, type and urgency are names */
  getScheduleDetail: { id: 'getScheduleDetail', method: 'GET', path: '/api/system/Schedule/detail', effect: 'read', reads: ['schedule'] },
} as const;
