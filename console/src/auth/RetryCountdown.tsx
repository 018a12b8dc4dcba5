import { useLingui } from '@lingui/react/macro';
import type { I18n } from '@lingui/core';
import { systemClock } from '@milepost/kit/engines/clock';
import type { Clock } from '@milepost/kit/engines/clock';
import { useEffect, useState } from 'react';

const SECOND_MS = 1000;
const MINUTE_SECONDS = 60;

/** An answer and the seconds it asks to wait. */
export interface WaitingAnswer {
  readonly retryAfterSeconds?: number | null;
}

interface RetryCountdownProps {
  /** The answer that asked to wait; the time of another answer begins anew. */
  readonly answer: WaitingAnswer;
  /** Sentence around the time that is left. */
  readonly words: (left: string) => string;
  /** Sentence once the time is over; it is spoken. */
  readonly over: string;
  readonly className?: string;
  readonly clock?: Clock;
}

/**
 * Time until another password is looked at, in minutes and seconds. It is silent while it runs, since the server's sentence has
 * said how long; its end is spoken. @reading R-453
 */
export function RetryCountdown({ answer, words, over, className, clock = systemClock }: RetryCountdownProps) {
  const { i18n } = useLingui();
  const begun = () => ({ answer, endMs: clock.now() + (answer.retryAfterSeconds ?? 0) * SECOND_MS, left: answer.retryAfterSeconds ?? 0 });
  const [wait, setWait] = useState(begun);
  if (wait.answer !== answer) setWait(begun());
  const { endMs, left } = wait;
  useEffect(() => {
    if (left <= 0) return undefined;
    // By the clock and not by counting: a tab in the background is woken late.
    return clock.after(SECOND_MS, () => setWait({ ...wait, left: Math.max(0, Math.ceil((endMs - clock.now()) / SECOND_MS)) }));
  }, [clock, wait, endMs, left]);
  return (
    <div className={className}>
      {left > 0 && <span role="timer">{words(timeInWords(i18n, left))}</span>}
      <output>{left <= 0 && over}</output>
    </div>
  );
}

/** Minutes and seconds in the words of the language. */
export function timeInWords(i18n: I18n, seconds: number): string {
  const unit = (value: number, name: 'minute' | 'second') => i18n.number(value, { style: 'unit', unit: name, unitDisplay: 'long' });
  const minutes = Math.floor(seconds / MINUTE_SECONDS);
  const rest = seconds % MINUTE_SECONDS;
  return [minutes > 0 && unit(minutes, 'minute'), (rest > 0 || minutes === 0) && unit(rest, 'second')].filter(Boolean).join(' ');
}
