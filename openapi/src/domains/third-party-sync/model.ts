import type { ModelOf } from '../../wire/index.ts';
import type { thirdPartySyncCodecs } from './codec.ts';

/** Numbers of records of one kind that are in step with a messenger; `synDate` is milliseconds since 1970. */
export type SyncTotal = ModelOf<typeof thirdPartySyncCodecs.syncUsersToDingTalk.data>;

/** The messengers of `listSyncTotals`, by the number in its path. @source admin §7 */
export const MESSENGERS = { weChat: 1, dingTalk: 2 } as const;

/** Words servers have for the two kinds of records. @reading R-463 */
const KINDS = new Map<string, 'organization' | 'user'>([
  ['组织', 'organization'],
  ['用户', 'user'],
]);

/** Kind of the records a total is of; null where a server has another word for it. */
export const syncKind = ({ synType }: Pick<SyncTotal, 'synType'>): 'organization' | 'user' | null => KINDS.get(synType) ?? null;
