import { useLingui } from '@lingui/react/macro';
import { lazyComponent, lazyPart as part } from '@milepost/kit/lazy';
import type { ComponentType } from 'react';

/** A part of the page that is fetched when it is needed. Where it does not arrive, that is said and it can be asked for again: the page stays. */
export const lazyPart = <P extends object>(load: () => Promise<{ default: ComponentType<P> }>): ComponentType<P> =>
  lazyComponent(
    part(async () => (await load()).default),
    { failed: (retry) => <NotHere onRetry={retry} /> },
  );

function NotHere({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useLingui();
  return (
    <p role="alert">
      {t`Request error, please retry`}{' '}
      <button type="button" onClick={onRetry}>
        {t`Retry`}
      </button>
    </p>
  );
}
