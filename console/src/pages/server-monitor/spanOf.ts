/** Days, hours and minutes in the words of a server, such as 3天4小时5分钟; null when it has other words. */
export function spanOf(text: string): { readonly days: string; readonly hours: string; readonly minutes: string } | null {
  const [, days, hours, minutes] = /^\s*(\d+)\s*天\s*(\d+)\s*小?[时時]\s*(\d+)\s*分[钟鐘]?\s*$/.exec(text) ?? [];
  return days !== undefined && hours !== undefined && minutes !== undefined ? { days, hours, minutes } : null;
}
