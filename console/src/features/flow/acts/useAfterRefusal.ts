import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { invalidate } from '../../../data/invalidation.ts';
import { FLOW_NEWS } from '../../../data/workflow/lists.ts';
import { serverWords } from '../../../feedback/index.ts';

/** Asking anew what may be done where the choices before an act are refused, as where the act itself is. @reading R-850 */
export function useAfterRefusal(error: unknown): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (serverWords(error) !== null) void invalidate(queries, FLOW_NEWS);
  }, [error, queries]);
}
