export { FilePreview } from './FilePreview.tsx';
export type { FilePreviewProps, LookedAt } from './types.ts';
