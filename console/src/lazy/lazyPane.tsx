import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { lazyPart, useLazyPart } from '@milepost/kit/lazy';
import { StatePanel } from '@milepost/kit/state-panel';
import { Suspense } from 'react';
import type { ComponentType } from 'react';
import { PartBoundary } from './PartBoundary.tsx';
import { useLazyText } from './useLazyText.ts';

/**
 * A part of a page that is fetched when it is shown. One that does not arrive, or fails, says so in its own place and can be
 * tried again there: the rest of the page stays as it is.
 */
export function lazyPane<P extends object>(load: () => Promise<{ readonly default: ComponentType<P> }>): ComponentType<P> {
  const part = lazyPart(async () => (await load()).default);
  return function Pane(props: P) {
    const { missing, stopped } = useLazyText();
    const state = useLazyPart(part, true);
    if (state.status === 'failed') return <Missing title={missing} onRetry={() => void part.fetch().catch(() => undefined)} />;
    if (state.status !== 'here') return null;
    const Part = state.part;
    return (
      <PartBoundary instead={(again) => <Missing title={stopped} onRetry={again} />}>
        <Suspense>
          <Part {...props} />
        </Suspense>
      </PartBoundary>
    );
  };
}

function Missing({ title, onRetry }: { readonly title: string; readonly onRetry: () => void }) {
  const { t } = useLingui();
  const { detail } = useLazyText();
  return (
    <div role="alert">
      <StatePanel kind="failed" title={title} actions={<Button variant="primary" onPress={onRetry}>{t`Retry`}</Button>}>
        {detail}
      </StatePanel>
    </div>
  );
}
