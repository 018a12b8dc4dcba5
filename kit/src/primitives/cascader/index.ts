export { Cascader, MultiCascader } from './Cascader.tsx';
export type { CascadeNode, CascadePath, CascaderProps, MultiCascaderProps, NodeAbove } from './types.ts';
