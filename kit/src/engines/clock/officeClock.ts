/** Zone of the office where the deployment names none. @reading R-189 */
export const DEFAULT_OFFICE_ZONE = 'Asia/Shanghai';
let zoneOfOffice: string = DEFAULT_OFFICE_ZONE;

/** Zone by whose clock and calendar moments are read and written, such as `Asia/Shanghai`. @reading R-189 */
export const officeZone = (): string => zoneOfOffice;

/** Sets the zone of the office for this page; false, and nothing changes, where the platform does not know it. */
export function setOfficeZone(zone: string): boolean {
  try {
    formatOf(zone);
  } catch {
    return false;
  }
  zoneOfOffice = zone;
  return true;
}

const formats = new Map<string, Intl.DateTimeFormat>();
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formats.set(zone, made);
  return made;
}

/** A moment (milliseconds since 1970) as `YYYY-MM-DD HH:mm:ss` on the clocks of a zone; empty for what is none. */
export function textInZone(ms: number, zone: string = zoneOfOffice): string {
  if (Number.isNaN(new Date(ms).getTime())) return '';
  const parts = new Map(
    formatOf(zone)
      .formatToParts(ms)
      .map(({ type, value }) => [type, value]),
  );
  const [year = '', month, day, hour, minute, second] = ['year', 'month', 'day', 'hour', 'minute', 'second'].map((part) =>
    parts.get(part as Intl.DateTimeFormatPartTypes),
  );
  return `${year.padStart(4, '0')}-${month}-${day} ${hour}:${minute}:${second}`;
}

/** A text of the calendar as if it were written in UTC. */
function asUtc(text: string): number {
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = text.split(/[- :T]/).map(Number);
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** Milliseconds that clocks of a zone are ahead of UTC. */
const aheadOf = (ms: number, zone: string) => asUtc(textInZone(ms, zone)) - ms;

/**
 * The moment of a text of the calendar on the clocks of a zone; what is not written is the first there is. Of an hour that is
 * there twice it is the first; one that is left out is as much later.
 */
export function msInZone(text: string, zone: string = zoneOfOffice): number {
  const local = asUtc(text);
  const DAY_MS = 86_400_000;
  const [before, after] = [aheadOf(local - DAY_MS, zone), aheadOf(local + DAY_MS, zone)];
  const first = local - before;
  if (aheadOf(first, zone) === before) return first;
  const second = local - after;
  return aheadOf(second, zone) === after ? second : first;
}

const MINUTE_MS = 60_000;

/** Minutes the clocks of a zone are ahead of UTC at a moment. */
export const minutesAhead = (ms: number, zone: string = zoneOfOffice): number =>
  Math.round(aheadOf(Math.floor(ms / 1000) * 1000, zone) / MINUTE_MS);

/** Zone of this computer. */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
