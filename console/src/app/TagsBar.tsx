import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useStore } from '@nanostores/react';
import { useConfirm } from '@milepost/kit/confirm';
import { TagsView } from '@milepost/kit/tags-view';
import type { Tag } from '@milepost/kit/tags-view';
import { House } from 'lucide';
import { useNavigate, usePath } from '../routing/index.ts';
import { tagsIcon } from '../session/shellSettings.ts';
import { useShortcut } from '../session/shortcuts.ts';
import type { AppWorld } from './appWorld.ts';
import { menuIcon } from './icons.map.ts';
import { HOME_PATH } from './kept/frame.ts';
import { openPagesOf } from './kept/openPages.ts';
import { useUnsavedPaths } from './kept/useUnsavedPaths.ts';
import { useTitleOf } from './usePlace.ts';

/** The open pages. Closing or refreshing one that holds something unsaved asks first; staying is the first choice. @source shell §2.4 */
export function TagsBar({ world }: { readonly world: AppWorld }) {
  const { t } = useLingui();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const path = usePath();
  const routes = useStore(world.routes);
  const open = openPagesOf(world.frame);
  const { views } = useStore(open.views);
  const unsaved = useUnsavedPaths(world.frame.kept);
  const hasIcons = useStore(tagsIcon.store);
  const titleOf = useTitleOf(routes);
  const tags = views.map((view): Tag => {
    const item = routes.byPath.get(view.path)?.item;
    return {
      id: view.path,
      title: titleOf(view.path),
      icon: item ? menuIcon(item) : House,
      isPinned: view.path === HOME_PATH,
      isUnsaved: unsaved.includes(view.path),
      href: view.fullPath,
    };
  });

  /** Whether the unsaved pages among these may go. */
  async function mayGo(paths: readonly string[]) {
    const held = paths.filter((one) => unsaved.includes(one));
    if (held.length === 0) return true;
    return confirm({
      title: t`Unsaved changes`,
      subject: held.map(titleOf).join(t({ message: ', ', context: 'between two pages' })),
      body: t`${plural(held.length, { one: 'What you typed on this page has not been saved.', other: 'What you typed on these # pages has not been saved.' })}`,
      confirmLabel: t`Discard`,
      cancelLabel: t`Keep editing`,
      tone: 'danger',
    });
  }

  const refresh = async (id: string) => {
    if (!(await mayGo([id]))) return false;
    open.refresh(id);
    return true;
  };
  const close = async (ids: readonly string[], askedOn?: string) => {
    if (!(await mayGo(ids))) return [];
    open.close(ids, askedOn);
    return ids;
  };
  const isOpen = views.some((view) => view.path === path);
  useShortcut(isOpen ? { id: 'refreshPage', group: 'page', label: t`Refresh this page`, run: () => void refresh(path) } : null);
  useShortcut(
    isOpen && path !== HOME_PATH ? { id: 'closePage', group: 'page', label: t`Close this page`, run: () => void close([path]) } : null,
  );
  useShortcut({
    id: 'closeOthers',
    group: 'page',
    label: t`Close other pages`,
    run: () => void close(open.closing('others', path), path),
  });

  return (
    <TagsView
      label={t`Open pages`}
      tags={tags}
      currentId={path}
      hasIcons={hasIcons}
      onFollow={(id) => navigate(addressOf(views.find((view) => view.path === id)?.fullPath ?? id))}
      onClose={(ids, how, askedOn) => close(ids, how === 'one' ? undefined : askedOn)}
      onRefresh={refresh}
      onMove={open.move}
    />
  );
}

/** An address as the router wants it. */
export function addressOf(fullPath: string) {
  const url = new URL(fullPath, location.origin);
  return { to: url.pathname, search: Object.fromEntries(url.searchParams) };
}
