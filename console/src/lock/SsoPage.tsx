import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { StatePanel } from '@milepost/kit/state-panel';
import { useEffect, useRef, useState } from 'react';
import { exchangeTicket } from './ticket.ts';
import type { TicketResult } from './ticket.ts';
import { useTitle } from './useTitle.ts';
import * as css from './LockPage.css.ts';

interface SsoPageProps {
  readonly ticket: string;
  readonly onSignedIn: (token: string) => void;
  readonly onLeave: () => void;
}

type Refusal = Exclude<TicketResult, { kind: 'in' }>['kind'];

/** Single sign-on: a ticket this browser asked for is exchanged once for a session. @source shell §2.1, §3 @reading R-295 */
export function SsoPage({ ticket, onSignedIn, onLeave }: SsoPageProps) {
  const { t } = useLingui();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void exchangeTicket(ticket).then((result) => (result.kind === 'in' ? onSignedIn(result.token) : setRefusal(result.kind)));
  }, [ticket, onSignedIn]);
  const words: Record<Refusal, string> = {
    foreign: t`This sign-in was not begun in this browser, so it is not carried out: somebody else would be signed in here. Sign in with your own account.`,
    expired: t`The ticket has expired or was used already. Sign in with your account, or begin again where you came from.`,
    failed: t`The server could not be asked. Check the connection and begin again where you came from.`,
  };
  const title = refusal === null ? t`Signing in` : t`You are not signed in`;
  useTitle(title);
  return (
    <main className={css.alone}>
      <StatePanel
        kind={refusal === null ? 'soon' : 'failed'}
        title={title}
        headingLevel={1}
        actions={refusal !== null && <Button onPress={onLeave}>{t`Sign in with an account`}</Button>}
      >
        {refusal !== null && words[refusal]}
      </StatePanel>
    </main>
  );
}
