import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../data/api/index.ts';
import { passwordPolicyQuery } from '../data/profile/queries.ts';
import PasswordDialog from '../features/password/index.ts';

/**
 * Somebody who still has the first password must change it before anything else, where the policy says so, and where nobody
 * knows what it says: the dialog then asks for it again. Drawn only for such a person. @source shell §2.8, §6
 */
export default function ForcedPassword() {
  const policy = useQuery(passwordPolicyQuery(useApi()));
  // While it is asked for again the dialog stays, with what was typed.
  const [hasFailed, setFailed] = useState(false);
  if (policy.isError && !hasFailed) setFailed(true);
  const [isDone, setDone] = useState(false);
  const isForced = policy.data ? policy.data.isInitialChangeMandatory : hasFailed;
  if (isDone || !isForced) return null;
  return <PasswordDialog isForced onDone={() => setDone(true)} />;
}
