import { bindOperations } from '@milepost/openapi/client';
import { currentUserCodecs } from '@milepost/openapi/domains/current-user';
import { passwordPolicy, systemConfigCodecs } from '@milepost/openapi/domains/system-config';
import { systemConfigOperations } from '@milepost/openapi/operations';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '../api/index.ts';
import { fetchAuthorization } from './authorization.ts';
import { profileKeys } from './keys.ts';
import type { LogPage } from './keys.ts';
import { reading } from '../tags.ts';

/** Asks for the people right below oneself. @source admin §7 */
const ONESELF = '0';
/** @reading R-062 */
const CATEGORY = { signIns: 1, requests: 2 } as const;

/** Name and contacts of the person; null when the server sent nothing. @source shell §7 */
export const baseInfoQuery = (api: Api) =>
  queryOptions({
    queryKey: profileKeys.baseInfo,
    queryFn: reading(api, (api, { signal }) =>
      api.getBaseInfo({}, { signal }).then(({ data }) => data && currentUserCodecs.getBaseInfo.data.decode(data)),
    ),
  });

export const signaturesQuery = (api: Api) =>
  queryOptions({
    queryKey: profileKeys.signatures,
    queryFn: reading(api, (api, { signal }) =>
      api.listSignatures({}, { signal }).then(({ data }) => currentUserCodecs.listSignatures.data.decode(data)),
    ),
  });

/** Open sessions of the person, the one used last first. @reading R-284 */
export const ownSessionsQuery = (api: Api) =>
  queryOptions({
    queryKey: profileKeys.sessions,
    queryFn: reading(api, (api, { signal }) =>
      api.listOwnSessions({}, { signal }).then(({ data }) => currentUserCodecs.listOwnSessions.data.decode(data)),
    ),
    // When a session was used last is what one looks for here.
    gcTime: 0,
  });

/** The people right below somebody, or below oneself (null). @source shell §7 */
export const subordinatesQuery = (api: Api, leaderId: string | null) =>
  queryOptions({
    queryKey: profileKeys.subordinates(leaderId),
    queryFn: reading(api, (api, { signal }) =>
      api
        .listOwnSubordinates({ path: { id: leaderId ?? ONESELF } }, { signal })
        .then(({ data }) => currentUserCodecs.listOwnSubordinates.data.decode(data)),
    ),
  });

export const authorizationQuery = (api: Api) =>
  queryOptions({ queryKey: profileKeys.authorization, queryFn: reading(api, (api, { signal }) => fetchAuthorization(api, signal)) });

/** One page of a log, newest first. The page before stays on screen until the next has come. @source shell §7 */
export const logsQuery = (api: Api, page: LogPage) =>
  queryOptions({
    queryKey: profileKeys.logs(page),
    placeholderData: keepPreviousData,
    queryFn: reading(api, async (api, { signal }) => {
      const { data } = await api.listSystemLogs(
        {
          query: {
            category: CATEGORY[page.kind],
            currentPage: page.page,
            pageSize: page.pageSize,
            ...(page.keyword && { keyword: page.keyword }),
            ...(page.fromMs !== null && { startTime: page.fromMs }),
            ...(page.toMs !== null && { endTime: page.toMs }),
          },
        },
        { signal },
      );
      return currentUserCodecs.listSystemLogs.data.decode(data);
    }),
  });

/** Organisations and positions of the person; one of each is the current one. @source shell §7 */
export const placesQuery = (api: Api) =>
  queryOptions({
    queryKey: profileKeys.places,
    queryFn: reading(api, async (api, { signal }) => {
      const [organizations, positions] = await Promise.all([
        api.listOwnOrganizations({}, { signal }),
        api.listOwnPositions({}, { signal }),
      ]);
      return {
        organizations: currentUserCodecs.listOwnOrganizations.data.decode(organizations.data),
        positions: currentUserCodecs.listOwnPositions.data.decode(positions.data),
      };
    }),
  });

/** Rules for a new password: everybody signed in may read it. @source shell §7 @reading R-060 */
export const passwordPolicyQuery = (api: Api) =>
  queryOptions({
    queryKey: profileKeys.passwordPolicy,
    queryFn: reading(api, async (api, { signal }) => {
      const { data } = await bindOperations(api.client, systemConfigOperations).getSystemConfig({}, { signal });
      if (!data)
        throw new Error(
          '[console] The server sent no settings, so nobody knows what a password has to hold. See the answer of getSystemConfig.',
        );
      return passwordPolicy(systemConfigCodecs.getSystemConfig.data.decode(data));
    }),
    // The administrator may just have changed it.
    gcTime: 0,
  });
