export { monitorCodecs, type MonitorOperation } from './codec.ts';
export type { LogRow, OnlineUser } from './model.ts';
