export { IfPermitted } from './IfPermitted.tsx';
export { BUTTONS, PermissionProvider, canOn, designedCode, rightsKey, useCan, useJudged } from './permissions.ts';
export type { ButtonCode, Can, PermissionWorld } from './permissions.ts';
export type { PermittedAction } from './permittedAction.ts';
export { permitted } from './permittedAction.ts';
