import { useEffect, useEffectEvent, useRef } from 'react';
import { useAnnounce, useEnvironment } from '../../engines/environment/index.ts';
import type { UploadEntry } from '../../engines/upload/index.ts';
import type { UploadMessages } from './types.ts';

/** Progress of the whole choice that is told, and the time nothing more is told. */
const TOLD_AT_PERCENT = [25, 50, 75] as const;
const QUIET_MS = 10_000;

/** Says how far the uploads are as a whole: at a quarter, a half and three quarters, at most once in ten seconds. */
export function useProgressNews(entries: readonly UploadEntry<unknown>[], { progress }: Pick<UploadMessages, 'progress'>) {
  const announce = useAnnounce();
  const { clock } = useEnvironment();
  const told = useRef({ percent: 0, atMs: -Infinity });
  const running = entries.filter(({ state }) => state.kind === 'uploading' || state.kind === 'waiting');
  const percent =
    running.length === 0
      ? 0
      : Math.floor(running.reduce((sum, { state }) => sum + (state.kind === 'uploading' ? state.percent : 0), 0) / running.length);
  const isIdle = running.length === 0;
  const tell = useEffectEvent((reached: number) => announce(progress(reached)));
  useEffect(() => {
    if (isIdle) {
      told.current = { percent: 0, atMs: -Infinity };
      return;
    }
    const reached = TOLD_AT_PERCENT.findLast((step) => percent >= step) ?? 0;
    const nowMs = clock.now();
    if (reached <= told.current.percent || nowMs - told.current.atMs < QUIET_MS) return;
    told.current = { percent: reached, atMs: nowMs };
    tell(reached);
  }, [isIdle, percent, clock]);
}
