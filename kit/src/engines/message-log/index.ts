export { MERGE_WITHIN_MS, createArrivals } from './arrivals.ts';
export type { Arrived } from './arrivals.ts';
export { createBatches, frameSchedule } from './batches.ts';
export { OLDER_WITHIN_PX, createLogReader } from './logReader.ts';
export type { LogReader } from './logReader.ts';
export { OVERTAKE_MAX, createMessageLog } from './messageLog.ts';
export type { LogChange, LogEntry, Logged, MessageLog } from './types.ts';
