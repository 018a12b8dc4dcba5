import type { DataInterfaceLog } from '@milepost/openapi/domains/data-interface';
import { dayText } from '../../i18n/officeDay.ts';

/** Days a chart of the log has. */
export const DAYS = 14;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Calls of one day; failures are null where the server does not tell them. */
export interface LogDay {
  /** `11-24` */
  readonly day: string;
  readonly calls: number;
  readonly failures: number | null;
}

/** Moment the first day of a chart begins before, milliseconds since 1970. */
export const chartFrom = (nowMs: number): number => nowMs - DAYS * DAY_MS;

/** The last days, the oldest first, with the calls of each: a day nobody called is a day with none. */
export function daysOf(calls: readonly Pick<DataInterfaceLog, 'invokTime' | 'isFailed'>[], nowMs: number): LogDay[] {
  const tellsFailures = calls.some(({ isFailed }) => isFailed !== null);
  return Array.from({ length: DAYS }, (_, at) => {
    const day = dayText(nowMs - (DAYS - 1 - at) * DAY_MS);
    const own = calls.filter(({ invokTime }) => dayText(invokTime) === day);
    const failures = tellsFailures ? own.filter(({ isFailed }) => isFailed === true).length : null;
    return { day: day.slice('2026-'.length), calls: own.length, failures };
  });
}
