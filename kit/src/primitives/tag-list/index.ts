export { TagList } from './TagList.tsx';
export type { TagItem, TagListProps, TagTone } from './types.ts';
