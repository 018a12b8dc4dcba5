import { useLingui } from '@lingui/react/macro';
import { systemClock } from '@milepost/kit/engines/clock';
import { Skeleton } from '@milepost/kit/skeleton';
import { Suspense, lazy, useState } from 'react';
import { useSession } from '../../auth/currentSession.ts';
import { Figures, Greeting, overviewPage, overviewSheet } from '../../features/overview/index.ts';

/** Loader of the regions: what needs more than a greeting arrives after it. */
const HomeRegions = lazy(() => import('./HomeRegions.tsx'));

/** Page everybody arrives at: a greeting, what waits, notices, today, and the way to every page. @source shell §2.1 */
export default function HomePage() {
  const { t } = useLingui();
  const { currentUser } = useSession();
  const [nowMs] = useState(() => systemClock.now());
  const name = currentUser.user.userName || currentUser.user.userAccount;
  return (
    <div className={overviewPage}>
      <div className={overviewSheet}>
        <Greeting name={name} nowMs={nowMs} />
        <Figures />
      </div>
      <Suspense fallback={<Skeleton count={6} what={t`the overview`} />}>
        <HomeRegions nowMs={nowMs} />
      </Suspense>
    </div>
  );
}
