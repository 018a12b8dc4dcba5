import { useLingui } from '@lingui/react/macro';
import { systemClock } from '@milepost/kit/engines/clock';
import { Skeleton } from '@milepost/kit/skeleton';
import { StatePanel } from '@milepost/kit/state-panel';
import { Button } from '@milepost/kit/button';
import { portalView } from '@milepost/openapi/domains/portal';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useApi } from '../../data/api/index.ts';
import { portalQuery } from '../../data/portal/queries.ts';
import { Figures, Greeting, overviewPage, overviewSheet } from '../../features/overview/index.ts';
import {
  MailRegion,
  NoticeRegion,
  OwnFlowsRegion,
  ScheduleRegion,
  ToDoLinesRegion,
  overviewColumns,
} from '../../features/overview/regions.ts';
import { useSystemId } from '../../features/portal/useSystemId.ts';
import { RouteLink } from '../../features/route-link/index.ts';
import { lazyPane } from '../../lazy/index.ts';
import { serverWords } from '../../feedback/index.ts';
import { useSession } from '../../auth/currentSession.ts';
import { startOfDay } from '@milepost/openapi/domains/schedule';
import * as css from './DashboardPage.css.ts';

/** Comes for whoever has a portal. */
const PortalView = lazyPane(async () => ({ default: (await import('../../features/portal/index.ts')).PortalView }));

/** The portal of the person where they have one, else what waits, what they launched, notices and mails. @reading R-380 */
export default function DashboardPage() {
  const { currentUser } = useSession();
  const [nowMs] = useState(() => systemClock.now());
  const { portalId } = currentUser.user;
  if (portalId === null || portalId === '') return <OwnOverview nowMs={nowMs} />;
  return <PersonalPortal id={portalId} nowMs={nowMs} />;
}

function PersonalPortal({ id, nowMs }: { readonly id: string; readonly nowMs: number }) {
  const { t } = useLingui();
  const { data, isPending, isError, error, isFetching, refetch } = useQuery(portalQuery(useApi().client, id, useSystemId()));
  if (isPending)
    return (
      <div className={overviewPage}>
        <Skeleton count={8} what={t`the portal`} />
      </div>
    );
  if (isError && data === undefined)
    return (
      <div className={css.panel}>
        <StatePanel
          kind="failed"
          headingLevel={1}
          title={t`The portal did not load`}
          actions={<Button isBusy={isFetching} onPress={() => void refetch()}>{t`Retry`}</Button>}
        >
          {serverWords(error) ?? t`The server did not answer.`}
        </StatePanel>
      </div>
    );
  const view = portalView(data ?? null);
  switch (view.kind) {
    case 'designed':
      return <PortalView id={id} title={t`Dashboard`} design={view.design} isLocked={data?.isLocked === true} nowMs={nowMs} />;
    case 'page':
      return (
        <div className={css.panel}>
          <StatePanel
            kind="soon"
            headingLevel={1}
            title={t`Your portal is a page of its own`}
            actions={<RouteLink to={`/${view.address.replace(/^\/+/, '')}`}>{t`Open the page`}</RouteLink>}
          />
        </div>
      );
    case 'broken':
      return (
        <OwnOverview nowMs={nowMs}>
          <p className={css.note}>{t`The design of your portal cannot be read; tell the administrator. This is the overview instead.`}</p>
        </OwnOverview>
      );
    case 'nothing':
      return <OwnOverview nowMs={nowMs} />;
  }
}

interface OwnOverviewProps {
  readonly nowMs: number;
  /** Note above the overview. */
  readonly children?: ReactNode;
}

function OwnOverview({ nowMs, children }: OwnOverviewProps) {
  const { currentUser } = useSession();
  return (
    <div className={overviewPage}>
      {children}
      <div className={overviewSheet}>
        <Greeting name={currentUser.user.userName || currentUser.user.userAccount} nowMs={nowMs} />
        <Figures />
      </div>
      <div className={overviewColumns}>
        <ToDoLinesRegion link={RouteLink} />
        <ScheduleRegion dayMs={startOfDay(nowMs)} />
      </div>
      <div className={overviewColumns}>
        <OwnFlowsRegion link={RouteLink} />
        <MailRegion link={RouteLink} />
      </div>
      <NoticeRegion />
    </div>
  );
}
