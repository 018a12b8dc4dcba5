import type { Clock } from '../clock/index.ts';
import type { BeforeUpload, Send, SendResult } from './types.ts';

/** Before this the bar stands at 0, so that a small file does not flicker. @source forms §9 */
export const ANIMATE_AFTER_MS = 200;
/** A hook that does not answer refuses. @reading R-363 */
export const HOOK_TIMEOUT_MS = 10_000;

interface Sending<Stored> {
  readonly send: Send<Stored>;
  readonly signal: AbortSignal;
  readonly clock: Clock;
  readonly onProgress: (sentBytes: number, totalBytes: number) => void;
  readonly onChecking: (doneBytes: number, totalBytes: number) => void;
  readonly onFound: (storedBytes: number, totalBytes: number) => void;
}

/** Sends a file; null where there was no answer. Progress is passed on once the first 200 ms are over. @source forms §9 */
export async function sendFile<Stored>(
  file: File,
  { send, signal, clock, onProgress, onChecking, onFound }: Sending<Stored>,
): Promise<SendResult<Stored> | null> {
  let latest: readonly [number, number] | null = null;
  let phase: 'early' | 'shown' | 'over' = 'early';
  const stopTimer = clock.after(ANIMATE_AFTER_MS, () => {
    phase = 'shown';
    if (latest) onProgress(...latest);
  });
  try {
    return await send(file, {
      signal,
      onChecking,
      onFound,
      onProgress: (sentBytes, totalBytes) => {
        latest = [sentBytes, totalBytes];
        if (phase === 'shown') onProgress(sentBytes, totalBytes);
      },
    });
  } catch {
    return null;
  } finally {
    phase = 'over';
    stopTimer();
  }
}

/** Answer of the hook; an error and no answer within 10 s are a no. @reading R-363 */
export async function isAllowed(file: File, hook: BeforeUpload | undefined, clock: Clock): Promise<boolean> {
  if (!hook) return true;
  let stopTimer = () => {};
  const tooLate = new Promise<false>((resolve) => {
    stopTimer = clock.after(HOOK_TIMEOUT_MS, () => resolve(false));
  });
  try {
    return await Promise.race([Promise.resolve(hook(file)), tooLate]);
  } catch {
    return false;
  } finally {
    stopTimer();
  }
}
