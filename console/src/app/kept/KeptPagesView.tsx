import { useStore } from '@nanostores/react';
import { Activity, Suspense, memo, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { RoutingProvider } from '../../routing/index.ts';
import { UnsavedProvider } from '../../session/unsaved.ts';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import type { KeptPage, KeptPages } from './keptPages.ts';
import * as css from './KeptPages.css.ts';

interface KeptPagesViewProps {
  readonly kept: KeptPages;
  /** What stands at a path. */
  readonly pageAt: (path: string) => ReactNode;
  /** Before a page that failed is tried again. */
  readonly onRetry?: ((path: string) => void) | undefined;
}

/** A page that is kept, or comes back, is not drawn anew for that. */
const Body = memo(function Body({ path, unsaved, history, pageAt, onRetry }: BodyProps) {
  return (
    <UnsavedProvider value={unsaved}>
      <RoutingProvider value={history}>
        <ErrorBoundary resetKey={path} onRetry={() => onRetry?.(path)}>
          <Suspense>{pageAt(path)}</Suspense>
        </ErrorBoundary>
      </RoutingProvider>
    </UnsavedProvider>
  );
});
type BodyProps = Pick<KeptPage, 'path' | 'unsaved' | 'history'> & Omit<KeptPagesViewProps, 'kept'>;

/** Draws every page that is built into its stage, wherever that stands. One that fails keeps its address. @reading R-385 */
export function KeptPagesView({ kept, pageAt, onRetry }: KeptPagesViewProps) {
  const pages = useStore(kept.pages);
  return pages.map(({ path, key, isShown, unsaved, history, stage }) =>
    createPortal(
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <Body {...{ path, unsaved, history, pageAt, onRetry }} />
      </Activity>,
      stage,
      key,
    ),
  );
}

/** Where the frame has its pages. */
export function PageSlot({ kept }: { readonly kept: KeptPages }) {
  const slot = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    slot.current?.append(kept.host);
    return () => kept.host.remove();
  }, [kept]);
  return <div ref={slot} className={css.slot} />;
}
