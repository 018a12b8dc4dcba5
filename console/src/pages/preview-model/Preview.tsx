import { useLingui } from '@lingui/react/macro';
import { Alert } from '@milepost/kit/alert';
import { Button } from '@milepost/kit/button';
import { Segmented } from '@milepost/kit/segmented';
import { Skeleton } from '@milepost/kit/skeleton';
import { StatePanel } from '@milepost/kit/state-panel';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide';
import { useMemo } from 'react';
import { useSession } from '../../auth/currentSession.ts';
import { useApi } from '../../data/api/index.ts';
import { modelRuntimeQuery } from '../../data/model/queries.ts';
import { sheet } from '../../features/list-page/sheet.css.ts';
import { UnreadDesign, previewResource, unreadDesign } from '../../features/model/index.ts';
import ResourceForm from '../../features/resource/form/ResourceForm.tsx';
import { ResourcePart } from '../../features/resource/index.ts';
import { serverWords } from '../../feedback/index.ts';
import { RouteIconButton } from '../../routing/RouteButton.tsx';
import { useNavigate, useRecordName } from '../../routing/index.ts';
import { previewSearch } from './search.ts';
import type { PreviewType } from './search.ts';
import * as css from './Preview.css.ts';

interface PreviewProps {
  readonly id: string;
  readonly previewType: PreviewType;
}

const ignore = () => undefined;
const NOWHERE = { parent: null, node: null };

/** A design as it would be used, before its release or after it: all can be tried, and nothing is sent. @reading R-795 */
export function Preview({ id, previewType }: PreviewProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { data } = useQuery(modelRuntimeQuery(useApi(), id, previewType));
  useRecordName(data?.fullName ?? null);
  const go = (type: PreviewType) => navigate({ search: previewSearch.write({ id, previewType: type }), replace: true });
  return (
    <div className={sheet}>
      <div className={css.page}>
        <header className={css.head}>
          <RouteIconButton icon={ArrowLeft} label={t`Back to the designs`} to="/previewModel" />
          <h1 className={css.title}>{data?.fullName ?? t`Feature preview`}</h1>
          <Segmented
            label={t`Design to look at`}
            segments={[
              { id: 'draft', label: t({ message: 'Draft', context: 'design' }) },
              { id: 'released', label: t({ message: 'Released', context: 'design' }) },
            ]}
            value={previewType}
            onChange={go}
          />
        </header>
        <Alert tone="info" title={t`A preview: everything can be tried, and nothing you fill in is sent.`} />
        <div className={css.body}>
          <Tried key={previewType} id={id} previewType={previewType} />
        </div>
      </div>
    </div>
  );
}

function Tried({ id, previewType }: PreviewProps) {
  const { t } = useLingui();
  const { data, isPending, error, refetch } = useQuery(modelRuntimeQuery(useApi(), id, previewType));
  const person = useSession().currentUser.user;
  const unread = data ? unreadDesign(data) : null;
  const resource = useMemo(
    () => (data && unread === null ? previewResource(data, id, previewType, person) : null),
    [data, unread, id, previewType, person],
  );
  if (data && unread !== null) return <UnreadDesign name={data.fullName} text={unread} />;
  if (resource && resource.list.columns.length > 0) return <ResourcePart resource={resource} name="preview" />;
  if (resource) return <ResourceForm resource={resource} id={null} at={NOWHERE} isStaying onSaved={ignore} onClose={ignore} />;
  if (isPending) return <Skeleton kind="rows" count={8} what={t`the design`} />;
  return (
    <StatePanel kind="failed" title={t`The design did not load`} actions={<Button onPress={() => void refetch()}>{t`Retry`}</Button>}>
      {serverWords(error) ?? t`It may not be released, or the server did not answer.`}
    </StatePanel>
  );
}
