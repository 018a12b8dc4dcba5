export { authorityCodecs, RIGHT_STEPS, type AuthorityOperation } from './codec.ts';
export type { AddedRights, RightChoice, RightNode, RightStep, RoleRights } from './model.ts';
