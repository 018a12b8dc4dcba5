import type { ModelOf } from '../../wire/index.ts';
import type { schedule, scheduleBody, scheduleDetail, scheduleRow } from './codec.ts';

/** One time of a schedule in the calendar; the times of a repeated one share a `groupId`. @source admin §3 */
export type ScheduleRow = ModelOf<typeof scheduleRow>;

/** One schedule to edit: participants are ids. */
export type Schedule = ModelOf<typeof schedule>;

/** One schedule to look at: participants, type and urgency are names. @source forms §2.12 */
export type ScheduleDetail = ModelOf<typeof scheduleDetail>;

/** Body of a schedule. Judge it with `scheduleProblems` first. */
export type ScheduleBody = ModelOf<typeof scheduleBody>;
