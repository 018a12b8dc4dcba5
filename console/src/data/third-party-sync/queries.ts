import { bindOperations } from '@milepost/openapi/client';
import { MESSENGERS, thirdPartySyncCodecs as codecs } from '@milepost/openapi/domains/third-party-sync';
import type { SyncTotal } from '@milepost/openapi/domains/third-party-sync';
import { thirdPartySyncOperations } from '@milepost/openapi/operations';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../api/index.ts';
import { reading } from '../tags.ts';

const callsOf = ({ client }: Pick<Api, 'client'>) => bindOperations(client, thirdPartySyncOperations);

/** A messenger organisations and people can be brought into step with. */
export type Messenger = keyof typeof MESSENGERS;

/** A run that brings records into step. */
export interface SyncRun {
  readonly messenger: Messenger;
  readonly kind: 'organization' | 'user';
  readonly direction: 'to' | 'from';
}

/** Outcome of a run: the server's sentence, and the figures after it where it sent some. */
export interface SyncOutcome {
  readonly msg: string;
  readonly total: SyncTotal | null;
}

/** Direction of a run on the wire. @source admin §7 */
const DIRECTION = { to: 0, from: 1 } as const;
const RUNS = {
  weChat: { organization: 'syncOrganizationsToWeChat', user: 'syncUsersToWeChat' },
  dingTalk: { organization: 'syncOrganizationsToDingTalk', user: 'syncUsersToDingTalk' },
} as const;

/** Query keys of the figures. */
export const syncKeys = { totals: (messenger: Messenger) => ['thirdPartySync', 'totals', messenger] as const };

/** Figures of organisations and people that are in step with a messenger. */
export const syncTotalsQuery = (api: Api, messenger: Messenger) =>
  queryOptions({
    queryKey: syncKeys.totals(messenger),
    queryFn: reading(api, async (api, { signal }) =>
      codecs.listSyncTotals.data.decode((await callsOf(api).listSyncTotals({ path: { type: MESSENGERS[messenger] } }, { signal })).data),
    ),
  });

/**
 * Brings records into step. The call is a GET that writes: it is sent by a press alone, never ahead of one and never again by
 * itself. A messenger that is busy answers as a success that says so. @reading R-463
 */
export const runSync = (api: Api, messenger: Messenger) => ({
  async send({ kind, direction }: SyncRun): Promise<SyncOutcome> {
    const name = RUNS[messenger][kind];
    const { data, msg } = await callsOf(api)[name]({ query: { type: DIRECTION[direction] } });
    return { msg, total: data && codecs[name].data.decode(data) };
  },
});
