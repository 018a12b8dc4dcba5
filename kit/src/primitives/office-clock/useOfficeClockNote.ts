import { useMessages } from '../lingui/index.ts';
import { useOfficeClock } from './headless.ts';
import { officeClockMessage } from './messages.ts';

/** Sentence that times are those of the office; undefined where the clock of this computer agrees with it now. @reading R-190 */
export function useOfficeClockNote(): string | undefined {
  const sentence = useMessages(officeClockMessage);
  const clock = useOfficeClock();
  return clock ? sentence(clock) : undefined;
}
