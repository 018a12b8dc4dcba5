import { systemClock } from '@milepost/kit/engines/clock';
import { useEffect, useState } from 'react';

/** A label like “3 minutes ago” is never older than this. */
const TICK_MS = 60_000;

/** The time now, told anew every minute. */
export function useNow(): number {
  const [nowMs, setNowMs] = useState(() => systemClock.now());
  useEffect(() => systemClock.after(TICK_MS, () => setNowMs(systemClock.now())), [nowMs]);
  return nowMs;
}
