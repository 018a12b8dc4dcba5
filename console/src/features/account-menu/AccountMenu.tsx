import { useLingui } from '@lingui/react/macro';
import { useStore } from '@nanostores/react';
import { Avatar } from '@milepost/kit/avatar';
import { useConfirm } from '@milepost/kit/confirm';
import { MenuButton } from '@milepost/kit/menu';
import { LogOut, Monitor, Moon, Sun } from 'lucide';
import { useSession } from '../../session/currentSession.ts';
import { APPEARANCES, appearance } from '../../session/settings.ts';
import type { Appearance } from '../../session/settings.ts';

const isAppearance = (id: string): id is Appearance => APPEARANCES.some((choice) => choice === id);

/** The person's own menu: how the page looks, and the way out. @source shell §2.4 (user dropdown) */
export function AccountMenu() {
  const { t } = useLingui();
  const { currentUser, signOut } = useSession();
  const confirm = useConfirm();
  const chosen = useStore(appearance.store);
  const name = currentUser.user.userName || currentUser.user.userAccount;
  const looks = {
    system: { label: t`Like the system`, icon: Monitor },
    light: { label: t`Light`, icon: Sun },
    dark: { label: t`Dark`, icon: Moon },
  };
  async function act(id: string) {
    if (isAppearance(id)) return appearance.set(id);
    const isSure = await confirm({ title: t`Are you sure to quit?`, confirmLabel: t`Log out`, tone: 'plain' });
    if (isSure) await signOut();
  }
  return (
    <MenuButton
      trigger={{ label: name, lead: <Avatar name={name} />, text: name, variant: 'text', isFolding: true }}
      items={[
        { kind: 'section', label: t`Appearance`, items: APPEARANCES.map((id) => ({ id, ...looks[id], isChecked: id === chosen })) },
        { kind: 'separator' },
        { id: 'logout', label: t`Log out`, icon: LogOut },
      ]}
      onAction={(id) => void act(id)}
    />
  );
}
