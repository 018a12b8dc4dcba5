import { systemClock } from '@milepost/kit/engines/clock';
import type { Clock } from '@milepost/kit/engines/clock';
import { useEffect, useState } from 'react';

/** States of a framed page. A browser says `here` of its own page about a failure too, so there is always another way. */
export type FrameStanding = 'coming' | 'slow' | 'here';

/** A page that has not come by then is said to be slow, in milliseconds. @reading R-317 */
export const FRAME_SLOW_MS = 10_000;

/** Progress of loading a framed page. `turn` counts the tries: another one is another frame. */
export function useFrameLoad(clock: Clock = systemClock) {
  const [{ turn, standing }, set] = useState<{ turn: number; standing: FrameStanding }>({ turn: 0, standing: 'coming' });
  useEffect(
    () => clock.after(FRAME_SLOW_MS, () => set((now) => (now.standing === 'coming' ? { ...now, standing: 'slow' } : now))),
    [clock, turn],
  );
  return {
    turn,
    standing,
    arrived: () => set((now) => ({ ...now, standing: 'here' })),
    again: () => set((now) => ({ turn: now.turn + 1, standing: 'coming' })),
  };
}
