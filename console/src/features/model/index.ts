export { modelScreen, unreadDesign } from './modelResource.ts';
export type { ModelAt, ModelScreen } from './modelResource.ts';
export { previewResource } from './previewResource.ts';
export { UnreadDesign } from './UnreadDesign.tsx';
