import { recentlyChosen } from '@milepost/kit/engines/pick';
import { useMemo } from 'react';
import { useSession } from '../../auth/currentSession.ts';

/** Records a person has looked at a template with, the last one first; they stay on this computer. @reading R-653 */
export function useRecentRecords(templateId: string) {
  const { userId } = useSession().currentUser.user;
  return useMemo(() => recentlyChosen(() => localStorage, `jnpf_recent_${userId}_printRecord_${templateId}`), [userId, templateId]);
}
