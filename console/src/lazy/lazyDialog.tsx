import { usePendingOverlay } from '@milepost/kit/engines/overlay-registry';
import { lazyPart } from '@milepost/kit/lazy';
import { Suspense, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { PartBoundary } from './PartBoundary.tsx';
import { useEarlyText } from './useEarlyText.ts';
import { useLazyText } from './useLazyText.ts';

/** Props of a layer: its being open, and its end. */
export interface DialogProps {
  readonly onClose: () => void;
  /** Opens it once more, after it did not arrive and has been closed. */
  readonly onAgain: () => void;
}

/** Dialog with a way to have it here before it is opened. */
export interface LazyDialog<P> {
  (props: P & DialogProps): ReactNode;
  /** Fetches the dialog. What does not come is asked for again when it is opened. */
  readonly prepare: () => void;
}

/**
 * A dialog, a drawer or a window that is fetched when it is opened. Drawn means open. One that does not arrive (no network, a
 * new release), or fails, closes by itself and says so in a message with a way to try again: the page under it stays, with
 * everything that was typed. What is typed before its first field is here is typed into that.
 * @param hearsText false for a layer that hears by itself what is typed before it is here
 */
export function lazyDialog<P extends object>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
  { hearsText = true }: { readonly hearsText?: boolean } = {},
): LazyDialog<P> {
  const part = lazyPart(async () => (await load()).default);
  function Dialog(props: P & DialogProps) {
    const { onClose, onAgain } = props;
    const text = useLazyText();
    const state = useSyncExternalStore(part.subscribe, part.getSnapshot);
    const miss = useEffectEvent(() => {
      text.tellMissing(onAgain);
      onClose();
    });
    useEffect(() => {
      let isOpen = true;
      part.fetch().catch(() => isOpen && miss());
      return () => {
        isOpen = false;
      };
    }, []);
    const isComing = state.status !== 'here';
    // What opens it stays under the keyboard until then, and must not open anything else.
    usePendingOverlay(isComing);
    useEarlyText(isComing, hearsText ? onClose : null);
    if (isComing) return null;
    const Part = state.part;
    const fail = () => {
      text.tellStopped(onAgain);
      onClose();
    };
    return (
      <PartBoundary onFail={fail}>
        <Suspense>
          <Part {...props} />
        </Suspense>
      </PartBoundary>
    );
  }
  return Object.assign(Dialog, { prepare: () => void part.fetch().catch(() => undefined) });
}
