import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { minutesAhead, ownZone, systemClock } from '../../engines/clock/index.ts';
import { offsetText } from './offsetText.ts';

/** Sentence that times are those of the office; undefined where the clock of this computer agrees with it now. @reading R-190 */
export function useOfficeClockNote(): string | undefined {
  const { t } = useLingui();
  const [{ office, own }] = useState(() => {
    const nowMs = systemClock.now();
    return { office: minutesAhead(nowMs), own: minutesAhead(nowMs, ownZone()) };
  });
  if (office === own) return undefined;
  return t`Times are those of the office (${{ office: offsetText(office) }}); this device is at ${{ own: offsetText(own) }}`;
}
