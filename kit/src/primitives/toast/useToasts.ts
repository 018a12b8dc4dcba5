import { mergeProps } from '../../engines/prop-getters/index.ts';
import type { ShownToast, ToastsOptions } from './types.ts';
import { useToastRegion } from './useToastRegion.ts';
import { useToastsSpoken } from './useToastsSpoken.ts';

/**
 * Behaviour of the messages over a page: says them, and holds their region. Draw `toasts` with `toastProps(toast)` in a list within
 * `getRegionProps()`, that within `<Layer isOfPage>`, while there are any. Used once in a page.
 */
export function useToasts(options: ToastsOptions) {
  const toasts = useToastsSpoken(options);
  return {
    /** Messages on the page, oldest first. */
    toasts,
    ...useToastRegion(options),
  };
}

/** Attributes of one message in the list; `data-tone` is its kind. */
export const toastProps = <Own extends object = object>({ tone }: ShownToast, own?: Own) =>
  mergeProps({ role: 'listitem', 'data-tone': tone } as const, own);
