export { FilePreview } from './FilePreview.tsx';
export type { FilePreviewProps, AmongImages, LookedAt } from './types.ts';
