export { messageMonitorCodecs, type MessageMonitorOperation } from './codec.ts';
export type { SentMessage, SentMessageRow } from './model.ts';
