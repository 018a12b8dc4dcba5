export { monitorCodecs, type MonitorOperation } from './codec.ts';
export type { LogRecord, LogRow, OnlineUser, RecordChange, ServerState } from './model.ts';
