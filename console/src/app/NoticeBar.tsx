import { useLingui } from '@lingui/react/macro';
import { Alert } from '@milepost/kit/alert';
import { Button } from '@milepost/kit/button';

/** What is told above every page. */
export type NoticeKind = 'offline' | 'reload';

/** One line above the page. */
export default function NoticeBar({ kind }: { readonly kind: NoticeKind }) {
  const { t } = useLingui();
  if (kind === 'offline')
    return (
      <Alert
        tone="warning"
        urgency="polite"
        title={t`No network`}
        description={t`What you typed stays here. Lists are read again as soon as the network is back.`}
      />
    );
  return (
    <Alert
      tone="info"
      urgency="polite"
      title={t`The page should be loaded again`}
      description={t`There is a new version, or the server asked for it. Save what you typed first.`}
      action={<Button onPress={() => location.reload()}>{t`Load again`}</Button>}
    />
  );
}
