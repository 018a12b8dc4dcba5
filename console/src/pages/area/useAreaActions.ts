import { useLingui } from '@lingui/react/macro';
import { useConfirm } from '@milepost/kit/confirm';
import type { AreaNode } from '@milepost/openapi/domains/area';
import { useApi } from '../../data/api/index.ts';
import { removeArea, toggleArea } from '../../data/area/mutations.ts';
import { useWrite } from '../../data/useWrite.ts';
import { useFeedback } from '../../feedback/index.ts';
import type { AreaActionId } from './actions.ts';

interface Opens {
  readonly onEdit: (row: AreaNode) => void;
  readonly onAddBelow: (row: AreaNode) => void;
}

/** Carries out a row action: some open the form, the others ask first and tell what came of it. @source admin §4, §8 */
export function useAreaActions(opens: Opens) {
  const { t } = useLingui();
  const confirm = useConfirm();
  const feedback = useFeedback();
  const api = useApi();
  const toggle = useWrite(toggleArea(api));
  const remove = useWrite(removeArea(api));

  const tell = async (kind: 'toggle' | 'remove', write: Promise<{ msg: string }>) => {
    try {
      feedback.success(kind, (await write).msg);
    } catch (error) {
      feedback.failure(error);
    }
  };

  return async (action: AreaActionId, row: AreaNode) => {
    if (action === 'edit') opens.onEdit(row);
    if (action === 'addBelow') opens.onAddBelow(row);
    if (action === 'toggle') {
      const isSure = await confirm({
        title: t`Prompt`,
        body: row.isEnabled
          ? t`Are you sure to disable the current data, continue?`
          : t`Are you sure to enable the current data, continue?`,
        subject: row.fullName,
        confirmLabel: row.isEnabled ? t`Disable` : t`Enable`,
        tone: 'plain',
      });
      if (isSure) await tell('toggle', toggle.run(row.id));
    }
    if (action === 'remove') {
      const isSure = await confirm({
        title: t`Prompt`,
        body: t`This operation will permanently delete the data, continue?`,
        subject: row.fullName,
        confirmLabel: t`Delete`,
        tone: 'danger',
      });
      if (isSure) await tell('remove', remove.run(row.id));
    }
  };
}
