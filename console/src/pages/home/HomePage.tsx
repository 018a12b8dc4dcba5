import { useLingui } from '@lingui/react/macro';
import { systemClock } from '@milepost/kit/engines/clock';
import { Skeleton } from '@milepost/kit/skeleton';
import { useState } from 'react';
import { lazyPane } from '../../lazy/index.ts';
import { useSession } from '../../auth/currentSession.ts';
import { Figures, Greeting, overviewPage, overviewSheet } from '../../features/overview/index.ts';

/** Regions below the greeting, which arrive after it. */
const HomeRegions = lazyPane(() => import('./HomeRegions.tsx'), <Waiting />);

/** Page everybody arrives at: a greeting, what waits, notices, today, and the way to every page. @source shell §2.1 */
export default function HomePage() {
  const { currentUser } = useSession();
  const [nowMs] = useState(() => systemClock.now());
  const name = currentUser.user.userName || currentUser.user.userAccount;
  return (
    <div className={overviewPage}>
      <div className={overviewSheet}>
        <Greeting name={name} nowMs={nowMs} />
        <Figures />
      </div>
      <HomeRegions nowMs={nowMs} />
    </div>
  );
}

function Waiting() {
  const { t } = useLingui();
  return <Skeleton count={6} what={t`the overview`} />;
}
