import { useLingui } from '@lingui/react/macro';
import { systemClock } from '@milepost/kit/engines/clock';
import { useEffect, useState } from 'react';
import * as css from './LockPage.css.ts';

const MINUTE_MS = 60_000;

/** Time and date above the card. Not spoken by itself: it changes every minute. */
export function Clock() {
  const { i18n } = useLingui();
  const [nowMs, setNow] = useState(() => systemClock.now());
  useEffect(() => systemClock.after(MINUTE_MS - (nowMs % MINUTE_MS), () => setNow(systemClock.now())), [nowMs]);
  const now = new Date(nowMs);
  return (
    <div className={css.clock}>
      <p className={css.time}>{i18n.date(now, { hour: '2-digit', minute: '2-digit', hour12: false })}</p>
      <p className={css.date}>{i18n.date(now, { year: 'numeric', month: 'long', day: 'numeric', weekday: 'long' })}</p>
    </div>
  );
}
