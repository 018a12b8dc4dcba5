import { useLingui } from '@lingui/react/macro';
import { Alert } from '@milepost/kit/alert';
import { Button } from '@milepost/kit/button';
import { Drawer } from '@milepost/kit/drawer';
import { Skeleton } from '@milepost/kit/skeleton';
import { StatePanel } from '@milepost/kit/state-panel';
import type { ModelVersionRow } from '@milepost/openapi/domains/model';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../data/api/index.ts';
import { versionRuntimeQuery } from '../../data/design/versions.ts';
import { Trial } from '../../features/design/trial/Trial.tsx';
import type { TrialAddress } from '../../features/design/trial/types.ts';
import { UnreadDesign, unreadDesign } from '../../features/model/index.ts';
import type { OpenedProps } from '../../features/resource/index.ts';
import { serverWords } from '../../feedback/index.ts';
import * as css from './VersionLook.css.ts';

const FIRST: TrialAddress = { part: 'list', sample: 'usual', as: '', entry: '', screen: 'desktop' };

/** A version of a design as it was used: its list and its form are tried with samples, and nothing is sent. @reading R-795 @reading R-268 */
export default function VersionLook({ row, onClose }: OpenedProps<ModelVersionRow>) {
  const { t } = useLingui();
  const { data, isPending, error, refetch } = useQuery(versionRuntimeQuery(useApi(), row.id));
  const [address, setAddress] = useState(FIRST);
  const unread = data ? unreadDesign(data) : null;
  const { number } = row;
  const version = t({ message: `Version ${number}`, context: 'of a design' });
  return (
    <Drawer title={data ? `${data.fullName} · ${version}` : version} widthPx={1000} bodyFit="edge-to-edge" onClose={onClose}>
      <div className={css.look}>
        <Alert tone="info" title={t`A trial with samples: everything can be tried, and nothing is sent.`} />
        {data && unread !== null ? (
          <UnreadDesign name={data.fullName} text={unread} />
        ) : data ? (
          <Trial
            modelId={row.modelId}
            state="released"
            runtime={data}
            address={address}
            onChange={(part) => setAddress({ ...address, ...part })}
            designAddress={null}
            isPage={false}
          />
        ) : isPending ? (
          <Skeleton kind="rows" count={8} what={t`the design`} />
        ) : (
          <StatePanel kind="failed" title={t`The design did not load`} actions={<Button onPress={() => void refetch()}>{t`Retry`}</Button>}>
            {serverWords(error) ?? t`The version may have gone, or the server did not answer.`}
          </StatePanel>
        )}
      </div>
    </Drawer>
  );
}
