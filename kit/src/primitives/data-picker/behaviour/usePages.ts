import { useState } from 'react';
import type { PaginationData } from '../../pagination/headless.ts';
import type { RowsConfig } from '../types.ts';
import type { PickList } from './usePickList.ts';

/** Pages of the rows, and what is beyond them. */
export interface PickPages {
  /** The rows come in pages: their place is kept while nobody knows yet how many there are. */
  readonly hasPages: boolean;
  /** Options of `usePagination`, but for its messages; null while nobody knows how many there are, and where there are no pages. */
  readonly pages: PaginationData | null;
  /** Numbers of rows that are here and of all, where everything at once was asked for and not everything came. */
  readonly beyond: { readonly shown: number; readonly all: number } | null;
}

/** The total, or while another is asked for the one before it: who is at the pages stays there. */
function useKnownTotal(total: number): number {
  const [known, setKnown] = useState(total);
  if (total < 0 || total === known) return known;
  setKnown(total);
  return total;
}

/** Pages of a list that has some. */
export function usePages({ hasPage }: Pick<RowsConfig, 'hasPage'>, { rows, send, beyond }: PickList): PickPages {
  const total = useKnownTotal(rows.total);
  return {
    hasPages: hasPage,
    pages:
      hasPage && total >= 0
        ? {
            page: rows.pageNumber,
            pageSize: rows.pageRows,
            total,
            onChange: ({ page, pageSize }) => send({ type: 'page', pageNumber: page, pageRows: pageSize }),
          }
        : null,
    beyond: beyond === 0 ? null : { shown: rows.rows.length, all: rows.total },
  };
}
