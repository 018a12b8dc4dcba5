import { bindOperations } from '@milepost/openapi/client';
import { scheduleCodecs } from '@milepost/openapi/domains/schedule';
import { scheduleOperations } from '@milepost/openapi/operations';
import type { Span } from '@milepost/openapi/domains/schedule';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../api/index.ts';
import { scheduleKeys } from './keys.ts';
import { reading } from '../tags.ts';

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

/** Schedules that touch a span, one's own and received, the earliest first. @source admin §7 @reading R-125 */
export const schedulesQuery = (api: Api, { startMs, endMs }: Span) =>
  queryOptions({
    queryKey: scheduleKeys.between(startMs, endMs),
    queryFn: reading(api, (api, { signal }) =>
      bindOperations(api.client, scheduleOperations)
        .listSchedules({ query: { startTime: String(startMs), endTime: String(endMs) } }, { signal })
        .then(({ data }) => scheduleCodecs.listSchedules.data.decode(data)),
    ),
  });

/** One schedule to edit, read afresh each time; null when the server sent nothing. @source admin §7 */
export const scheduleQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: scheduleKeys.record(id),
    queryFn: ({ signal }) =>
      bindOperations(api.client, scheduleOperations)
        .getSchedule({ path: { id } }, { signal })
        .then(({ data }) => data && scheduleCodecs.getSchedule.data.decode(data)),
    gcTime: 0,
  });
