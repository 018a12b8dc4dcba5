import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../data/api/index.ts';
import { passwordPolicyQuery } from '../data/profile/queries.ts';
import PasswordDialog from '../features/password/index.ts';

/**
 * Somebody who still has the first password must change it before anything else, where the policy says so. Drawn only for
 * such a person. @source shell §2.8, §6
 */
export default function ForcedPassword() {
  const policy = useQuery(passwordPolicyQuery(useApi()));
  const [isDone, setDone] = useState(false);
  if (isDone || !policy.data?.isInitialChangeMandatory) return null;
  return <PasswordDialog isForced onDone={() => setDone(true)} />;
}
