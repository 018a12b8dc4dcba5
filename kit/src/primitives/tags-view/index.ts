export { TagsView } from './TagsView.tsx';
export type { ClosingHow, Tag, TagsViewPart, TagsViewProps } from './types.ts';
