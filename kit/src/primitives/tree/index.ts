export { Tree } from './Tree.tsx';
export type { TreeNode, TreeProps, TreeState } from './types.ts';
