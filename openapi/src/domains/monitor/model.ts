import type { ModelOf } from '../../wire/index.ts';
import type { logRecord, logRow, onlineUser, recordChange, serverState } from './codec.ts';

export type OnlineUser = ModelOf<typeof onlineUser>;
export type LogRow = ModelOf<typeof logRow>;
/** A row of the log with what was changed. */
export type LogRecord = ModelOf<typeof logRecord>;
export type RecordChange = ModelOf<typeof recordChange>;
/** Load of the machine of the server: sizes in bytes, shares in percent, null where a server does not say. */
export type ServerState = ModelOf<typeof serverState>;
