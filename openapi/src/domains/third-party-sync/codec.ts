import { count, id, list, moment, paged, record, text, type OperationCodecs } from '../../wire/index.ts';

const total = record({
  synType: text,
  recordTotal: count,
  synSuccessCount: count,
  synFailCount: count,
  unSynCount: count,
  /** Null where nothing was ever brought into step. */
  synDate: moment,
  /** Name of who asked for it last; empty where nobody did, or the server keeps nobody. @reading R-920 */
  synUser: text,
});

const failure = record({
  id,
  fullName: text,
  /** Code of an organisation, account of a person. */
  enCode: text,
  reason: text,
  synDate: moment,
});

/** Codecs of the answers of every operation here. */
export const thirdPartySyncCodecs = {
  listSyncTotals: { data: list(total) },
  listSyncFailures: { data: paged(failure) },
  retrySync: {},
  syncOrganizationsToDingTalk: { data: total },
  syncUsersToDingTalk: { data: total },
  syncOrganizationsToWeChat: { data: total },
  syncUsersToWeChat: { data: total },
} as const satisfies OperationCodecs<
  | 'listSyncTotals'
  | 'listSyncFailures'
  | 'retrySync'
  | 'syncOrganizationsToDingTalk'
  | 'syncUsersToDingTalk'
  | 'syncOrganizationsToWeChat'
  | 'syncUsersToWeChat'
>;
