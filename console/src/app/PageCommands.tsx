import { useLingui } from '@lingui/react/macro';
import { useKit } from '@milepost/kit/kit-provider';
import { useShortcut } from '../session/shortcuts.ts';
import type { AppWorld } from './appWorld.ts';
import { HOME_PATH } from './kept/frame.ts';
import { usePageActions } from './usePageActions.ts';
import { useShownPath } from './usePlace.ts';

/** What can be done to the page that is shown, as commands; with the tags of open pages and without. @source shell §2.4 @reading R-335 */
export function PageCommands({ world }: { readonly world: AppWorld }) {
  const { t } = useLingui();
  const { announcer } = useKit();
  const path = useShownPath();
  const { open, views, refresh, close } = usePageActions(world);
  const refreshThis = async () => {
    if (await refresh(path)) announcer.say(t`The page was refreshed`);
  };
  const isOpen = views.some((view) => view.path === path);
  useShortcut(isOpen ? { id: 'refreshPage', group: 'page', label: t`Refresh this page`, run: () => void refreshThis() } : null);
  useShortcut(
    isOpen && path !== HOME_PATH ? { id: 'closePage', group: 'page', label: t`Close this page`, run: () => void close([path]) } : null,
  );
  useShortcut({
    id: 'closeOthers',
    group: 'page',
    label: t`Close other pages`,
    run: () => void close(open.closing('others', path), path),
  });
  return null;
}
