import { useLingui } from '@lingui/react/macro';
import { useKit } from '@milepost/kit/kit-provider';
import { opensWindow, shownMenus } from '@milepost/openapi/domains/current-user';
import type { MenuItem } from '@milepost/openapi/domains/current-user';
import { useMemo } from 'react';
import { useSession } from '../../auth/currentSession.ts';
import { menuWindowCommand } from '../../open-pages/menuWindows.ts';
import { useCommandList, useShortcut } from '../../commands/shortcuts.ts';
import type { PagesContext } from '../start/appContext.ts';
import { HOME_PATH } from '../../auth/entry.ts';
import { useOpenMenu } from '../menu/useOpenMenu.ts';
import { usePageActions } from './usePageActions.ts';
import { usePageId } from '../../routing/index.ts';

/** Entries that open a window of their own; they have no page that the search could go to. */
const windowsOf = (menus: readonly MenuItem[]): readonly MenuItem[] =>
  menus.flatMap((item) => (item.children.length > 0 ? windowsOf(item.children) : opensWindow(item) ? [item] : []));

/**
 * Commands of the page that is shown, with the tags of open pages and without; and the entries of the menu
 * that open windows, so that its search finds them too. @source shell §2.4 @reading R-335
 */
export function PageCommands({ pages }: { readonly pages: PagesContext }) {
  const { t } = useLingui();
  const { announcer } = useKit();
  const id = usePageId();
  const { open, views, refresh, close } = usePageActions(pages);
  const refreshThis = async () => {
    if (await refresh(id)) announcer.say(t`The page was refreshed`);
  };
  const isOpen = views.some((view) => view.id === id);
  useShortcut(isOpen ? { id: 'refreshPage', group: 'page', label: t`Refresh this page`, run: () => void refreshThis() } : null);
  useShortcut(
    isOpen && id !== HOME_PATH ? { id: 'closePage', group: 'page', label: t`Close this page`, run: () => void close([id]) } : null,
  );
  useShortcut({
    id: 'closeOthers',
    group: 'page',
    label: t`Close other pages`,
    run: () => void close(open.closing('others', id), id),
  });
  const openWindowOf = useOpenMenu();
  const { menus } = useSession().currentUser;
  const windows = useMemo(() => windowsOf(shownMenus(menus)), [menus]);
  useCommandList(
    windows.map(({ id, fullName }) => ({ id: menuWindowCommand(id), group: 'open', label: fullName, run: () => void openWindowOf(id) })),
  );
  return null;
}
