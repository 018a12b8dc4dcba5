import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@milepost/kit/button';
import { Bell } from 'lucide';
import { Suspense, lazy, useState } from 'react';
import { BADGE_MAX } from './badgeMax.ts';
import { useUnreadCount } from './useUnreadCount.ts';
import * as css from './MessagesBell.css.ts';

const SiteMessagesDrawer = lazy(() => import('./SiteMessagesDrawer.tsx'));

/** The bell of the top bar: how many messages are unread, at most 99, and the drawer that shows them. @source shell §2.4, §2.6, §9 */
export function MessagesBell() {
  const { t } = useLingui();
  const unread = useUnreadCount();
  const [isOpen, setOpen] = useState(false);
  const label =
    unread > BADGE_MAX
      ? t`${BADGE_MAX}+ unread messages`
      : unread > 0
        ? t`${plural(unread, { one: '# unread message', other: '# unread messages' })}`
        : t`Site messages`;
  return (
    <span className={css.holder}>
      <IconButton icon={Bell} label={label} opens={{ kind: 'dialog', isOpen }} onPress={() => setOpen(true)} />
      {unread > 0 && (
        <span aria-hidden="true" className={css.badge}>
          {unread > BADGE_MAX ? `${BADGE_MAX}+` : unread}
        </span>
      )}
      {isOpen && (
        <Suspense>
          <SiteMessagesDrawer onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </span>
  );
}
