import { useEffect, useRef } from 'react';
import { useAnnounce } from '../../engines/environment/index.ts';
import { useExternalStore } from '../../engines/external-store/index.ts';
import type { ShownToast, ToastsOptions } from './types.ts';

/**
 * Messages on the page, oldest first; each is said when it comes, an error at once, the rest when the reader pauses. For cards that
 * arrive later than what may have to be said: `useToasts` does this and the rest.
 */
export function useToastsSpoken({ toaster, messages }: Pick<ToastsOptions, 'toaster' | 'messages'>): readonly ShownToast[] {
  const { shown } = useExternalStore(toaster.subscribe, toaster.snapshot);
  const { said } = messages;
  const announce = useAnnounce();
  const lastAnnouncedId = useRef(0);
  useEffect(() => {
    for (const { id, tone, title, detail } of shown.filter((toast) => toast.id > lastAnnouncedId.current)) {
      lastAnnouncedId.current = id;
      announce(detail ? said(title, detail) : title, tone === 'error' ? 'assertive' : 'polite');
    }
  }, [shown, announce, said]);
  return shown;
}
