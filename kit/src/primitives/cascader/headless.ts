export { useCascader, useCascaderState, useMultiCascader, useMultiCascaderState } from './useCascader.ts';
export type { CascadeColumnView } from './columnViews.ts';
export type { CascadeNode, CascadePath, CascaderMessages, CascaderOptions, MultiCascaderOptions, NodeAbove } from './types.ts';
