import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createApi } from '../api/index.ts';
import { invalidate } from '../invalidation.ts';
import { flowCountsQuery } from '../portal/queries.ts';
import { schedulesOfDayQuery } from '../portal/schedules.ts';
import { takeWritten } from '../written.ts';
import { removeSchedule } from './mutations.ts';
import { scheduleDetailQuery } from './queries.ts';

test('a schedule that was deleted is gone from today’s schedule of home and dashboard as well, and is not asked for where it is open', async () => {
  const asked: string[] = [];
  const api = createApi({
    call: async ({ id }) => {
      asked.push(id);
      return { data: id === 'listSchedules' ? { list: [] } : null, msg: '' } as never;
    },
  });
  const queries = new QueryClient();
  const [day, counts] = [schedulesOfDayQuery(api.client, 1_794_873_600_000), flowCountsQuery(api.client)];
  const open = { ...scheduleDetailQuery(api, { id: '5', groupId: '' }), gcTime: Infinity };
  await Promise.all([queries.fetchQuery(day), queries.fetchQuery(counts), queries.fetchQuery(open)]);
  await removeSchedule(api).send({ id: '5', scope: '1' as never });
  await invalidate(queries, takeWritten(api.client));
  expect(queries.getQueryData(day.queryKey)).toBeUndefined();
  expect(queries.getQueryData(counts.queryKey)).toBeDefined();
  expect(asked.filter((id) => id === 'getScheduleDetail')).toHaveLength(1);
});
