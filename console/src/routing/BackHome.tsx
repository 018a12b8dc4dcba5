import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { useNavigate } from './index.ts';
import { HOME_PATH } from '../auth/entry.ts';

/** The way on from a page that has nothing to show. */
export function BackHome() {
  const { t } = useLingui();
  const navigate = useNavigate();
  return <Button onPress={() => navigate({ to: HOME_PATH })}>{t`Back to home`}</Button>;
}
