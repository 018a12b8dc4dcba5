const HOUR_MINUTES = 60;

/** Distance of a clock from UTC in minutes as text: `UTC+8`, `UTC-3:30`, `UTC`. */
export function offsetText(minutes: number): string {
  if (minutes === 0) return 'UTC';
  const size = Math.abs(minutes);
  const rest = size % HOUR_MINUTES;
  return `UTC${minutes < 0 ? '-' : '+'}${Math.floor(size / HOUR_MINUTES)}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
}
