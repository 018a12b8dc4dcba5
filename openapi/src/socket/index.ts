export { createSocketClient, type SendAnswer, type SocketClient, type SocketClientOptions } from './client.ts';
export type { ClientMessage, Introduction } from './client-frame.ts';
export { CONNECT_MS, next, type ConnectionEvent, type ConnectionState } from './connection-state.ts';
export {
  browserSocketEnvironment,
  type ChannelLike,
  type LocksLike,
  type SharingEnvironment,
  type SocketClock,
  type SocketEnvironment,
  type SocketLike,
} from './environment.ts';
export { QUEUE_LIMIT, type SendOutcome, type SendRefusal } from './outbox.ts';
export type { FrameOddity } from './read-frame.ts';
export type { MessageFrame, SocketEvent, SocketStatus } from './socket-event.ts';
export type { TabRole } from './tabs.ts';
