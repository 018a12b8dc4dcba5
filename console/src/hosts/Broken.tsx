import { useLingui } from '@lingui/react/macro';
import { useStore } from '@nanostores/react';
import { Button } from '@milepost/kit/button';
import { StatePanel } from '@milepost/kit/state-panel';
import { connection } from '../browser/connection.ts';
import { useTurn } from '../browser/useTurn.ts';
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

/** In place of a lock screen whose program did not come: the screen is locked all the same. It is asked for again by itself. @reading R-446 */
export function MissingLockScreen({ onRetry }: Pick<BrokenProps, 'onRetry'>) {
  const { t } = useLingui();
  useTurn(onRetry);
  return (
    <StatePanel
      kind="failed"
      title={t`The lock screen did not load`}
      headingLevel={1}
      actions={
        <Button variant="primary" onPress={onRetry}>
          {t`Retry`}
        </Button>
      }
    >
      {t`The console is locked, and everything you typed stays in memory. Try again; the lock screen is also asked for by itself.`}
    </StatePanel>
  );
}

/** In place of a page whose program did not come. It is asked for again by itself. @reading R-385 */
export function MissingPage({ onRetry }: Pick<BrokenProps, 'onRetry'>) {
  const { t } = useLingui();
  const isDown = useStore(connection.state).kind === 'down';
  useTurn(onRetry);
  return (
    <StatePanel
      kind="failed"
      title={isDown ? t`No connection to the server` : t`This page did not load`}
      headingLevel={1}
      actions={
        <Button variant="primary" onPress={onRetry}>
          {t`Retry`}
        </Button>
      }
    >
      {isDown
        ? t`The page opens by itself as soon as the server answers. What you typed on other pages stays.`
        : t`Retry. Where that does not help, save what you typed on other pages and load the console again.`}
    </StatePanel>
  );
}
