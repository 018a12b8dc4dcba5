import { useEffect } from 'react';
import { onIdle } from '../../engines/clock/index.ts';
import { lazyPart, useLazyPart } from '../lazy/index.ts';
import { useMessages } from '../lingui/index.ts';
import { toastsMessages } from './messages.ts';
import type { ToastRegionProps } from './types.ts';
import { useToastsSpoken } from './useToastsSpoken.ts';

const cards = lazyPart(() => import('./ToastCards.tsx').then((part) => part.ToastCards));

/**
 * Shows the toasts at the bottom right and says them: errors at once, the rest when the reader pauses.
 * While there are any, F6 goes to them and back. Mounted once; stays in reach while a dialog is open.
 * The cards arrive when the page is idle, before anything is likely to be said.
 */
export function ToastRegion(props: ToastRegionProps) {
  const messages = useMessages(toastsMessages);
  const shown = useToastsSpoken({ toaster: props.toaster, messages });
  const hasToasts = shown.length > 0;
  const late = useLazyPart(cards, hasToasts);
  // Without a network they come with the next toast; what it says is said in any case.
  useEffect(() => onIdle(() => void cards.fetch().catch(() => undefined)), []);
  return hasToasts && late.status === 'here' && <late.part {...props} messages={messages} shown={shown} />;
}
