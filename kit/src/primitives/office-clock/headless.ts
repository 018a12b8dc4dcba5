export { useOfficeClock } from './useOfficeClock.ts';
export type { OfficeClock } from './useOfficeClock.ts';
