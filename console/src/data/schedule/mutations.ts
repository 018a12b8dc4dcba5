import { bindOperations } from '@milepost/openapi/client';
import { scheduleCodecs } from '@milepost/openapi/domains/schedule';
import type { ScheduleBody, ScheduleScope } from '@milepost/openapi/domains/schedule';
import { scheduleOperations } from '@milepost/openapi/operations';
import type { Api } from '../api/index.ts';

/** Deletes a schedule, or several of a repeated one. @source forms §4, §7 */
export const removeSchedule = (api: Api) => ({
  send: ({ id, scope }: { readonly id: string; readonly scope: ScheduleScope }) =>
    bindOperations(api.client, scheduleOperations).removeSchedule({ path: { id, type: scope } }),
});

/** A schedule to be saved: a new one, or what a scope means of one that is there. */
export type SavedSchedule =
  | { readonly id: null; readonly body: ScheduleBody }
  | { readonly id: string; readonly scope: ScheduleScope; readonly body: ScheduleBody };

/** Creates a schedule, or changes one, or several of a repeated one. @source admin §7 @reading R-127 */
export const saveSchedule = (api: Api) => ({
  send: (saved: SavedSchedule) => {
    const calls = bindOperations(api.client, scheduleOperations);
    return saved.id === null
      ? calls.createSchedule({ body: scheduleCodecs.createSchedule.body.encode(saved.body) })
      : calls.updateSchedule({ path: { id: saved.id, type: saved.scope }, body: scheduleCodecs.updateSchedule.body.encode(saved.body) });
  },
});
