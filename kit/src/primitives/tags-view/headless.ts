export { tagCloseProps, tagLinkProps, tagProps } from './tagParts.ts';
export type { ClosingHow, TagData, TagView, TagsViewMessages, TagsViewOptions } from './types.ts';
export { useTagsView } from './useTagsView.ts';
