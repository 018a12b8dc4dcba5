import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { Card } from '@milepost/kit/card';
import { Status } from '@milepost/kit/status';
import type { OwnSession } from '@milepost/openapi/domains/current-user';
import { useQuery } from '@tanstack/react-query';
import { LogOut } from 'lucide';
import { useId, useRef } from 'react';
import { useApi } from '../../data/api/index.ts';
import { ownSessionsQuery } from '../../data/profile/queries.ts';
import { useHeld } from '../../data/useHeld.ts';
import { momentText } from '../../i18n/momentText.ts';
import { SectionState } from './SectionState.tsx';
import { place, placeFact, placeFacts, placeName, places, scroll } from './ProfilePage.css.ts';
import { useSessionActions } from './useSessionActions.ts';

/** Open sessions of the person: where, since when, used when; each but this one can be ended, or all of them. @reading R-284 */
export default function SessionsSection() {
  const { t } = useLingui();
  const query = useQuery(ownSessionsQuery(useApi()));
  const list = useRef<HTMLUListElement>(null);
  // The button that was pressed goes with its row.
  const actions = useSessionActions(() => list.current?.focus());
  const sessions = useHeld(query.data);
  if (!sessions) return <SectionState query={query} />;
  const isAlone = sessions.every(({ isCurrent }) => isCurrent);
  return (
    <div className={scroll}>
      <Card
        title={t`Signed-in devices`}
        actions={!isAlone && <Button icon={LogOut} onPress={() => void actions.endOthers()}>{t`Sign out everywhere else`}</Button>}
      >
        <ul ref={list} tabIndex={-1} className={places} aria-label={t`Signed-in devices`}>
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} onEnd={(name) => void actions.end(session.id, name)} />
          ))}
        </ul>
      </Card>
    </div>
  );
}

interface SessionRowProps {
  readonly session: OwnSession;
  readonly onEnd: (name: string) => void;
}

function SessionRow({ session: { browser, system, ipAddress, ipAddressName, loginTime, lastTime, isCurrent }, onEnd }: SessionRowProps) {
  const { t } = useLingui();
  const name = [browser, system].filter(Boolean).join(' · ') || t`Unknown device`;
  const from = [ipAddress, ipAddressName].filter(Boolean).join(' ');
  const facts = [
    from && t`From ${from}`,
    loginTime === null ? '' : t`signed in ${{ time: momentText(loginTime) }}`,
    lastTime === null ? '' : t`last used ${{ time: momentText(lastTime) }}`,
  ].filter((fact) => fact !== '');
  // Says which session a button is about.
  const nameId = useId();
  return (
    <li className={place}>
      <span id={nameId} className={placeName}>
        {name}
        <span className={placeFacts}>
          {facts.map((fact) => (
            <span key={fact} className={placeFact}>
              {fact}
            </span>
          ))}
        </span>
      </span>
      {isCurrent ? (
        <Status tone="success">{t`This device`}</Status>
      ) : (
        <Button variant="text" describedBy={nameId} onPress={() => onEnd(name)}>
          {t({ message: 'Sign out', context: 'own session' })}
        </Button>
      )}
    </li>
  );
}
