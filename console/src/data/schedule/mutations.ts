import { bindOperations } from '@milepost/openapi/client';
import type { ScheduleScope } from '@milepost/openapi/domains/schedule';
import { scheduleOperations } from '@milepost/openapi/operations';
import type { Api } from '../api/index.ts';
import { portalKeys } from '../portal/keys.ts';
import { scheduleKeys } from './keys.ts';

/** Deletes a schedule, or several of a repeated one. @source forms §4, §7 */
export const removeSchedule = (api: Api) => ({
  invalidates: [scheduleKeys.lists, portalKeys.calendar],
  send: ({ id, scope }: { readonly id: string; readonly scope: ScheduleScope }) =>
    bindOperations(api.client, scheduleOperations).removeSchedule({ path: { id, type: scope } }),
});
