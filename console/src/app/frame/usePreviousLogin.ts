import { useLingui } from '@lingui/react/macro';
import { useToaster } from '@milepost/kit/toast';
import { useEffect } from 'react';
import { momentText } from '../../i18n/momentText.ts';
import { useSession } from '../../auth/currentSession.ts';

/** @source shell §2.4, §9 */
const LOGIN_NOTICE_MS = 2000;

/** After arriving from /login: when and where the sign-in before this one was. Stays in the list of recent notices. @source shell §2.4 */
export function usePreviousLogin(): void {
  const { t } = useLingui();
  const toaster = useToaster();
  const { currentUser, handoff } = useSession();
  const { previousLogin } = currentUser.user;
  useEffect(() => {
    if (!previousLogin || !handoff.takeArrival()) return;
    const { at, ipAddress, ipAddressName } = previousLogin;
    const when = typeof at === 'number' ? momentText(at) : (at ?? '');
    toaster.show({
      tone: 'info',
      title: t`Previous sign-in: ${when}`,
      detail: [ipAddressName, ipAddress].filter(Boolean).join(' · '),
      durationMs: LOGIN_NOTICE_MS,
    });
  }, [previousLogin, handoff, toaster, t]);
}
