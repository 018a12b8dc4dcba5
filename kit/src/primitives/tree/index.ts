export { Tree } from './Tree.tsx';
export type { TreeChecks, TreeNode, TreePart, TreeProps, TreeState } from './types.ts';
