import { useLingui } from '@lingui/react/macro';
import { Avatar } from '@milepost/kit/avatar';
import { useConfirm } from '@milepost/kit/confirm';
import { MenuButton } from '@milepost/kit/menu';
import type { MenuItem } from '@milepost/kit/menu';
import { CircleUser, Info, KeyRound, Lock, LogOut, Scale, Settings2 } from 'lucide';
import { Suspense, lazy, useState } from 'react';
import { usePlaces } from '../../places/index.ts';
import { useNavigate } from '../../routing/index.ts';
import { useSession } from '../../session/currentSession.ts';
import { useNarrowLanguages } from './useNarrowLanguages.ts';
import { useSystems } from './useSystems.ts';

const AboutDialog = lazy(() => import('./AboutDialog.tsx'));
const StatementDialog = lazy(() => import('./StatementDialog.tsx'));

/** The person's own menu. @source shell §2.4 (user dropdown, about dialog, official statement dialog) */
export function AccountMenu() {
  const { t } = useLingui();
  const { currentUser, signOut, lock, hasUnsaved } = useSession();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const places = usePlaces();
  const systems = useSystems();
  const languages = useNarrowLanguages();
  const [open, setOpen] = useState<'about' | 'statement' | null>(null);
  const name = currentUser.user.userName || currentUser.user.userAccount;

  async function leave() {
    const isSure = await confirm({
      title: t`Are you sure to quit?`,
      ...(hasUnsaved() && { body: t`What you typed has not been saved and will be lost.` }),
      confirmLabel: t`Log out`,
      tone: hasUnsaved() ? 'danger' : 'plain',
    });
    if (isSure) await signOut();
  }
  const actions: Record<string, () => void> = {
    profile: () => navigate({ to: '/profile' }),
    settings: () => void places.openSettings(),
    password: () => void places.changePassword(),
    lock: () => void lock(),
    about: () => setOpen('about'),
    statement: () => setOpen('statement'),
    logout: () => void leave(),
  };
  const items: MenuItem[] = [
    { id: 'profile', label: t`Personal profile`, icon: CircleUser },
    { id: 'password', label: t`Change password`, icon: KeyRound },
    ...systems.items,
    ...(languages.items.length > 0 ? [{ id: 'settings', label: t`Interface settings`, icon: Settings2 }] : []),
    ...languages.items,
    { kind: 'separator' },
    { id: 'about', label: t`About`, icon: Info },
    { id: 'statement', label: t`Official statement`, icon: Scale },
    { kind: 'separator' },
    { id: 'lock', label: t`Lock screen`, icon: Lock },
    { id: 'logout', label: t`Log out`, icon: LogOut },
  ];
  return (
    <>
      <MenuButton
        trigger={{ label: name, lead: <Avatar name={name} />, text: name, variant: 'text', isFolding: true }}
        items={items}
        onAction={(id) => (actions[id] ?? (() => systems.choose(id) || languages.choose(id)))()}
      />
      <Suspense>
        {open === 'about' && <AboutDialog onClose={() => setOpen(null)} />}
        {open === 'statement' && <StatementDialog onClose={() => setOpen(null)} />}
      </Suspense>
    </>
  );
}
