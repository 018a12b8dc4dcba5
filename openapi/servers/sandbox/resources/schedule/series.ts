import {
  endOfDay,
  MAX_REPETITIONS,
  repetitionStarts,
  SCOPES,
  startOfDay,
  type ScheduleScope,
  type Span,
} from '../../../../src/domains/schedule/index.ts';
import { Refusal } from '../../core/failure.ts';
import type { NextId } from '../../core/ids.ts';
import type { Resource } from '../../core/resource.ts';
import type { Store } from '../../core/store.ts';
import { createSchedules, writeParticipants, type ScheduleFields, type ScheduleStored } from './tables.ts';

/** Parts of the world that writing times of a schedule needs. */
export interface SeriesWorld {
  readonly store: Store;
  readonly nextId: NextId;
  readonly timeMs: number;
}

/** Plan of a schedule: its fields, its first span, its participants. */
export interface SeriesDraft {
  readonly fields: ScheduleFields;
  readonly span: Span;
  readonly userIds: readonly string[];
}

/** Writes a new schedule, one row for each of its times. @returns the first row */
export function writeSeries(world: SeriesWorld, creatorUserId: string, draft: SeriesDraft): ScheduleStored {
  const groupId = world.nextId();
  const [first] = startsOf(draft.span.startMs, draft.fields).map((startMs) =>
    writeTime(world, { groupId, creatorUserId, creatorTime: world.timeMs }, startMs, draft),
  );
  if (!first) throw new Error('[sandbox] A schedule without a first time was to be written.');
  return first;
}

/** One time and the times of the same schedule a scope means with it; what stands before them. */
interface Reach {
  readonly isAlone: boolean;
  readonly earlier: readonly ScheduleStored[];
  readonly meant: readonly ScheduleStored[];
}

/** @reading R-127 */
function reachOf(schedules: Resource<ScheduleStored>, row: ScheduleStored, scope: ScheduleScope): Reach {
  const rows = schedules.list({ groupId: row.groupId });
  const place = rows.findIndex(({ id }) => id === row.id);
  if (rows.length === 1) return { isAlone: true, earlier: [], meant: rows };
  if (scope === SCOPES.this) return { isAlone: false, earlier: [], meant: [row] };
  const from = scope === SCOPES.all ? 0 : place;
  return { isAlone: false, earlier: rows.slice(0, from), meant: rows.slice(from) };
}

/** Deletes what a scope means. */
export function removeTimes({ store }: Pick<SeriesWorld, 'store'>, row: ScheduleStored, scope: ScheduleScope): void {
  const schedules = createSchedules(store);
  const { earlier, meant } = reachOf(schedules, row, scope);
  for (const { id } of meant) schedules.remove(id);
  endBefore(schedules, earlier, row);
}

/**
 * Changes what a scope means. One time of several keeps its place in the repetition. "This and later" become a schedule of their
 * own. Where the repetition stays the same, each time and its last day move as far as the given one; another repetition is laid
 * out anew.
 * @reading R-127
 */
export function changeTimes(world: SeriesWorld, row: ScheduleStored, scope: ScheduleScope, draft: SeriesDraft): void {
  const schedules = createSchedules(world.store);
  const { isAlone, earlier, meant } = reachOf(schedules, row, scope);
  const shiftMs = draft.span.startMs - row.startDay;
  const isOneOfSeveral = scope === SCOPES.this && !isAlone;
  const stays = isOneOfSeveral || isSamePattern(row, draft.fields);
  const repeatTime = row.repeatTime && row.repeatTime + (isOneOfSeveral ? 0 : startOfDay(draft.span.startMs) - startOfDay(row.startDay));
  const fields = stays ? { ...draft.fields, repetition: row.repetition, repeatTime } : draft.fields;
  const groupId = earlier.length > 0 ? world.nextId() : row.groupId;
  const firstMs = (meant[0]?.startDay ?? row.startDay) + shiftMs;
  const starts = stays ? meant.map(({ startDay }) => startDay + shiftMs) : startsOf(firstMs, fields);
  const { creatorUserId, creatorTime } = row;
  starts.forEach((startMs, index) =>
    writeTime(world, { groupId, creatorUserId, creatorTime }, startMs, { ...draft, fields }, meant[index]),
  );
  for (const { id } of meant.slice(starts.length)) schedules.remove(id);
  endBefore(schedules, earlier, row);
}

/** Repetition: how often and until when. */
type Pattern = Pick<ScheduleStored, 'repetition' | 'repeatTime'>;

/** Do both come back as often, until the same day? */
export const isSamePattern = (one: Pattern, other: Pattern): boolean =>
  one.repetition === other.repetition && lastDay(one) === lastDay(other);

const lastDay = ({ repeatTime }: Pattern): number | null => repeatTime && endOfDay(repeatTime);

/** The repetition of the earlier times ends on the day before, so that laying it out anew does not bring the later ones back. */
function endBefore(schedules: Resource<ScheduleStored>, earlier: readonly ScheduleStored[], row: ScheduleStored): void {
  const repeatTime = startOfDay(row.startDay) - 1;
  for (const before of earlier) schedules.replace({ ...before, repeatTime });
}

/** @throws Refusal when there are more than allowed */
function startsOf(startMs: number, { repetition, repeatTime }: ScheduleFields): number[] {
  const starts = repetitionStarts({ startMs, repetition, repeatTime }, MAX_REPETITIONS + 1);
  if (starts.length > MAX_REPETITIONS) throw new Refusal(`重复次数不能超过${MAX_REPETITIONS}次，请提前结束重复的日期`);
  return starts;
}

type Origin = Pick<ScheduleStored, 'groupId' | 'creatorUserId' | 'creatorTime'>;

/** Writes one time: over `before`, so that its id stays, or a new one. */
function writeTime(world: SeriesWorld, origin: Origin, startMs: number, draft: SeriesDraft, before?: ScheduleStored): ScheduleStored {
  const { store, nextId, timeMs } = world;
  const schedules = createSchedules(store);
  const { fields, span } = draft;
  const row = { ...fields, ...origin, startDay: startMs, endDay: startMs + span.endMs - span.startMs, lastModifyTime: timeMs };
  const written = { ...row, id: before?.id ?? nextId() };
  if (before) schedules.replace(written);
  else schedules.insert(written);
  writeParticipants(store, written.id, draft.userIds);
  return written;
}
