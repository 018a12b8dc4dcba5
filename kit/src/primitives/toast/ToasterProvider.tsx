import { createContext, useContext } from 'react';
import type { Toaster, ToasterProviderProps } from './types.ts';

const Context = createContext<Toaster | null>(null);

/** Hands the page's toaster to everything below. */
export function ToasterProvider({ toaster, children }: ToasterProviderProps) {
  return <Context value={toaster}>{children}</Context>;
}

/**
 * The page's toaster.
 * @throws {Error} outside a `ToasterProvider`, because what was said would never be shown.
 */
export function useToaster(): Toaster {
  const toaster = useContext(Context);
  if (!toaster)
    throw new Error(
      '[kit] useToaster was used outside ToasterProvider, so nothing would show the message. Put <ToasterProvider toaster={…}> around the page.',
    );
  return toaster;
}
