import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { Skeleton } from '@milepost/kit/skeleton';
import { StatePanel } from '@milepost/kit/state-panel';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSession } from '../../../auth/currentSession.ts';
import { useMenuName } from '../../../auth/useMenuName.ts';
import { useApi } from '../../../data/api/index.ts';
import { modelIdQuery } from '../../../data/model/designOptions.ts';
import { serverWords } from '../../../feedback/index.ts';
import { sheet, waiting } from '../../list-page/sheet.css.ts';
import type { AnyResource } from '../../resource/index.ts';
import { ResourcePage } from '../../resource/page/ResourcePage.tsx';
import { ofModel } from './ofModel.ts';

interface RecordsPageProps {
  readonly resource: AnyResource;
  readonly path: string;
  readonly code: string;
}

/** The page of declared records, once it is known which model of the server they are of. @reading R-939 */
export function RecordsPage({ resource, path, code }: RecordsPageProps) {
  const { t } = useLingui();
  const { currentUser, pathOf } = useSession();
  const person = currentUser.user;
  const name = useMenuName(path) ?? code;
  const menuId = [...pathOf].find(([, at]) => at === `/${path}`)?.[0] ?? '';
  const { data: modelId, isPending, error, refetch } = useQuery(modelIdQuery(useApi(), code));
  const opened = useMemo(
    () => (modelId ? ofModel(resource, { modelId, menuId, person, name }) : null),
    [resource, modelId, menuId, person, name],
  );
  if (opened) return <ResourcePage resource={opened} path={path} />;
  return (
    <div className={sheet}>
      {isPending ? (
        <div className={waiting}>
          <Skeleton kind="rows" count={8} what={name} />
        </div>
      ) : (
        <StatePanel
          kind="failed"
          title={t`The records of this page were not found`}
          headingLevel={1}
          actions={<Button onPress={() => void refetch()}>{t`Retry`}</Button>}
        >
          {serverWords(error) ?? t`This server has no released design with the code ${code}. Import the design, release it, and retry.`}
        </StatePanel>
      )}
    </div>
  );
}
