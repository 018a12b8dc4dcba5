import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@milepost/kit/button';
import { BADGE_MAX, CountBadge } from '@milepost/kit/count-badge';
import { Bell } from 'lucide';
import { useState } from 'react';
import { lazyDialog } from '../../lazy/index.ts';
import { useShortcut } from '../../commands/shortcuts.ts';
import { useUnreadCount } from './useUnreadCount.ts';

const SiteMessagesDrawer = lazyDialog(() => import('./SiteMessagesDrawer.tsx'));

/** The bell of the top bar: how many messages are unread, at most 99, and the drawer that shows them. @source shell §2.4, §2.6, §9 */
export function MessagesBell() {
  const { t } = useLingui();
  const unread = useUnreadCount();
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  useShortcut({ id: 'siteMessages', group: 'open', label: t`Site messages`, run: open });
  const label =
    unread > BADGE_MAX
      ? t`${BADGE_MAX}+ unread messages`
      : unread > 0
        ? t`${plural(unread, { one: '# unread message', other: '# unread messages' })}`
        : t`Site messages`;
  return (
    <>
      <CountBadge count={unread}>
        <IconButton icon={Bell} label={label} opens={{ kind: 'dialog', isOpen }} onPress={open} />
      </CountBadge>
      {isOpen && <SiteMessagesDrawer onClose={() => setOpen(false)} onAgain={open} />}
    </>
  );
}
