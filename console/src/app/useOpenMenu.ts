import { useLingui } from '@lingui/react/macro';
import { useToaster } from '@milepost/kit/toast';
import type { MenuItem } from '@milepost/openapi/domains/current-user';
import { useCallback } from 'react';
import { useNavigate } from '../routing/index.ts';
import { useSession } from '../session/currentSession.ts';
import { linkWorld, openWindow } from '../session/linkWorld.ts';

/** What judges addresses comes when the first one is opened. */
const judge = () => import('./openMenu.ts');

/** Opens the window of a menu entry of type 6 or 7, and says so where its address is not followed. @source shell §2.3 */
export function useOpenMenu(): (id: string) => Promise<void> {
  const { t } = useLingui();
  const toaster = useToaster();
  const navigate = useNavigate();
  const { currentUser, config } = useSession();
  return useCallback(
    async (id) => {
      const item = findItem(currentUser.menus, id);
      if (!item) return;
      const { menuVerdict } = await judge();
      const verdict = menuVerdict(item, linkWorld(config));
      switch (verdict.kind) {
        case 'window':
          if (verdict.token === 'withheld')
            toaster.show({
              tone: 'warning',
              title: t`“${item.fullName}” was opened without your sign-in`,
              detail: t`Its host is not among those that may be given it. Ask your administrator if it should be.`,
              durationMs: 'until-closed',
            });
          return openWindow(verdict.href, verdict.features);
        case 'page':
          return navigate({ to: verdict.path });
        case 'frame':
        case 'leave':
        case 'fetch':
        case 'refused':
          return toaster.show({
            tone: 'error',
            title: t`“${item.fullName}” has no address that can be opened`,
            detail: t`Ask your administrator to mend the menu entry.`,
            durationMs: 'until-closed',
          });
      }
    },
    [currentUser, config, navigate, toaster, t],
  );
}

function findItem(items: readonly MenuItem[], id: string): MenuItem | null {
  for (const item of items) {
    const found = item.id === id ? item : findItem(item.children, id);
    if (found) return found;
  }
  return null;
}
