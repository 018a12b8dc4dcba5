import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { FaultBoundary } from '../hosts/FaultBoundary.tsx';
import * as css from './EntryFault.css.ts';

/** Panel in place of an entry page that failed. Native elements only: nothing of the kit around it is needed. */
function Fault({ reportId, onRetry }: { readonly reportId: string; readonly onRetry: () => void }) {
  const { t } = useLingui();
  return (
    <main className={css.panel} role="alert">
      <h1 className={css.title}>{t`This page stopped working`}</h1>
      <p>{t`Nothing was sent. Try again; if it stops again, load the page anew, or tell your administrator the report number.`}</p>
      {reportId && (
        <p>
          {t`Report number`} {reportId}
        </p>
      )}
      <p className={css.actions}>
        <button type="button" className={css.action} onClick={onRetry}>{t`Try again`}</button>
        <button type="button" className={css.action} onClick={() => location.reload()}>{t`Load the page anew`}</button>
      </p>
    </main>
  );
}

/** Boundary of the pages before the application: sign-in, lock, single sign-on. A fault is shown with what to do, never as an empty page. */
export const EntryFault = ({ children }: { readonly children: ReactNode }) => (
  <FaultBoundary instead={({ reportId, retry }) => <Fault reportId={reportId} onRetry={retry} />}>{children}</FaultBoundary>
);
