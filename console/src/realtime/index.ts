export { RealtimeProvider, useRealtime, useSocketStatus } from './realtime.ts';
export type { Realtime } from './realtime.ts';
