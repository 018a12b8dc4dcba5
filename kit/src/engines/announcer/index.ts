export { createAnnouncer, MERGE_EQUAL_WITHIN_MS } from './announcer.ts';
export type { Announcer, AnnouncerOptions, Politeness } from './announcer.ts';
