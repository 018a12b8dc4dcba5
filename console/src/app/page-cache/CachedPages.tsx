import { useStore } from '@nanostores/react';
import { Activity, Suspense, memo, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { RoutingProvider } from '../../routing/index.ts';
import { UnsavedProvider } from '../../open-pages/unsaved.ts';
import { ErrorBoundary } from '../../hosts/index.ts';
import type { CachedPage, PageCache } from './pageCache.ts';
import * as css from './CachedPages.css.ts';

interface CachedPagesProps {
  readonly cache: PageCache;
  /** Content at a path. */
  readonly pageAt: (path: string) => ReactNode;
  /** Before a page that failed is tried again. */
  readonly onRetry?: ((path: string) => unknown) | undefined;
}

/** A page that stays cached, or comes back, is not drawn anew for that. */
const Body = memo(function Body({ id, path, unsaved, address, pageAt, onRetry }: BodyProps) {
  return (
    <UnsavedProvider value={unsaved}>
      <RoutingProvider value={address}>
        <ErrorBoundary resetKey={id} onRetry={() => void onRetry?.(path)}>
          <Suspense>{pageAt(path)}</Suspense>
        </ErrorBoundary>
      </RoutingProvider>
    </UnsavedProvider>
  );
});
type BodyProps = Pick<CachedPage, 'id' | 'path' | 'unsaved' | 'address'> & Omit<CachedPagesProps, 'cache'>;

/** Draws every page that is built into its container, wherever that stands. One that fails keeps its address. @reading R-385 */
export function CachedPages({ cache, pageAt, onRetry }: CachedPagesProps) {
  const pages = useStore(cache.pages);
  return pages.map(({ id, path, key, isShown, unsaved, address, container }) =>
    createPortal(
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <Body {...{ id, path, unsaved, address, pageAt, onRetry }} />
      </Activity>,
      container,
      key,
    ),
  );
}

/** Place of the pages in the frame. */
export function PageSlot({ cache }: { readonly cache: PageCache }) {
  const slot = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    slot.current?.append(cache.host);
    return () => cache.host.remove();
  }, [cache]);
  return <div ref={slot} className={css.slot} />;
}
