export { Toolbar } from './Toolbar.tsx';
export { ToolbarGap } from './ToolbarGap.tsx';
export type { ToolbarHandle, ToolbarProps } from './types.ts';
