import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Toaster } from '@milepost/kit/toast';
import type { CurrentUser, MenuItem } from '@milepost/openapi/domains/current-user';
import { linkContext, openWindow } from '../../auth/linkContext.ts';
import type { ConsoleConfig } from '../../settings/config.ts';
import { menuWindowCommand } from '../../open-pages/menuWindows.ts';
import { recentMenusOf } from '../../open-pages/recentMenus.ts';
import { menuVerdict } from './openMenu.ts';

interface Around {
  readonly currentUser: CurrentUser;
  readonly config: ConsoleConfig;
  readonly i18n: I18n;
  readonly toaster: Toaster;
  readonly goTo: (path: string) => void;
}

/**
 * Opens the window of a menu entry of type 6 or 7, which then counts as opened last; says so where its address is not followed.
 * @source shell §2.3 @reading R-398
 */
export function openMenuWindow(id: string, { currentUser, config, i18n, toaster, goTo }: Around): void {
  const item = findItem(currentUser.menus, id);
  if (!item) return;
  const verdict = menuVerdict(item, linkContext(config));
  switch (verdict.kind) {
    case 'window':
      if (verdict.token === 'withheld')
        toaster.show({
          tone: 'warning',
          title: i18n._(msg`“${item.fullName}” was opened without your sign-in`),
          detail: i18n._(msg`Its host is not among those that may be given it. Ask your administrator if it should be.`),
          durationMs: 'until-closed',
        });
      recentMenusOf(currentUser.user.userId).visit(menuWindowCommand(id));
      return openWindow(verdict.href, verdict.features);
    case 'page':
      return goTo(verdict.path);
    case 'frame':
    case 'leave':
    case 'fetch':
    case 'refused': {
      const { fullName: name } = item;
      const isHostMissing = verdict.kind === 'refused' && verdict.reason === 'noVisualisationHost';
      toaster.show({
        tone: 'error',
        title: i18n._(isHostMissing ? msg`“${name}” cannot be opened here` : msg`“${name}” has no address that can be opened`),
        detail: i18n._(
          isHostMissing
            ? msg`The menu entry is right, but no data visualisation host is configured for this system. Ask your administrator to configure it.`
            : msg`Ask your administrator to mend the menu entry.`,
        ),
        durationMs: 'until-closed',
      });
    }
  }
}

function findItem(items: readonly MenuItem[], id: string): MenuItem | null {
  for (const item of items) {
    const found = item.id === id ? item : findItem(item.children, id);
    if (found) return found;
  }
  return null;
}
