import { clockOf, endOfDay, startOfDay } from '../../../../src/domains/schedule/index.ts';
import { requestedMoment } from '../../core/requested-moment.ts';
import { CODE, MSG } from '../../core/envelope.ts';
import { Refusal, RightRefusal } from '../../core/failure.ts';
import type { Caller, Handlers, World } from '../../core/handlers.ts';
import type { Store } from '../../core/store.ts';
import { draftOf } from './draft.ts';
import { NEWS, tellParticipants } from './notify.ts';
import { changeTimes, removeTimes, writeSeries, type SeriesWorld } from './series.ts';
import { createSchedules, participantsOf, schedulesBetween, type ScheduleStored } from './tables.ts';
import { TYPE_NAMES, URGENCY_NAMES } from './words.ts';

type Operations = 'listSchedules' | 'createSchedule' | 'getSchedule' | 'updateSchedule' | 'removeSchedule' | 'getScheduleDetail';

/** Farther than any calendar shows, in milliseconds since 1970. */
const FAR_MS = 8_640_000_000_000_000;

export function scheduleHandlers(world: World): Handlers<Operations> {
  const { store } = world;
  const seriesWorld = (): SeriesWorld => ({ store, nextId: world.nextId, timeMs: world.now() });

  return {
    listSchedules: ({ query, caller }) => {
      const startMs = requestedMoment(query.startTime, -FAR_MS);
      const endMs = requestedMoment(query.endTime, FAR_MS);
      const dayMs = query.dateTime === undefined ? undefined : requestedMoment(query.dateTime, 0);
      const fromMs = dayMs === undefined ? startMs : Math.max(startMs, startOfDay(dayMs));
      const toMs = dayMs === undefined ? endMs : Math.min(endMs, endOfDay(dayMs));
      return { data: { list: schedulesBetween(store, userIdOf(caller), fromMs, toMs).map(shown) } };
    },
    createSchedule: ({ body, caller }) => {
      const draft = draftOf(store, body);
      const first = writeSeries(seriesWorld(), userIdOf(caller), draft);
      tellParticipants(world, first, NEWS.added, draft.userIds);
      return { msg: MSG.created };
    },
    getSchedule: ({ path, caller }) => {
      const row = seen(store, path.id, caller);
      const toUserIds = participantsOf(store, row.id).map(({ id }) => id);
      return { data: { ...shown(row), files: row.files, toUserIds, lastModifyTime: row.lastModifyTime } };
    },
    updateSchedule: ({ path, body, caller }) => {
      const row = owned(store, path.id, caller, '修改');
      const before = participantsOf(store, row.id).map(({ id }) => id);
      const draft = draftOf(store, body, { row, userIds: before });
      changeTimes(seriesWorld(), row, path.type, draft);
      tellParticipants(world, createSchedules(store).find(row.id) ?? row, NEWS.changed, draft.userIds);
      const dropped = before.filter((id) => !draft.userIds.includes(id));
      tellParticipants(world, row, NEWS.removed, dropped);
      return { msg: MSG.updated };
    },
    removeSchedule: ({ path, caller }) => {
      const row = owned(store, path.id, caller, '删除');
      const receivers = participantsOf(store, row.id).map(({ id }) => id);
      removeTimes({ store }, row, path.type);
      tellParticipants(world, row, NEWS.removed, receivers);
      return { msg: MSG.removed };
    },
    getScheduleDetail: ({ query, caller }) => {
      const row = seen(store, query.id, caller);
      const names = participantsOf(store, row.id).map(({ realName }) => realName);
      const category = (row.type !== null && TYPE_NAMES.get(row.type)) || null;
      return { data: { ...shown(row), category, urgent: URGENCY_NAMES[row.urgent], files: row.files, toUserIds: names.join(',') } };
    },
  };
}

/** @throws Refusal when the caller neither made it nor takes part */
function seen(store: Store, id: string, caller: Caller | null): ScheduleStored {
  const row = createSchedules(store).get(id);
  const isMine = row.creatorUserId === caller?.userId || participantsOf(store, id).some((person) => person.id === caller?.userId);
  if (!isMine) throw new RightRefusal(null, '您不是此日程的创建人或参与人，无权查看，可请创建人将您加为参与人');
  return row;
}

/** @throws Refusal when somebody else made it */
function owned(store: Store, id: string, caller: Caller | null, verb: string): ScheduleStored {
  const row = createSchedules(store).get(id);
  if (row.creatorUserId !== caller?.userId) throw new Refusal(`只有创建人可以${verb}日程`);
  return row;
}

function userIdOf(caller: Caller | null): string {
  if (!caller) throw new Refusal('登录过期,请重新登录', CODE.sessionGone);
  return caller.userId;
}

/** The clocks repeat what the days say. @reading R-125 */
const shown = ({ files: _files, creatorTime: _created, lastModifyTime: _modified, ...row }: ScheduleStored) => ({
  ...row,
  startTime: clockOf(row.startDay),
  endTime: clockOf(row.endDay),
});
