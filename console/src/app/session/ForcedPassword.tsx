import { systemClock } from '@milepost/kit/engines/clock';
import type { Clock } from '@milepost/kit/engines/clock';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../../data/api/index.ts';
import { passwordPolicyQuery } from '../../data/profile/queries.ts';
import PasswordDialog from '../../features/password/index.ts';

/** A policy that has not come by then is one that nobody knows. @reading R-386 */
export const UNKNOWN_AFTER_MS = 5000;

interface ForcedPasswordProps {
  readonly clock?: Clock;
}

/**
 * Somebody who still has the first password must change it before anything else, where the policy says so, and where nobody
 * knows what it says: the dialog then asks for it again. Drawn only for such a person. @source shell §2.8, §6
 */
export default function ForcedPassword({ clock = systemClock }: ForcedPasswordProps) {
  const policy = useQuery(passwordPolicyQuery(useApi()));
  // While it is asked for again the dialog stays, with what was typed.
  const [isUnknown, setUnknown] = useState(false);
  if (policy.isError && !isUnknown) setUnknown(true);
  useEffect(() => clock.after(UNKNOWN_AFTER_MS, () => setUnknown(true)), [clock]);
  const [isDone, setDone] = useState(false);
  const isForced = policy.data ? policy.data.isInitialChangeMandatory : isUnknown;
  if (isDone || !isForced) return null;
  return <PasswordDialog isForced onDone={() => setDone(true)} />;
}
