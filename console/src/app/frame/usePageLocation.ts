import { useLingui } from '@lingui/react/macro';
import { systemClock } from '@milepost/kit/engines/clock';
import { useEffect } from 'react';
import { usePageId, usePath } from '../../routing/index.ts';
import type { RecordName } from '../../routing/index.ts';
import { HOME_PATH } from '../../auth/entry.ts';
import { fixedByPath } from '../routes/fixedPages.ts';
import type { PageCache } from '../page-cache/pageCache.ts';
import { useRecordNames } from '../page-cache/useRecordNames.ts';
import type { MenuRoute, MenuRoutes } from '../menu/menuRoutes.ts';

export interface PageLocation {
  /** Id of the open page. */
  readonly id: string;
  readonly path: string;
  /** Name of the page, also of the browser's tab. */
  readonly title: string;
  /** BCP 47 tag of the name, where it is in another language than the page. */
  readonly lang: string | undefined;
  /** Directories above it. */
  readonly above: MenuRoute['above'];
  /** Its entry in the sidebar. */
  readonly menuId: string | null;
}

/**
 * Names of pages by their id: of the menu's entry, of the fixed route, or the path itself; before it the record the page shows.
 * @param remembered record of a page that is not built
 * @reading R-411
 */
export function useTitleOf(
  routes: MenuRoutes,
  cache: PageCache,
  remembered: (id: string) => RecordName | null = () => null,
): (id: string) => string {
  const { i18n } = useLingui();
  const records = useRecordNames(cache);
  return (id) => {
    const path = pathOfPage(id);
    const fixed = fixedByPath.get(path);
    const page = routes.byPath.get(path)?.item.fullName ?? (fixed ? i18n._(fixed.title) : path);
    const record = records.get(id) ?? remembered(id);
    return record ? recordTitle(record.name, record.of || page) : page;
  };
}

const pathOfPage = (id: string): string => id.replace(/\?.*$/s, '');

/** Record first, then what it is one of: a title that is cut says the record still. */
const recordTitle = (name: string, of: string): string => (name === of ? name : `${name} · ${of}`);

/** By then the page is painted, which need not wait for the title: the browser is told of it through its other process. */
const PAINTED_MS = 50;

/** Place of the page in the menu; keeps the browser's title: page name, then system title. @source shell §2.2 rule 6 */
export function usePageLocation(routes: MenuRoutes, platform: string, cache: PageCache): PageLocation {
  const path = usePath();
  const id = usePageId();
  const title = useTitleOf(routes, cache)(id);
  const route = routes.byPath.get(path);
  useEffect(
    () =>
      systemClock.after(PAINTED_MS, () => {
        document.title = `${title} - ${platform}`;
      }),
    [title, platform],
  );
  return {
    id,
    path,
    title,
    lang: route?.item.lang,
    above: route?.above ?? [],
    menuId: route?.item.id ?? (path === HOME_PATH ? 'home' : null),
  };
}
