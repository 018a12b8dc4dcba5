export { Tree } from './Tree.tsx';
export type { TreeChecks, TreeNode, TreeProps, TreeState } from './types.ts';
