import { lazyComponent, lazyPart } from '@milepost/kit/lazy';
import { useEffect } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useIdle } from '../browser/useIdle.ts';
import { useTurn } from '../browser/useTurn.ts';
import { useLazyText } from './useLazyText.ts';

/**
 * A tool of the frame, which comes once the page itself is painted and is not drawn anew with every page. One that does not
 * arrive says so in a message beside the page, with a way to try again.
 * @param waiting drawn until it is here
 */
export function lazyTool<P extends object>(load: () => Promise<ComponentType<P>>, waiting: ReactNode = null): ComponentType<P> {
  return lazyComponent(lazyPart(load), {
    waiting,
    useRequested: useIdle,
    failed: (retry) => (
      <>
        {waiting}
        <TellMissing onRetry={retry} />
      </>
    ),
  });
}

function TellMissing({ onRetry }: { readonly onRetry: () => void }) {
  const { tellMissing } = useLazyText();
  useTurn(onRetry);
  // Said once for each time it did not arrive.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => tellMissing(onRetry), []);
  return null;
}
