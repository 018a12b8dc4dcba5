export { modelResource } from './modelResource.ts';
export type { ModelAt } from './modelResource.ts';
