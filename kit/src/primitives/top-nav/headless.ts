export type { TopNavChoice, TopNavOptions } from './types.ts';
export { MORE, useTopNav } from './useTopNav.ts';
