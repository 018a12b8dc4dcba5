import { useLingui } from '@lingui/react/macro';
import { Alert } from '@milepost/kit/alert';
import { Button } from '@milepost/kit/button';
import { Drawer } from '@milepost/kit/drawer';
import { Skeleton } from '@milepost/kit/skeleton';
import { StatePanel } from '@milepost/kit/state-panel';
import type { ModelVersionRow } from '@milepost/openapi/domains/model';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSession } from '../../auth/currentSession.ts';
import { useApi } from '../../data/api/index.ts';
import { versionRuntimeQuery } from '../../data/design/versions.ts';
import { UnreadDesign, previewResource, unreadDesign } from '../../features/model/index.ts';
import ResourceForm from '../../features/resource/form/ResourceForm.tsx';
import { ResourcePart } from '../../features/resource/index.ts';
import type { OpenedProps } from '../../features/resource/index.ts';
import { serverWords } from '../../feedback/index.ts';

const ignore = () => undefined;
const NOWHERE = { parent: null, node: null };

/** A version of a design as it was used: its list and its form can be tried, and nothing is sent. @reading R-795 @reading R-268 */
export default function VersionLook({ row, onClose }: OpenedProps<ModelVersionRow>) {
  const { t } = useLingui();
  const { data, isPending, error, refetch } = useQuery(versionRuntimeQuery(useApi(), row.id));
  const person = useSession().currentUser.user;
  const unread = data ? unreadDesign(data) : null;
  const resource = useMemo(
    () => (data && unread === null ? previewResource(data, row.modelId, 'released', person) : null),
    [data, unread, row.modelId, person],
  );
  const { number } = row;
  const version = t({ message: `Version ${number}`, context: 'of a design' });
  if (resource && resource.list.columns.length === 0)
    return <ResourceForm resource={resource} id={null} at={NOWHERE} isStaying onSaved={ignore} onClose={onClose} />;
  return (
    <Drawer title={data ? `${data.fullName} · ${version}` : version} widthPx={1000} onClose={onClose}>
      <Alert tone="info" title={t`A preview: everything can be tried, and nothing you fill in is sent.`} />
      {data && unread !== null ? (
        <UnreadDesign name={data.fullName} text={unread} />
      ) : resource ? (
        <ResourcePart resource={resource} name="preview" />
      ) : isPending ? (
        <Skeleton kind="rows" count={8} what={t`the design`} />
      ) : (
        <StatePanel kind="failed" title={t`The design did not load`} actions={<Button onPress={() => void refetch()}>{t`Retry`}</Button>}>
          {serverWords(error) ?? t`The version may have gone, or the server did not answer.`}
        </StatePanel>
      )}
    </Drawer>
  );
}
