import { useLingui } from '@lingui/react/macro';
import { systemClock } from '@milepost/kit/engines/clock';
import { Skeleton } from '@milepost/kit/skeleton';
import { Suspense, lazy, useState } from 'react';
import { WithFullCatalog } from '../../i18n/WithFullCatalog.tsx';
import { useSession } from '../../auth/currentSession.ts';
import { Figures, Greeting, overviewPage, overviewSheet } from '../../features/overview/index.ts';

/** What needs more than a greeting arrives after it. */
const loadRegions = () => import('./HomeRegions.tsx');
const HomeRegions = lazy(loadRegions);

/** Where everybody arrives: a greeting, what waits, notices, today, and the way to every page. @source shell §2.1 */
export default function HomePage() {
  const { t } = useLingui();
  const { currentUser } = useSession();
  const [nowMs] = useState(() => systemClock.now());
  const name = currentUser.user.userName || currentUser.user.userAccount;
  const waiting = <Skeleton count={6} what={t`the overview`} />;
  return (
    <div className={overviewPage}>
      <div className={overviewSheet}>
        <Greeting name={name} nowMs={nowMs} />
        <Figures />
      </div>
      <Suspense fallback={waiting}>
        <WithFullCatalog load={loadRegions} instead={waiting}>
          <HomeRegions nowMs={nowMs} />
        </WithFullCatalog>
      </Suspense>
    </div>
  );
}
