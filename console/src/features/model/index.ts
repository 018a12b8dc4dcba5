export { modelResource } from './modelResource.ts';
export type { ModelAt } from './modelResource.ts';
export { previewResource } from './previewResource.ts';
