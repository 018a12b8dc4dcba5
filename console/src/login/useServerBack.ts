import { systemClock } from '@milepost/kit/engines/clock';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { connection } from '../browser/connection.ts';

/** Time a try to sign in waits for the server: whoever has gone away meanwhile is not signed in. @reading R-445 */
export const TRY_WAITS_MS = 120_000;

interface Ways {
  /** The server is back: the try goes on. */
  readonly again: () => void;
  /** It was there all the time, and the try failed. */
  readonly fail: () => void;
  /** It has been away for too long. */
  readonly giveUp: () => void;
  /** The server is back: questions it did not answer can be asked again. */
  readonly onBack?: () => void;
}

/** Waits for a server that cannot be reached, asks it again by itself, and lets a try to sign in, which is in its phase `unreachable`, go on. @returns whether it is away */
export function useServerBack({ phase }: { readonly phase: string }, { again, fail, giveUp, onBack }: Ways): boolean {
  const kind = useSyncExternalStore(
    (hear) => connection.state.listen(hear),
    () => connection.state.get().kind,
    () => 'up' as const,
  );
  const back = useEffectEvent(() => onBack?.());
  useEffect(() => connection.turn.listen(() => back()), []);
  const answered = useEffectEvent((wasAway: boolean) => (wasAway ? again() : fail()));
  const leave = useEffectEvent(giveUp);
  useEffect(() => {
    if (phase !== 'unreachable') return undefined;
    let wasAway = false;
    connection.doubt('call');
    const stops = [
      connection.state.subscribe(({ kind: link }) => {
        if (link === 'down') wasAway = true;
        // The listener may be told before it can be taken back.
        else if (link === 'up') queueMicrotask(() => answered(wasAway));
      }),
      systemClock.after(TRY_WAITS_MS, () => leave()),
    ];
    return () => stops.forEach((stop) => stop());
  }, [phase]);
  return kind === 'down';
}
