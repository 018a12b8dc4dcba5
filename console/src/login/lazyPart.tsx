import { useLingui } from '@lingui/react/macro';
import { lazy } from 'react';
import type { ComponentType, ReactNode } from 'react';

/** A part of the page that is fetched when it is needed. Where it does not arrive, that is said: the page stays. */
export const lazyPart = <P,>(load: () => Promise<{ default: (props: P) => ReactNode }>) =>
  lazy((): Promise<{ default: ComponentType<P> }> => load().catch(() => ({ default: NotHere })));

function NotHere() {
  const { t } = useLingui();
  return <p role="alert">{t`Request error, please retry`}</p>;
}
