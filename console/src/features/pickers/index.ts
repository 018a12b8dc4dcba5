export { pickerFeeds } from './feeds.ts';
export type { AllowedIds } from './feeds.ts';
