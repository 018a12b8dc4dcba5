import { uploadedFile } from '../file/index.ts';
import {
  choice,
  commaList,
  flag,
  from,
  id,
  jsonText,
  list,
  listed,
  moment,
  number,
  optionalId,
  record,
  text,
  type Codec,
  type OperationCodecs,
} from '../../wire/index.ts';
import { namedType, namedUrgency, URGENCIES } from './named.ts';
import { REPETITIONS, type Repetition } from './rules.ts';

const urgency = choice(URGENCIES, 'normal');

/** Members of the list, the record and the detail alike. */
const common = {
  id,
  /** Shared by the times of a repeated schedule; null where the server does not say. */
  groupId: optionalId,
  /** Name of the type; empty where the server sends its number only. */
  category: text,
  title: text,
  content: text,
  isAllDay: from('allDay', flag),
  startDay: moment,
  /** `HH:mm`, or empty. */
  startTime: text,
  endDay: moment,
  /** `HH:mm`, or empty. */
  endTime: text,
  /** Minutes as chosen in the form. */
  duration: number,
  color: text,
  /** Minutes before the start; -2 not at all. @reading R-129 */
  reminderTime: number,
  /** 1 a site message, 2 by the sending configuration in `send`. @reading R-129 */
  reminderType: number,
  send: text,
  sendName: text,
  /** A `Repetition`, or a number of the server's own; judge it with `isRepeating`. */
  repetition: number,
  repeatTime: moment,
  creatorUserId: optionalId,
} as const;

const files = jsonText(list(uploadedFile));

export const scheduleRow = record({ ...common, type: number, urgent: urgency });

export const schedule = record({ ...common, type: number, urgent: urgency, toUserIds: list(id), files, lastModifyTime: moment });

export const scheduleDetail = record({
  ...common,
  type: namedType,
  urgent: namedUrgency,
  toUserNames: from('toUserIds', commaList),
  files,
});

/** A day that is there: what is sent has been judged. */
const day: Codec<number, number, number> = { decode: (wire) => wire, encode: (model) => model };
const repetition: Codec<number | null | undefined, Repetition | null, Repetition | null> = {
  decode: (wire) => Object.values(REPETITIONS).find((known) => known === wire) ?? null,
  encode: (model) => model,
};

export const scheduleBody = record({
  type: number,
  urgent: urgency,
  title: text,
  content: text,
  isAllDay: from('allDay', flag),
  startDay: day,
  startTime: text,
  endDay: day,
  endTime: text,
  duration: number,
  color: text,
  reminderTime: number,
  reminderType: number,
  send: text,
  sendName: text,
  repetition,
  repeatTime: number,
  toUserIds: list(id),
  files,
});

/** Codecs of the answers and bodies of the schedules. @source admin §7 */
export const scheduleCodecs = {
  listSchedules: { data: listed(scheduleRow) },
  createSchedule: { body: scheduleBody },
  getSchedule: { data: schedule },
  updateSchedule: { body: scheduleBody },
  removeSchedule: {},
  getScheduleDetail: { data: scheduleDetail },
} as const satisfies OperationCodecs<
  'listSchedules' | 'createSchedule' | 'getSchedule' | 'updateSchedule' | 'removeSchedule' | 'getScheduleDetail'
>;
