import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import { useListResults } from './useListResults.ts';
import type { ListAsk } from './useListResults.ts';

const Again = createContext<() => void>(() => undefined);
/** Function that says the count of the list around it once more; says nothing outside one. */
export const useReannounceResults = () => use(Again);

/** Surroundings of a list and of its search box: the count of what was asked for is said. */
export function ListResults({ of, children }: { readonly of: ListAsk; readonly children: ReactNode }) {
  const reannounce = useListResults(of);
  return <Again value={reannounce}>{children}</Again>;
}
