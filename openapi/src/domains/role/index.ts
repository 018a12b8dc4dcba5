export { roleCodecs, type RoleOperation } from './codec.ts';
export type { Role, RoleDraft, RoleOption, RoleRecord } from './model.ts';
export { GLOBAL_ORGANIZATION_ID, GLOBAL_ROLES_ID, roleProblems, type RoleScope } from './rules.ts';
