/** Zone of the office: what servers keep as milliseconds is a date of its calendar. @reading R-587 */
export const OFFICE_ZONE = 'Asia/Shanghai';

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

/** A moment (milliseconds since 1970) as `YYYY-MM-DD HH:mm:ss` on the clocks of a zone, whatever the zone of this computer. */
export function textInZone(ms: number, zone: string = OFFICE_ZONE): string {
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
export function msInZone(text: string, zone: string = OFFICE_ZONE): number {
  const local = asUtc(text);
  const DAY_MS = 86_400_000;
  const [before, after] = [aheadOf(local - DAY_MS, zone), aheadOf(local + DAY_MS, zone)];
  const first = local - before;
  if (aheadOf(first, zone) === before) return first;
  const second = local - after;
  return aheadOf(second, zone) === after ? second : first;
}
