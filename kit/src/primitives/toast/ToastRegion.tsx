import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useExternalStore } from '../../engines/external-store/index.ts';
import { onIdle } from '../../engines/clock/index.ts';
import { useKit } from '../kit-provider/index.ts';
import { lazyPart, useLazyPart } from '../lazy/index.ts';
import type { ShownToast, ToastRegionProps } from './types.ts';

const cards = lazyPart(() => import('./ToastCards.tsx').then((part) => part.ToastCards));

/**
 * Shows the toasts at the bottom right and says them: errors at once, the rest when the reader pauses.
 * While there are any, F6 goes to them and back. Mounted once; stays in reach while a dialog is open.
 * The cards arrive when the page is idle, before anything is likely to be said.
 */
export function ToastRegion({ toaster }: ToastRegionProps) {
  const { shown } = useExternalStore(toaster.subscribe, toaster.snapshot);
  useSpoken(shown);
  const hasToasts = shown.length > 0;
  const late = useLazyPart(cards, hasToasts);
  // Without a network they come with the next toast; what it says is said in any case.
  useEffect(() => onIdle(() => void cards.fetch().catch(() => undefined)), []);
  return hasToasts && late.status === 'here' && <late.part toaster={toaster} shown={shown} />;
}

function useSpoken(shown: readonly ShownToast[]) {
  const { t } = useLingui();
  const { announcer } = useKit();
  const lastAnnouncedId = useRef(0);
  useEffect(() => {
    for (const toast of shown.filter(({ id }) => id > lastAnnouncedId.current)) {
      const { title: said, detail: more } = toast;
      lastAnnouncedId.current = toast.id;
      announcer.say(more ? t`${{ title: said }}. ${{ detail: more }}` : said, toast.tone === 'error' ? 'assertive' : 'polite');
    }
  }, [shown, announcer, t]);
}
