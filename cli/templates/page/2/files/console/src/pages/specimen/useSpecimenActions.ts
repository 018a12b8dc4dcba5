//- file hasRowActions
import { useLingui } from '@lingui/react/macro';
import { useConfirm } from '@milepost/kit/confirm';
import type { ExhibitRow } from '@milepost/openapi/domains/$domain';
import { useApi } from '../../data/api/index.ts';
import { removeExhibit, toggleExhibit } from '../../data/exhibit/mutations.ts';
import { useWrite } from '../../data/useWrite.ts';
import { useFeedback } from '../../feedback/index.ts';
import type { ExhibitActionId } from './actions.ts';

//- if hasOpens
interface Opens {
  //- if canUpdate
  readonly onEdit: (row: ExhibitRow) => void;
  //- end
  //- if canAddBelow
  readonly onAddBelow: (row: ExhibitRow) => void;
  //- end
}
//- end

/** Carries out a row action: some open the form, the others ask first and tell what came of it. @source admin §4, §8 */
export function useSpecimenActions($opens) {
  const { t } = useLingui();
  const confirm = useConfirm();
  const feedback = useFeedback();
  const api = useApi();
  //- if canToggle
  const toggle = useWrite(toggleExhibit(api));
  //- end
  //- if canRemove
  const remove = useWrite(removeExhibit(api));
  //- end

  //- if canAsk
  const tell = async (kind: 'toggle' | 'remove', write: Promise<{ msg: string }>) => {
    try {
      feedback.success(kind, (await write).msg);
    } catch (error) {
      feedback.failure(error);
    }
  };
  //- end

  return async (action: ExhibitActionId, row: ExhibitRow) => {
    //- if canUpdate
    if (action === 'edit') opens.onEdit(row);
    //- end
    //- if canAddBelow
    if (action === 'addBelow') opens.onAddBelow(row);
    //- end
    //- if canToggle
    if (action === 'toggle') {
      const isSure = await confirm({
        title: t`Prompt`,
        body: row.isEnabled
          ? t`Are you sure to disable the current data, continue?`
          : t`Are you sure to enable the current data, continue?`,
        subject: row.$labelField,
        confirmLabel: row.isEnabled ? t`Disable` : t`Enable`,
        tone: 'plain',
      });
      if (isSure) await tell('toggle', toggle.run(row.id));
    }
    //- end
    //- if canRemove
    if (action === 'remove') {
      const isSure = await confirm({
        title: t`Prompt`,
        body: t`This operation will permanently delete the data, continue?`,
        subject: row.$labelField,
        confirmLabel: t`Delete`,
        tone: 'danger',
      });
      if (isSure) await tell('remove', remove.run(row.id));
    }
    //- end
  };
}
