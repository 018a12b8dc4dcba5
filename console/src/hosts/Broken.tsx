import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { StatePanel } from '@milepost/kit/state-panel';
import { useCopyReport } from './useCopyReport.ts';

export interface BrokenProps {
  /** Names the failure in the log of this page; empty until it is kept. */
  readonly reportId: string;
  readonly onRetry: () => void;
}

/** In place of a page that failed. */
export default function Broken({ reportId, onRetry }: BrokenProps) {
  const { t } = useLingui();
  const { numberRef, said, copy } = useCopyReport(reportId);
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
      {t`Nothing was sent. Retry; if it stops again, tell your administrator what you did last.`}
      {reportId && (
        <p>
          {t`Report number`} <span ref={numberRef}>{reportId}</span>
        </p>
      )}
      {said && <p>{said}</p>}
    </StatePanel>
  );
}
