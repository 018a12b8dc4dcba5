export { TagsView } from './TagsView.tsx';
export type { ClosingHow, Tag, TagsViewProps } from './types.ts';
