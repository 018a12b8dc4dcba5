import { createContext, useContext } from 'react';
import type { Provider } from 'react';

/**
 * A context that must be there: its provider, and a hook that throws where it is missing, because a part of the page
 * without its session, its language or its live regions would be wrong rather than empty.
 * The third is a hook for parts that also stand where nothing of it is: null there.
 * @param name what is missing, for the error
 * @param cure which element to put around the page
 */
export function requiredContext<T>(name: string, cure: string): [Provider<T | null>, () => T, () => T | null] {
  const Context = createContext<T | null>(null);
  const use = () => {
    const value = useContext(Context);
    if (value === null)
      throw new Error(`[kit] There is no ${name} around this part of the page, and it cannot work without. Put ${cure} around it.`);
    return value;
  };
  const useIfThere = () => useContext(Context);
  return [Context, use, useIfThere];
}
