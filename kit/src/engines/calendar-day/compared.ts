/** An end of what may be chosen: one with a time counts to the second. @source forms §5 */
export const toTheSecond = (limit: string) => (/(^| )\d{2}:\d{2}$/.test(limit) ? `${limit}:00` : limit);

/** Order of a date or time and an end, as far as both say something: a day alone is the whole day. Below 0 it is before the end. */
export function comparedDates(value: string, given: string): number {
  const limit = toTheSecond(given);
  const chars = Math.min(value.length, limit.length);
  const [one, other] = [value.slice(0, chars), limit.slice(0, chars)];
  return one === other ? 0 : one < other ? -1 : 1;
}
