import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { systemClock } from '../../engines/clock/index.ts';
import type { UploadEntry } from '../../engines/upload/index.ts';
import { useKit } from '../kit-provider/index.ts';

/** Progress of the whole choice that is told, and the time nothing more is told. */
const TOLD_AT_PERCENT = [25, 50, 75] as const;
const QUIET_MS = 10_000;

/** Says how far the uploads are as a whole: at a quarter, a half and three quarters, at most once in ten seconds. */
export function useProgressNews(entries: readonly UploadEntry<unknown>[]) {
  const { t } = useLingui();
  const { announcer } = useKit();
  const told = useRef({ percent: 0, atMs: -Infinity });
  const running = entries.filter(({ state }) => state.kind === 'uploading' || state.kind === 'waiting');
  const percent =
    running.length === 0
      ? 0
      : Math.floor(running.reduce((sum, { state }) => sum + (state.kind === 'uploading' ? state.percent : 0), 0) / running.length);
  const isIdle = running.length === 0;
  useEffect(() => {
    if (isIdle) {
      told.current = { percent: 0, atMs: -Infinity };
      return;
    }
    const reached = TOLD_AT_PERCENT.findLast((step) => percent >= step) ?? 0;
    const nowMs = systemClock.now();
    if (reached <= told.current.percent || nowMs - told.current.atMs < QUIET_MS) return;
    told.current = { percent: reached, atMs: nowMs };
    announcer.say(t`Uploading, ${{ percent: reached }}%`);
  }, [isIdle, percent, announcer, t]);
}
