import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';

/** A write and the keys it stales. */
export interface Write<Input, Output> {
  readonly stales: readonly QueryKey[];
  mutationFn(input: Input): Promise<Output>;
}

/**
 * Runs a write; when it has succeeded, cached answers under its keys are read again before the promise resolves where
 * they are on screen, and dropped where they are not.
 */
export function useWrite<Input, Output>({ stales, mutationFn }: Write<Input, Output>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: async () => {
      for (const queryKey of stales) queries.removeQueries({ queryKey, type: 'inactive' });
      await Promise.all(stales.map((queryKey) => queries.invalidateQueries({ queryKey })));
    },
  });
}
