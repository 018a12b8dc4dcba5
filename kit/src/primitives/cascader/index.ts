export { Cascader } from './Cascader.tsx';
export type { CascadeNode, CascaderProps, NodeAbove } from './types.ts';
