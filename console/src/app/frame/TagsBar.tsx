import { useLingui } from '@lingui/react/macro';
import { useStore } from '@nanostores/react';
import { TagsView } from '@milepost/kit/tags-view';
import type { Tag } from '@milepost/kit/tags-view';
import { FileText } from 'lucide';
import { FailsAlone } from '../../lazy/index.ts';
import { useNavigate, usePageId } from '../../routing/index.ts';
import { tagsIcon } from '../../settings/shellSettings.ts';
import type { PagesContext } from '../start/appContext.ts';
import { FIXED_ICONS } from '../menu/fixedIcons.map.ts';
import { menuIcon } from '../menu/icons.map.ts';
import { useSession } from '../../auth/currentSession.ts';
import { useDrawings } from '../menu/useDrawings.ts';
import { useMenuRoutes } from '../menu/useMenuRoutes.ts';
import { HOME_PATH } from '../../auth/entry.ts';
import { focusPageStart } from '../page-cache/focusPageStart.ts';
import { usePageActions } from './usePageActions.ts';

export interface TagsProps {
  readonly pages: PagesContext;
}

/** The open pages. @source shell §2.4 */
export const TagsBar = ({ pages }: TagsProps) => (
  <FailsAlone>
    <Tags pages={pages} />
  </FailsAlone>
);

function Tags({ pages }: TagsProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const current = usePageId();
  const routes = useMenuRoutes();
  const { open, views, unsaved, titleOf, refresh, close } = usePageActions(pages);
  const drawings = useDrawings(useSession().currentUser.menus);
  const hasIcons = useStore(tagsIcon.store);
  const tags = views.map((view): Tag => {
    const item = routes.byPath.get(view.path)?.item;
    return {
      id: view.id,
      title: titleOf(view.id),
      icon: item ? menuIcon(item, drawings) : (FIXED_ICONS.get(view.path) ?? FileText),
      ...(item?.lang !== undefined && { lang: item.lang }),
      isPinned: view.id === HOME_PATH,
      isUnsaved: unsaved.includes(view.id),
      href: view.fullPath,
    };
  });
  const follow = (id: string) => {
    // The page is there already: what remains is to go into it.
    if (id === current) focusPageStart(pages.cache);
    else navigate(addressOf(views.find((view) => view.id === id)?.fullPath ?? id));
  };

  return (
    <TagsView
      label={t`Open pages`}
      tags={tags}
      currentId={current}
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
