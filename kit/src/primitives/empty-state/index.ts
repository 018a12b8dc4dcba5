export { EmptyState } from './EmptyState.tsx';
export type { EmptyKind, EmptyStateProps } from './types.ts';
