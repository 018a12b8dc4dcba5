export { treeRowProps, treeToggleProps } from './treeRows.ts';
export { useTree } from './useTree.ts';
export type { TreeChecks, TreeData, TreeMessages, TreeNode, TreeOptions, TreeRowView, TreeState } from './types.ts';
