import type { ScheduleKind, ViewedSchedule } from '@milepost/kit/schedule-viewer';
import { SCHEDULE_TYPES } from '@milepost/openapi/domains/schedule';
import type { ScheduleDetail } from '@milepost/openapi/domains/schedule';
import { useJoinedNames } from '../../i18n/useJoinedNames.ts';
import { timesOf } from './times.ts';
import { useCreatorName } from './useCreatorName.ts';

const KINDS: ReadonlyMap<number, ScheduleKind> = new Map([
  [SCHEDULE_TYPES.schedule, 'schedule'],
  [SCHEDULE_TYPES.meeting, 'meeting'],
  [SCHEDULE_TYPES.shift, 'shift'],
]);

/** Facts of a schedule as they are read; a type nobody knows shows its number. */
export function useViewedSchedule(schedule: ScheduleDetail): ViewedSchedule {
  const creator = useCreatorName(schedule.creatorUserId);
  const names = useJoinedNames();
  const { type, category, urgent, title, content, toUserNames } = schedule;
  const kind = type.known === null ? null : (KINDS.get(type.known) ?? null);
  const kindName = type.name || category || (type.known === null || kind ? '' : String(type.known));
  return {
    kind,
    kindName,
    urgency: urgent.known,
    urgencyName: urgent.name,
    title,
    content,
    ...timesOf(schedule),
    creator,
    participants: names(toUserNames),
  };
}
