import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@milepost/kit/button';
import { useToaster } from '@milepost/kit/toast';
import { History } from 'lucide';
import { Suspense, lazy, useState, useSyncExternalStore } from 'react';
import * as css from './RecentNoticesButton.css.ts';

const RecentNoticesDrawer = lazy(() => import('./RecentNoticesDrawer.tsx'));

/**
 * Opens the list of what the console has said. Success messages stay on screen for one to one and a half seconds,
 * too short for some to read: here they are kept. @source admin §8 (message times)
 */
export function RecentNoticesButton() {
  const { t } = useLingui();
  const toaster = useToaster();
  const unread = useSyncExternalStore(toaster.subscribe, () => toaster.snapshot().unreadCount);
  const [isOpen, setOpen] = useState(false);
  return (
    <span className={css.holder}>
      <IconButton
        icon={History}
        label={unread ? t`Recent messages, ${unread} unread` : t`Recent messages`}
        opens={{ kind: 'dialog', isOpen }}
        onPress={() => setOpen(true)}
      />
      {unread > 0 && (
        <span aria-hidden="true" className={css.badge}>
          {unread}
        </span>
      )}
      {isOpen && (
        <Suspense>
          <RecentNoticesDrawer onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </span>
  );
}
