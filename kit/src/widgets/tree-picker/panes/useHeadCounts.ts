import { useCallback, useEffect, useState } from 'react';
import type { PickerNode, PickerTab } from '../types.ts';

/** People below a node, where anybody knows. */
export type HeadCountOf = (node: PickerNode) => number | undefined;

const UNKNOWN: ReadonlyMap<string, number> = new Map();

/** Number of people below a node: what the node says itself, else what the feed has counted. */
export function useHeadCounts({ departmentMembers: whole }: PickerTab, isWanted: boolean): HeadCountOf {
  const [counted, setCounted] = useState(UNKNOWN);
  const count = isWanted ? whole?.headCounts : undefined;
  useEffect(() => {
    if (!count) return undefined;
    const control = new AbortController();
    // A number that does not come is no fault of what can be chosen: nothing is said.
    count(control.signal).then(
      (counts) => !control.signal.aborted && setCounted(counts),
      () => undefined,
    );
    return () => control.abort();
  }, [count]);
  return useCallback((node) => node.headCount ?? counted.get(node.id), [counted]);
}
