import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { useKit } from '@milepost/kit/kit-provider';
import { StatePanel } from '@milepost/kit/state-panel';

interface BrokenProps {
  /** Names the failure in the log of this page; empty until it is kept. */
  readonly reportId: string;
  readonly onRetry: () => void;
}

/** In place of a page that failed. */
export default function Broken({ reportId, onRetry }: BrokenProps) {
  const { t } = useLingui();
  const { announcer } = useKit();
  async function copy() {
    await navigator.clipboard.writeText(`${reportId} ${location.pathname}`);
    announcer.say(t`Copied`);
  }
  return (
    <StatePanel
      kind="failed"
      title={t`This page stopped working`}
      headingLevel={1}
      actions={
        <>
          <Button variant="primary" onPress={onRetry}>{t`Retry`}</Button>
          {reportId && <Button onPress={() => void copy()}>{t`Copy the report number`}</Button>}
        </>
      }
    >
      {t`Nothing was sent. Retry; if it stops again, tell your administrator what you did last.`} {reportId && t`Report number ${reportId}`}
    </StatePanel>
  );
}
