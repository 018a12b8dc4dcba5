import type { OperationShapes } from '../../../../generated/operations.gen.ts';
import { isRepeating, REPETITIONS, scheduleProblems, scheduleSpan } from '../../../../src/domains/schedule/index.ts';
import { Refusal } from '../../core/failure.ts';
import type { Store } from '../../core/store.ts';
import { refuseProblems } from '../../core/words.ts';
import { isSamePattern, type SeriesDraft } from './series.ts';
import type { ScheduleStored } from './tables.ts';
import { scheduleWords } from './words.ts';

type ScheduleInput = OperationShapes['createSchedule']['body'];

/** A schedule before it is changed, and who takes part in it. */
interface Before {
  readonly row: ScheduleStored;
  readonly userIds: readonly string[];
}

/**
 * The sent schedule, judged. A repetition that stays as it was is not judged again: one of its times may have been moved beyond its end.
 * @throws Refusal when a rule forbids it
 */
export function draftOf(store: Store, body: ScheduleInput, before?: Before): SeriesDraft {
  const times = { ...body, isAllDay: body.allDay === 1, startTime: body.startTime ?? '', endTime: body.endTime ?? '' };
  const repetition = body.repetition ?? REPETITIONS.none;
  const repeatTime = isRepeating(repetition) ? (body.repeatTime ?? null) : null;
  const isOldPattern = before !== undefined && isSamePattern(before.row, { repetition, repeatTime });
  refuseProblems(scheduleProblems({ ...times, repetition: isOldPattern ? REPETITIONS.none : repetition, repeatTime }), scheduleWords);
  const userIds = body.toUserIds ?? before?.userIds ?? [];
  for (const id of userIds)
    if (!store.one('SELECT 1 AS there FROM user WHERE id = ?', id)) throw new Refusal('参与人不存在，可能已被删除，请重新选择参与人');
  const fields = {
    type: body.type ?? null,
    urgent: urgencyOf(body.urgent),
    title: body.title,
    content: body.content ?? '',
    allDay: body.allDay ?? 0,
    duration: body.duration ?? null,
    color: body.color ?? '',
    reminderTime: body.reminderTime ?? null,
    reminderType: body.reminderType ?? null,
    send: body.send ?? '',
    sendName: body.sendName ?? '',
    repetition,
    repeatTime,
    files: body.files ?? '',
  };
  return { fields, span: scheduleSpan(times), userIds };
}

const urgencyOf = (urgent: ScheduleInput['urgent']): ScheduleStored['urgent'] => {
  const said = String(urgent ?? '1');
  return said === '2' || said === '3' ? said : '1';
};
