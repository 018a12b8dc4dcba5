import type { ModelOf } from '../../wire/index.ts';
import type { logRow, onlineUser } from './codec.ts';

export type OnlineUser = ModelOf<typeof onlineUser>;
export type LogRow = ModelOf<typeof logRow>;
