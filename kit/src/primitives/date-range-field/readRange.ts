/** Signs and words between two dates. A hyphen alone stands within a date, so it needs room on both sides. */
const BETWEEN = /\s*[\u81f3\u5230~\uff5e\u2013\u2014]\s*|\s+-\s+|\s+to\s+/;

/** Two dates somebody wrote as a range, such as `2026-05-01 至 2026-05-20`; null for anything else. */
export function readRange(text: string, isDate: (text: string) => boolean): readonly [string, string] | null {
  const [start = '', end = '', ...more] = text.trim().split(BETWEEN);
  return more.length === 0 && start !== '' && end !== '' && isDate(start) && isDate(end) ? [start, end] : null;
}
