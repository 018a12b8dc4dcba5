import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { Skeleton } from '@milepost/kit/skeleton';
import { StatePanel } from '@milepost/kit/state-panel';
import type { MenuItem } from '@milepost/openapi/domains/current-user';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSession } from '../../auth/currentSession.ts';
import { useApi } from '../../data/api/index.ts';
import { useHeld } from '../../data/useHeld.ts';
import { modelRuntimeQuery } from '../../data/model/queries.ts';
import { sheet, waiting } from '../../features/list-page/sheet.css.ts';
import { UnreadDesign, modelScreen, unreadDesign } from '../../features/model/index.ts';
import type { ModelScreen } from '../../features/model/index.ts';
import { NewRecordPage } from '../../features/resource/page/NewRecordPage.tsx';
import { ResourcePage } from '../../features/resource/page/ResourcePage.tsx';
import { serverWords } from '../../feedback/index.ts';
import { PermissionProvider, useJudged } from '../../permissions/index.ts';

interface ModelPageProps {
  readonly item: MenuItem;
}

/** The list and the forms of a model, made of its released design. @source forms §4, §7 @reading R-164 */
export default function ModelPage({ item }: ModelPageProps) {
  return <OfModel key={item.property.moduleId} item={item} />;
}

function OfModel({ item }: ModelPageProps) {
  const { t } = useLingui();
  const modelId = item.property.moduleId ?? '';
  const { data: read, isPending, error, refetch } = useQuery(modelRuntimeQuery(useApi(), modelId));
  // A design that was released anew is read again when the page comes back: what was typed by the one before stays meanwhile.
  const data = useHeld(read);
  const person = useSession().currentUser.user;
  const unread = data ? unreadDesign(data) : null;
  const screen = useMemo(
    () => (data && unread === null ? modelScreen(data, { modelId, menuId: item.id, name: item.fullName, person }) : null),
    [data, unread, modelId, item.id, item.fullName, person],
  );
  if (screen) return <Judged {...screen} />;
  return (
    <div className={sheet}>
      {unread !== null ? (
        <UnreadDesign name={item.fullName} text={unread} />
      ) : isPending ? (
        <div className={waiting}>
          <Skeleton kind="rows" count={8} what={item.fullName} />
        </div>
      ) : (
        <StatePanel
          kind="failed"
          title={t`The design of this page did not load`}
          headingLevel={1}
          actions={<Button onPress={() => void refetch()}>{t`Retry`}</Button>}
        >
          {serverWords(error) ?? t`It may not be released, or the server did not answer.`}
        </StatePanel>
      )}
    </div>
  );
}

/** The screen with the rights its design asks for, and no others. @source forms §6 */
function Judged({ resource, judges, isFormOnly }: ModelScreen) {
  return (
    <PermissionProvider value={useJudged(judges)}>
      {isFormOnly ? <NewRecordPage resource={resource} /> : <ResourcePage resource={resource} />}
    </PermissionProvider>
  );
}
