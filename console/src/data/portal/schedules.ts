import { bindOperations } from '@milepost/openapi/client';
import type { Client } from '@milepost/openapi/client';
import { scheduleCodecs } from '@milepost/openapi/domains/schedule';
import { scheduleOperations } from '@milepost/openapi/operations';
import { queryOptions } from '@tanstack/react-query';
import { portalKeys } from './keys.ts';
import { reading } from '../tags.ts';

/** Schedules of the caller on the day of a moment, the earliest first. */
export const schedulesOfDayQuery = (client: Client, dayMs: number) =>
  queryOptions({
    queryKey: portalKeys.schedules(dayMs),
    queryFn: reading(client, async (client, { signal }) => {
      const { data } = await bindOperations(client, scheduleOperations).listSchedules({ query: { dateTime: dayMs } }, { signal });
      return scheduleCodecs.listSchedules.data.decode(data);
    }),
  });
