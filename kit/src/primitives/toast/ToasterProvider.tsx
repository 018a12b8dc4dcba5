import { requiredContext } from '../required-context/index.ts';
import type { Toaster, ToasterProviderProps } from './types.ts';

const [Context, useToaster] = requiredContext<Toaster>('toaster', '<ToasterProvider toaster={…}>');
/** The page's toaster. */
export { useToaster };

/** Hands the page's toaster to everything below. */
export function ToasterProvider({ toaster, children }: ToasterProviderProps) {
  return <Context value={toaster}>{children}</Context>;
}
