import { useLingui } from '@lingui/react/macro';
import { RouteButton } from './RouteButton.tsx';
import { HOME_PATH } from '../auth/entry.ts';

/** The way on from a page that has nothing to show. */
export function BackHome() {
  const { t } = useLingui();
  return <RouteButton to={HOME_PATH}>{t`Back to home`}</RouteButton>;
}
