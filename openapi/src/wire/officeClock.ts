/** Zone of the office where the deployment names none. @reading R-189 */
const DEFAULT_OFFICE_ZONE = 'Asia/Shanghai';
let zoneOfOffice: string = DEFAULT_OFFICE_ZONE;
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const two = '2-digit';
  const parts = { year: 'numeric', month: two, day: two, hour: two, minute: two, second: two } as const;
  const made = new Intl.DateTimeFormat('en-CA', { timeZone: zone, hourCycle: 'h23', ...parts });
  formats.set(zone, made);
  return made;
}

/** Zone by whose clock texts without a zone are read, and days are counted, such as `Asia/Shanghai`. @reading R-189 */
export const officeZone = (): string => zoneOfOffice;

/** Sets the zone of the office for this process; false, and nothing changes, where the platform does not know it. */
export function setOfficeZone(zone: string): boolean {
  try {
    formatOf(zone);
  } catch {
    return false;
  }
  zoneOfOffice = zone;
  return true;
}

/** A moment (milliseconds since 1970) as `YYYY-MM-DD HH:mm:ss` by the clock of the office; empty for what is none. */
export function officeSecond(ms: number): string {
  if (Number.isNaN(new Date(ms).getTime())) return '';
  const found = formatOf(zoneOfOffice).formatToParts(ms);
  const part = (type: Intl.DateTimeFormatPartTypes) => found.find((one) => one.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')} ${part('hour')}:${part('minute')}:${part('second')}`;
}

/** A day of the office, `YYYY-MM-DD`. */
export const officeDay = (ms: number): string => officeSecond(ms).slice(0, 'YYYY-MM-DD'.length);

/** A text of the calendar as if it were written in UTC; what is not written is the first there is. */
function asUtc(text: string): number {
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = text.split(/[- :T]/).map(Number);
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

const WRITTEN = /^\d{4}-\d{2}/;
const DAY_MS = 86_400_000;
const SECOND_MS = 1000;
/** Milliseconds the office is ahead of UTC at a moment. */
export const officeAheadMs = (ms: number): number => asUtc(officeSecond(ms)) - Math.floor(ms / SECOND_MS) * SECOND_MS;

/**
 * The moment of a text of the calendar (`YYYY-MM-DD`, with ` HH:mm` or ` HH:mm:ss` behind it) by the clock of the office. Of an
 * hour that is there twice it is the first; one that is left out is as much later. NaN for what is no date.
 */
export function officeMs(text: string): number {
  const local = WRITTEN.test(text) ? asUtc(text) : Number.NaN;
  if (Number.isNaN(local)) return Number.NaN;
  const [before, after] = [officeAheadMs(local - DAY_MS), officeAheadMs(local + DAY_MS)];
  const first = local - before;
  if (officeAheadMs(first) === before) return first;
  const second = local - after;
  return officeAheadMs(second) === after ? second : first;
}
