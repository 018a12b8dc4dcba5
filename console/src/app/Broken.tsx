import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { StatePanel } from '@milepost/kit/state-panel';

/** In place of a page that failed. */
export default function Broken({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useLingui();
  return (
    <StatePanel kind="failed" title={t`This page stopped working`} headingLevel={1} actions={<Button onPress={onRetry}>{t`Retry`}</Button>}>
      {t`Nothing was sent. Retry; if it stops again, tell your administrator what you did last.`}
    </StatePanel>
  );
}
