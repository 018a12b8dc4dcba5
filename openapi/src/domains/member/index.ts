export { memberCodecs, type MemberOperation } from './codec.ts';
export type { MembersDraft } from './model.ts';
