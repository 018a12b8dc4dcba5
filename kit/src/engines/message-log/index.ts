export { MERGE_WITHIN_MS, createArrivals } from './arrivals.ts';
export type { Arrived } from './arrivals.ts';
export { createBatches, frameSchedule } from './batches.ts';
export { OLDER_WITHIN_PX, createLogView } from './logView.ts';
export type { LogPart, LogView, LogViewOptions } from './logView.ts';
export { OVERTAKE_MAX, createMessageLog } from './messageLog.ts';
export type { LogChange, LogEntry, Logged, MessageLog } from './types.ts';
