import { bindOperations } from '@milepost/openapi/client';
import { scheduleCodecs } from '@milepost/openapi/domains/schedule';
import { scheduleOperations } from '@milepost/openapi/operations';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../api/index.ts';
import { scheduleKeys } from './keys.ts';

/** One schedule to look at; null when the server sent nothing. @source forms §7 */
export const scheduleDetailQuery = (api: Api, { id, groupId }: { readonly id: string; readonly groupId: string }) =>
  queryOptions({
    queryKey: scheduleKeys.detail(id, groupId),
    queryFn: ({ signal }) =>
      bindOperations(api.client, scheduleOperations)
        .getScheduleDetail({ query: { id, groupId } }, { signal })
        .then(({ data }) => data && scheduleCodecs.getScheduleDetail.data.decode(data)),
    gcTime: 0,
    retry: false,
  });
