import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useStore } from '@nanostores/react';
import { useConfirm } from '@milepost/kit/confirm';
import type { PagesContext } from '../start/appContext.ts';
import { openPagesOf } from '../page-cache/openPages.ts';
import { useUnsavedIds } from '../page-cache/useUnsavedIds.ts';
import { useMenuRoutes } from '../menu/useMenuRoutes.ts';
import { useTitleOf } from './usePageLocation.ts';

/**
 * Refreshing and closing open pages. One that holds something unsaved is asked about first; staying is the first choice.
 * @source shell §2.4
 */
export function usePageActions(pages: PagesContext) {
  const { t } = useLingui();
  const confirm = useConfirm();
  const open = openPagesOf(pages);
  const { views } = useStore(open.views);
  const unsaved = useUnsavedIds(pages.cache);
  const titleOf = useTitleOf(useMenuRoutes(), pages.cache, (id) => views.find((view) => view.id === id)?.record ?? null);

  /** True when the unsaved pages among these may go. */
  async function mayGo(ids: readonly string[]) {
    const held = ids.filter((one) => unsaved.includes(one));
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

  return {
    open,
    views,
    unsaved,
    titleOf,
    /** @returns whether it is refreshed */
    refresh: async (id: string): Promise<boolean> => {
      if (!(await mayGo([id]))) return false;
      open.refresh(id);
      return true;
    },
    /** @param askedOn the page the closing was asked on @returns what is closed */
    close: async (ids: readonly string[], askedOn?: string): Promise<readonly string[]> => {
      if (!(await mayGo(ids))) return [];
      await open.close(ids, askedOn);
      return ids;
    },
  };
}
