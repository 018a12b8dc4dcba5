/** Three numbers, each with a Chinese unit behind it: days, hours, minutes, as the specification writes the time a server runs. */
const SPAN = /^\s*(\d+)\s*\p{Script=Han}+\s*(\d+)\s*\p{Script=Han}+\s*(\d+)\s*\p{Script=Han}+\s*$/u;

/** Days, hours and minutes in the words of a server; null when it has other words. */
export function spanOf(text: string): { readonly days: string; readonly hours: string; readonly minutes: string } | null {
  const [, days, hours, minutes] = SPAN.exec(text) ?? [];
  return days !== undefined && hours !== undefined && minutes !== undefined ? { days, hours, minutes } : null;
}
