import { useLingui } from '@lingui/react/macro';
import { Alert } from '@milepost/kit/alert';
import { Button } from '@milepost/kit/button';
import { Dialog } from '@milepost/kit/dialog';
import { LoadFailed } from '@milepost/kit/state-panel';
import type { MenuNode } from '@milepost/openapi/domains/menu';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../data/api/index.ts';
import { entryDesignQuery, entryRightsQuery } from '../../data/menu/rights.ts';
import type { RightKind } from '../../data/menu/rights.ts';
import { TaskDialog } from '../../features/resource/actions/task/TaskDialog.tsx';
import { DesignLink } from './DesignLink.tsx';
import { isOfApp, modelIdOf } from './shownDesign.ts';
import { takingRights } from './takingRights.tsx';
import { FIELDS_COMING } from '../../lazy/index.ts';
import * as css from './MenuPage.css.ts';

interface TakeRightsProps {
  readonly entry: MenuNode;
  readonly kind: RightKind;
  readonly onClose: () => void;
}

/** Rights of an entry taken from the design it shows, all of a kind at once. @reading R-475 */
export function TakeRights({ entry, kind, onClose }: TakeRightsProps) {
  const { t } = useLingui();
  const api = useApi();
  const modelId = modelIdOf(entry);
  const design = useQuery(entryDesignQuery(api, modelId, isOfApp(entry)));
  const kept = useQuery(entryRightsQuery(api, kind, entry.id));
  if (design.data?.is === 'released' && kept.data && kept.isFetchedAfterMount) {
    const taken = { entry, kind, design: design.data.rights[kind], kept: kept.data };
    return <TaskDialog of={() => takingRights(taken)} about={entry.id} onClose={onClose} />;
  }
  const { fullName: entryName } = entry;
  const failed = [design, kept].filter(({ isError }) => isError);
  return (
    <Dialog
      title={t`Rights from the design: ${entryName}`}
      widthPx={600}
      onClose={onClose}
      footer={<Button onPress={onClose}>{t`Close`}</Button>}
    >
      {failed.length > 0 ? (
        <LoadFailed onRetry={() => failed.forEach(({ refetch }) => void refetch())} />
      ) : design.data && design.data.is !== 'released' ? (
        <Alert
          tone="warning"
          urgency="polite"
          title={design.data.is === 'gone' ? t`The design of this entry is gone` : t`The design is not released`}
          description={
            design.data.is === 'gone'
              ? t`Choose another design in the form of the entry.`
              : t`Its buttons, columns and fields can be taken once it is released.`
          }
          action={design.data.is === 'draft' && <DesignLink id={modelId} />}
        />
      ) : (
        <output className={css.waiting} {...FIELDS_COMING}>{t`Loading…`}</output>
      )}
    </Dialog>
  );
}
