import { useLingui } from '@lingui/react/macro';
import { Avatar } from '@milepost/kit/avatar';
import { useConfirm } from '@milepost/kit/confirm';
import { MenuButton } from '@milepost/kit/menu';
import type { MenuCommand, MenuItem } from '@milepost/kit/menu';
import { CircleUser, History, Info, KeyRound, Lock, LogOut, Scale, Settings2 } from 'lucide';
import { useState } from 'react';
import { lazyDialog } from '../../lazy/index.ts';
import { useOverlays } from '../../overlays/index.ts';
import { useNavigate } from '../../routing/index.ts';
import { useSession } from '../../auth/currentSession.ts';
import { useCommandList } from '../../commands/shortcuts.ts';
import type { Command } from '../../commands/shortcuts.ts';
import type { AccountDialogName } from './AccountDialog.tsx';
import { usePicture } from './usePicture.ts';
import { useNarrowLanguages } from './useNarrowLanguages.ts';
import { useSystems } from './useSystems.ts';

const AccountDialog = lazyDialog(() => import('./AccountDialog.tsx'));

const PROFILE_PATH = '/profile';

/** An entry of the menu, which is a command of the palette too. */
type Entry = Command & Pick<MenuCommand, 'icon' | 'href'>;

/** The person's own menu. @source shell §2.4 (user dropdown, about dialog, official statement dialog) */
export function AccountMenu() {
  const { t } = useLingui();
  const { currentUser, signOut, lock, hasUnsaved, hasDrafts, discardDrafts } = useSession();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const overlays = useOverlays();
  const systems = useSystems();
  const languages = useNarrowLanguages();
  const [open, setOpen] = useState<AccountDialogName | null>(null);
  const name = currentUser.user.userName || currentUser.user.userAccount;
  const picture = usePicture();

  async function leave() {
    if (hasUnsaved() || hasDrafts()) {
      setOpen('signOut');
      return;
    }
    if (await confirm({ title: t`Are you sure to quit?`, confirmLabel: t`Log out`, tone: 'plain' })) await signOut();
  }
  const own: Entry[] = [
    {
      id: 'profile',
      group: 'open',
      label: t`Personal profile`,
      icon: CircleUser,
      href: PROFILE_PATH,
      run: () => navigate({ to: PROFILE_PATH }),
    },
    { id: 'password', group: 'session', label: t`Change password`, icon: KeyRound, run: () => void overlays.changePassword() },
  ];
  const settings: Entry[] = [
    { id: 'settings', group: 'setting', label: t`Interface settings`, icon: Settings2, run: () => void overlays.openSettings() },
  ];
  const said: Entry[] = [
    { id: 'notifications', group: 'open', label: t`Recent notifications`, icon: History, run: () => void overlays.openRecentNotices() },
    { id: 'about', group: 'open', label: t`About`, icon: Info, run: () => setOpen('about') },
    { id: 'statement', group: 'open', label: t`Official statement`, icon: Scale, run: () => setOpen('statement') },
  ];
  const leaving: Entry[] = [
    { id: 'lock', group: 'session', label: t`Lock screen`, icon: Lock, run: () => void lock() },
    { id: 'logout', group: 'session', label: t`Log out`, icon: LogOut, run: () => void leave() },
  ];
  const entries = [...own, ...settings, ...said, ...leaving];
  useCommandList(entries);
  const items: MenuItem[] = [
    ...own,
    ...systems.items,
    ...(languages.items.length > 0 ? settings : []),
    ...languages.items,
    { kind: 'separator' },
    ...said,
    { kind: 'separator' },
    ...leaving,
  ];
  const act = (id: string) => {
    const entry = entries.find((one) => one.id === id);
    if (entry) entry.run();
    else if (!systems.choose(id)) languages.choose(id);
  };
  return (
    <>
      <MenuButton
        trigger={{ label: name, lead: <Avatar name={name} src={picture} />, text: name, variant: 'text', isFolding: true }}
        items={items}
        onAction={act}
      />
      {open !== null && (
        <AccountDialog
          name={open}
          onLeave={(isKept) => {
            if (!isKept) discardDrafts();
            void signOut();
          }}
          onClose={() => setOpen(null)}
          onAgain={() => setOpen(open)}
        />
      )}
    </>
  );
}
