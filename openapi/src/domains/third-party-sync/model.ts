import type { ModelOf } from '../../wire/index.ts';
import type { thirdPartySyncCodecs } from './codec.ts';

/** Numbers of records of one kind that are in step with a messenger; `synDate` is milliseconds since 1970. */
export type SyncTotal = ModelOf<typeof thirdPartySyncCodecs.syncUsersToDingTalk.data>;

/** The messengers of `listSyncTotals`, by the number in its path. @source admin §7 */
export const MESSENGERS = { weChat: 1, dingTalk: 2 } as const;
