export { BUTTONS, PermissionProvider, canOn, useCan } from './permissions.tsx';
export type { ButtonCode, Can, PermissionWorld, Permissions } from './permissions.tsx';
export type { PermittedAction } from './permittedAction.ts';
export { permitted } from './permittedAction.ts';
