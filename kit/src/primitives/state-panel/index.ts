export { LoadFailed } from './LoadFailed.tsx';
export type { LoadFailedProps } from './LoadFailed.tsx';
export { LoadingWords } from './LoadingWords.tsx';
export { StatePanel } from './StatePanel.tsx';
export { TreeSkeleton } from './TreeSkeleton.tsx';
export type { PanelKind, StatePanelProps } from './types.ts';
