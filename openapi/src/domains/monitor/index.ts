export { monitorCodecs, type MonitorOperation } from './codec.ts';
export type { LogRow, OnlineUser, ServerState } from './model.ts';
