import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { lazyComponent, lazyPart } from '@milepost/kit/lazy';
import type { LazyPart } from '@milepost/kit/lazy';
import { StatePanel } from '@milepost/kit/state-panel';
import type { ComponentType, ReactNode } from 'react';
import { useTurn } from '../browser/useTurn.ts';
import { PartBoundary } from './PartBoundary.tsx';
import { useLazyText } from './useLazyText.ts';

type Load<P> = () => Promise<{ readonly default: ComponentType<P> }>;

/** Component with a way to have it here before it is drawn. */
export type LazyPane<P> = ComponentType<P> & Pick<LazyPart<unknown>, 'fetch'>;

/**
 * A part of a page that is fetched when it is shown. One that does not arrive, or fails, says so in its own place and can be
 * tried again there: the rest of the page stays as it is.
 * @param waiting drawn while it is on its way
 */
export function lazyPane<P extends object>(load: Load<P>, waiting: ReactNode = null): LazyPane<P> {
  const part = lazyPart(async () => (await load()).default);
  const Arriving = lazyComponent(part, { waiting, failed: (retry) => <Failed what="missing" onRetry={retry} /> });
  function Pane(props: P) {
    return (
      <PartBoundary instead={(again) => <Failed what="stopped" onRetry={again} />}>
        <Arriving {...props} />
      </PartBoundary>
    );
  }
  return Object.assign(Pane, { fetch: part.fetch });
}

function Failed({ what, onRetry }: { readonly what: 'missing' | 'stopped'; readonly onRetry: () => void }) {
  const { t } = useLingui();
  const text = useLazyText();
  // What stopped while it was drawn would stop again.
  useTurn(() => what === 'missing' && onRetry());
  return (
    <div role="alert">
      <StatePanel kind="failed" title={text[what]} actions={<Button variant="primary" onPress={onRetry}>{t`Retry`}</Button>}>
        {text.detail}
      </StatePanel>
    </div>
  );
}
