import { useText } from '@milepost/kit/forms/render';
import { useKit } from '@milepost/kit/kit-provider';
import { LANGUAGE_TAG } from '@milepost/kit/locale';
import type { ListAsk } from '@milepost/kit/lists/grammar';
import { useMemo } from 'react';
import { momentText } from '../../../i18n/momentText.ts';
import { readPages } from '../../list-page/pageSearch.ts';
import { orderRows } from './rows/orderRows.ts';
import type { AnyResource, AnyRow } from '../definition/types.ts';

/** Page every row is asked for with, where pages are made here. */
export const FIRST_PAGE = readPages({});

/** Rows of the page that is asked for, ordered and cut here where the call answers all of them, and the page they are: the last one for one past it. */
export function usePagedHere(
  { isPagedHere, shape, columns }: Pick<AnyResource['list'], 'isPagedHere' | 'shape' | 'columns'>,
  found: readonly AnyRow[],
  { page, pageSize, order }: Pick<ListAsk, 'page' | 'pageSize' | 'order'>,
): { readonly rows: readonly AnyRow[]; readonly page: number } {
  const { locale } = useKit();
  const text = useText();
  const by = order?.columnId;
  const direction = order?.direction ?? 'ascending';
  const ordered = useMemo(() => {
    if (!isPagedHere || by === undefined) return found;
    return orderRows(found, columns, { columnId: by, direction }, { text, moment: momentText }, LANGUAGE_TAG[locale]);
  }, [isPagedHere, found, columns, by, direction, text, locale]);
  const lastPage = Math.max(1, Math.ceil(found.length / pageSize));
  const shown = isPagedHere && found.length > 0 ? Math.min(page, lastPage) : page;
  const rows = useMemo(
    () => (isPagedHere && shape === 'whole' ? ordered.slice((shown - 1) * pageSize, shown * pageSize) : ordered),
    [isPagedHere, shape, ordered, shown, pageSize],
  );
  return { rows, page: shown };
}
