import { useState } from 'react';
import { minutesAhead, ownZone } from '../../engines/clock/index.ts';
import { useEnvironment, useIsHydrated } from '../../engines/environment/index.ts';
import { offsetText } from './offsetText.ts';

/** Distances of the clock of the office and of this device from UTC, such as `UTC+8`. */
export interface OfficeClock {
  readonly office: string;
  readonly own: string;
}

/** Clock of the office beside that of this device; null where they agree now, and on a server, which has the device of nobody. @reading R-190 */
export function useOfficeClock(): OfficeClock | null {
  const { clock } = useEnvironment();
  const isHydrated = useIsHydrated();
  const [{ office, own }] = useState(() => {
    const nowMs = clock.now();
    return { office: minutesAhead(nowMs), own: minutesAhead(nowMs, ownZone()) };
  });
  return office === own || !isHydrated ? null : { office: offsetText(office), own: offsetText(own) };
}
