export { pickerFeeds } from './feeds.ts';
export type { AllowedIds } from './feeds.ts';
export { designPicker, portalPicker } from './targets.ts';
