import { useEffect, useRef } from 'react';

interface LastPage {
  readonly state: 'loading' | 'failed' | 'empty' | 'ready';
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  /** Rows of all pages, null while that is not known. */
  readonly total: number | null;
  readonly turnTo: (turn: { readonly page: number; readonly pageSize: number }) => void;
}

/**
 * Leaves a page past the end of its list: the last row of the last page may be gone, or the server counts rows that it does not have. The
 * page that is last by the count takes its place, and the first one where that is empty too.
 * @reading R-161
 */
export function useLastPage({ state, page, pageSize, total, turnTo }: LastPage): void {
  const ledTo = useRef<number | null>(null);
  const lastPage = Math.max(1, Math.ceil((total ?? 0) / pageSize));
  useEffect(() => {
    if (state === 'ready') ledTo.current = null;
    if (state !== 'empty' || page <= lastPage) return;
    const next = ledTo.current === page ? 1 : lastPage;
    ledTo.current = next;
    turnTo({ page: next, pageSize });
  });
}
