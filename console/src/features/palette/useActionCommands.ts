import { useLingui } from '@lingui/react/macro';
import { useConfirm } from '@milepost/kit/confirm';
import { usePlaces } from '../../places/index.ts';
import { useNavigate } from '../../routing/index.ts';
import { useSession } from '../../session/currentSession.ts';
import type { Command } from '../../session/shortcuts.ts';

/** What can be done from anywhere, beside what the parts of the page have registered. @source shell §2.1, §2.4 */
export function useActionCommands(): readonly Command[] {
  const { t } = useLingui();
  const navigate = useNavigate();
  const places = usePlaces();
  const confirm = useConfirm();
  const { signOut, lock, hasUnsaved } = useSession();
  async function leave() {
    const isSure = await confirm({
      title: t`Are you sure to quit?`,
      ...(hasUnsaved() && { body: t`What you typed has not been saved and will be lost.` }),
      confirmLabel: t`Log out`,
      tone: hasUnsaved() ? 'danger' : 'plain',
    });
    if (isSure) await signOut();
  }
  return [
    { id: 'home', group: 'open', label: t`Home`, run: () => navigate({ to: '/home' }) },
    { id: 'siteMessages', group: 'open', label: t`Site messages`, run: () => navigate({ to: '/messageRecord' }) },
    { id: 'profile', group: 'open', label: t`Personal profile`, run: () => navigate({ to: '/profile' }) },
    { id: 'password', group: 'session', label: t`Change password`, run: () => void places.changePassword() },
    { id: 'lock', group: 'session', label: t`Lock screen`, run: () => void lock() },
    { id: 'logout', group: 'session', label: t`Log out`, run: () => void leave() },
  ];
}
