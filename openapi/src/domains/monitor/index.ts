export { monitorCodecs, type MonitorOperation } from './codec.ts';
export type { LogRow, OnlineUser, ServerState } from './model.ts';
export type { LogRecord, LogRow, OnlineUser, RecordChange } from './model.ts';
