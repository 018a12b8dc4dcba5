import { useLingui } from '@lingui/react/macro';
import { useStore } from '@nanostores/react';
import { TagsView } from '@milepost/kit/tags-view';
import type { Tag } from '@milepost/kit/tags-view';
import { FileText } from 'lucide';
import { FailsAlone } from '../late/index.ts';
import { useNavigate } from '../routing/index.ts';
import { tagsIcon } from '../session/shellSettings.ts';
import type { AppWorld } from './worldTypes.ts';
import { FIXED_ICONS } from './fixedIcons.map.ts';
import { menuIcon } from './icons.map.ts';
import { HOME_PATH } from '../session/entry.ts';
import { toStart } from './kept/toStart.ts';
import { usePageActions } from './usePageActions.ts';
import { useShownPath } from './usePlace.ts';

/** The open pages. @source shell §2.4 */
export const TagsBar = ({ world }: { readonly world: AppWorld }) => (
  <FailsAlone>
    <Tags world={world} />
  </FailsAlone>
);

function Tags({ world }: { readonly world: AppWorld }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const path = useShownPath();
  const routes = useStore(world.routes);
  const { open, views, unsaved, titleOf, refresh, close } = usePageActions(world);
  const hasIcons = useStore(tagsIcon.store);
  const tags = views.map((view): Tag => {
    const item = routes.byPath.get(view.path)?.item;
    return {
      id: view.path,
      title: titleOf(view.path),
      icon: item ? menuIcon(item) : (FIXED_ICONS.get(view.path) ?? FileText),
      isPinned: view.path === HOME_PATH,
      isUnsaved: unsaved.includes(view.path),
      href: view.fullPath,
    };
  });
  const follow = (id: string) => {
    // The page is there already: what remains is to go into it.
    if (id === path) toStart(world.frame.kept);
    else navigate(addressOf(views.find((view) => view.path === id)?.fullPath ?? id));
  };

  return (
    <TagsView
      label={t`Open pages`}
      tags={tags}
      currentId={path}
      hasIcons={hasIcons}
      onFollow={follow}
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
