import { useLingui } from '@lingui/react/macro';
import { systemClock } from '@milepost/kit/engines/clock';
import { Button } from '@milepost/kit/button';
import { Skeleton } from '@milepost/kit/skeleton';
import { StatePanel } from '@milepost/kit/state-panel';
import type { MenuItem } from '@milepost/openapi/domains/current-user';
import { portalView } from '@milepost/openapi/domains/portal';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useSession } from '../../auth/currentSession.ts';
import { useApi } from '../../data/api/index.ts';
import { portalQuery } from '../../data/portal/queries.ts';
import { sheet } from '../../features/list-page/sheet.css.ts';
import { PortalView, useSystemId } from '../../features/portal/index.ts';
import { RouteLink } from '../../features/route-link/index.ts';
import { serverWords } from '../../feedback/index.ts';

/** An entry of the menu of type 8: the portal it names. @source shell §2.3 */
export default function PortalPage({ item }: { readonly item: MenuItem }) {
  const { moduleId } = item.property;
  return <Named key={moduleId} id={moduleId ?? ''} name={item.fullName} urlAddress={item.urlAddress ?? ''} />;
}

function Named({ id, name, urlAddress }: { readonly id: string; readonly name: string; readonly urlAddress: string }) {
  const { t } = useLingui();
  const { pathOf } = useSession();
  const [nowMs] = useState(() => systemClock.now());
  const { data, isPending, isError, error, isFetching, refetch } = useQuery({
    ...portalQuery(useApi().client, id, useSystemId()),
    enabled: id !== '',
  });
  const panel = (kind: 'failed' | 'empty', title: string, words: string, actions?: ReactNode) => (
    <div className={sheet}>
      <StatePanel kind={kind} headingLevel={1} title={title} actions={actions}>
        {words}
      </StatePanel>
    </div>
  );
  if (id === '') return panel('failed', name, t`This entry of the menu names no portal. Ask your administrator to choose one.`);
  if (isPending)
    return (
      <div className={sheet}>
        <Skeleton count={8} what={name} />
      </div>
    );
  if (isError && data === undefined)
    return panel(
      'failed',
      t`The portal did not load`,
      serverWords(error) ?? t`The server did not answer.`,
      <Button isBusy={isFetching} onPress={() => void refetch()}>{t`Retry`}</Button>,
    );
  const view = portalView(data ?? null);
  switch (view.kind) {
    case 'designed':
      return <PortalView id={id} title={name} design={view.design} isLocked={data?.isLocked === true} nowMs={nowMs} />;
    case 'page': {
      const path = `/${view.address.replace(/^\/+/, '')}`;
      const isElsewhere = path !== `/${urlAddress.replace(/^\/+/, '')}` && [...pathOf.values()].includes(path);
      return panel(
        'empty',
        name,
        isElsewhere ? t`This portal is a page of its own.` : t`This portal is a page the console does not have.`,
        isElsewhere && <RouteLink to={path}>{t`Open the page`}</RouteLink>,
      );
    }
    case 'broken':
      return panel('failed', name, t`The design of this portal cannot be read. Tell your administrator.`);
    case 'nothing':
      return panel('empty', name, t`There is nothing in this portal for you yet.`);
  }
}
