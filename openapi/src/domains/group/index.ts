export { groupCodecs, type GroupOperation } from './codec.ts';
export type { Group, GroupDraft, GroupOption, GroupRecord } from './model.ts';
