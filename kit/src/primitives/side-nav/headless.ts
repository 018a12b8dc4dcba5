export { branchesAbove, topEntryOf } from './branches.ts';
export type { NavData, NavTreeOptions, NavView } from './types.ts';
export { navBranchProps, navLeafProps, useNavTree } from './useNavTree.ts';
