import { useEffect } from 'react';
import type { NodeTree, PickNode } from '../../engines/node-source/index.ts';
import { isNearEnd } from '../../engines/paged-list/index.ts';
import type { RowScroller } from '../row-scroller/headless.ts';
import type { ShownRow } from './shownRows.ts';

/** Asks for the next page of every level whose end comes within 200 px of what is seen. @source forms §4, §9 */
export function useAutoMore<N extends PickNode>(
  rows: readonly ShownRow<N>[],
  { regionRef, window, rowPx }: RowScroller,
  tree: NodeTree<N>,
): void {
  useEffect(() => {
    const region = regionRef.current;
    if (!region || rowPx === 0) return undefined;
    const look = () => {
      const { scrollTop, clientHeight } = region;
      for (let at = Math.floor(scrollTop / rowPx); at < rows.length; at += 1) {
        if (!isNearEnd(scrollTop, (at + 1) * rowPx, clientHeight)) return;
        const row = rows[at];
        if (row?.kind === 'end' && row.status === 'loaded') tree.send({ type: 'more', at: row.at });
      }
    };
    look();
    region.addEventListener('scroll', look, { passive: true });
    return () => region.removeEventListener('scroll', look);
  }, [rows, regionRef, window, rowPx, tree]);
}
