import { systemClock } from '@milepost/kit/engines/clock';
import { dayInYear, momentInYear, momentText } from '../../i18n/momentText.ts';

interface ShortTimeProps {
  /** Milliseconds since 1970; null shows nothing. */
  readonly ms: number | null;
  /** The day alone, where the hour does not matter. */
  readonly isDay?: boolean;
}

/** A moment in a narrow column: this year's without the year, the whole for who points at it. @reading R-388 */
export function ShortTime({ ms, isDay = false }: ShortTimeProps) {
  if (ms === null) return null;
  const whole = momentText(ms);
  return (
    <time dateTime={whole} title={whole}>
      {(isDay ? dayInYear : momentInYear)(ms, systemClock.now())}
    </time>
  );
}
