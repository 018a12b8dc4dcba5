import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useApi } from '../../../data/api/index.ts';
import { prefetchRecordQuery } from '../form/recordPort.ts';
import type { AnyResource, AnyRow } from '../definition/types.ts';

/**
 * Reads the record that a press is about to open, when somebody rests on the action or presses it. The form takes the same
 * answer, so it is asked for once; who leaves without opening it has asked for nothing.
 * @param opened id of the record that is open
 */
export function usePrefetchRecord(resource: AnyResource, opened: string | null): ((row: AnyRow) => () => void) | undefined {
  const api = useApi();
  const queries = useQueryClient();
  const open = useRef(opened);
  useEffect(() => {
    open.current = opened;
  });
  const load = resource.form?.load;
  const ahead = useCallback(
    (row: AnyRow) => {
      const query = prefetchRecordQuery(api, resource, load ?? '', row.id);
      const { queryKey } = query;
      const isHeld = () => open.current === row.id || (queries.getQueryCache().find({ queryKey })?.getObserversCount() ?? 0) > 0;
      if (!isHeld()) void queries.prefetchQuery(query);
      return () => {
        if (isHeld()) return;
        void queries.cancelQueries({ queryKey });
        queries.removeQueries({ queryKey });
      };
    },
    [api, queries, resource, load],
  );
  return load === undefined ? undefined : ahead;
}
