const DAY = { year: 'numeric', month: 'numeric', day: 'numeric' } as const;

/** The time of day; with the date before it when it is not today. */
export function when(atMs: number, nowMs: number, languageTag: string): string {
  const time = new Intl.DateTimeFormat(languageTag, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const day = new Intl.DateTimeFormat(languageTag, DAY);
  if (day.format(atMs) === day.format(nowMs)) return time.format(atMs);
  const date = new Intl.DateTimeFormat(languageTag, { month: 'short', day: 'numeric' });
  return `${date.format(atMs)} ${time.format(atMs)}`;
}
