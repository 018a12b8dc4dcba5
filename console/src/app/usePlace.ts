import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { usePath } from '../routing/index.ts';
import type { MenuRoutes } from './menuRoutes.ts';

export interface PlaceOfPage {
  readonly path: string;
  /** Name of the page, also of the browser's tab. */
  readonly title: string;
  /** Names of the directories above it. */
  readonly above: readonly string[];
  /** Its entry in the sidebar. */
  readonly menuId: string | null;
}

/** Where the page stands in the menu; keeps the browser's title: page name, then system title. @source shell §2.2 rule 6 */
export function usePlace(routes: MenuRoutes, platform: string): PlaceOfPage {
  const { t } = useLingui();
  const path = usePath();
  const route = routes.byPath.get(path);
  const title = route?.item.fullName ?? (path === '/404' ? t`Page not found` : t`Home`);
  useEffect(() => {
    document.title = `${title} - ${platform}`;
  }, [title, platform]);
  return { path, title, above: route?.above ?? [], menuId: route?.item.id ?? (path === '/home' ? 'home' : null) };
}
