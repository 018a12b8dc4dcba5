import { useQueryClient } from '@tanstack/react-query';

/** Values somebody has tried a data interface with, by the names of its parameters. */
export type TestValues = Readonly<Record<string, string>>;

const KEPT = ['dataInterface', 'tested'];

/** Values a data interface was tried with last; they are kept until the session ends, with everything else it has read. */
export function useTestValues(id: string) {
  const queries = useQueryClient();
  const key = [...KEPT, id];
  return {
    kept: () => queries.getQueryData<TestValues>(key) ?? {},
    keep(values: TestValues) {
      queries.setQueryDefaults(KEPT, { gcTime: Infinity });
      queries.setQueryData(key, values);
    },
  };
}
