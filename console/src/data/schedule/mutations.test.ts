import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createApi } from '../api/index.ts';
import { portalKeys } from '../portal/keys.ts';
import { invalidate } from '../invalidation.ts';
import { removeSchedule } from './mutations.ts';

test('a schedule that was deleted is gone from today’s schedule of home and dashboard as well', async () => {
  const api = createApi({ call: async () => ({ data: null, msg: '' }) as never });
  const queries = new QueryClient();
  queries.setQueryData(portalKeys.schedules(1_794_873_600_000), [{ id: '5' }]);
  queries.setQueryData(portalKeys.counts, { toDo: 1 });
  await invalidate(queries, removeSchedule(api).invalidates);
  expect(queries.getQueryData(portalKeys.schedules(1_794_873_600_000))).toBeUndefined();
  expect(queries.getQueryData(portalKeys.counts)).toEqual({ toDo: 1 });
});
