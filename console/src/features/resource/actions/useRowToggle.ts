import { useLingui } from '@lingui/react/macro';
import { useConfirm } from '@milepost/kit/confirm';
import { useToaster } from '@milepost/kit/toast';
import { useApi } from '../../../data/api/index.ts';
import { useWrite } from '../../../data/useWrite.ts';
import { UNDO_MS, useFeedback } from '../../../feedback/index.ts';
import { toggleWrite } from '../form/recordPort.ts';
import { nameOf } from '../definition/rowActions.ts';
import { isEnabled } from '../definition/rowState.ts';
import type { AnyResource, AnyRow } from '../definition/types.ts';
import { useImpactNotes } from './useImpactNotes.ts';
import { useTellWrite } from './useTellWrite.ts';

/** Enables or disables a row after a question; what was done can be taken back. @source admin §4, §8 */
export function useRowToggle(resource: AnyResource) {
  const { t } = useLingui();
  const confirm = useConfirm();
  const feedback = useFeedback();
  const toaster = useToaster();
  const toggling = useWrite(toggleWrite(useApi(), resource));
  const tell = useTellWrite();
  const factsOf = useImpactNotes();
  return async (row: AnyRow): Promise<void> => {
    const isOn = isEnabled(resource, row);
    const facts = isOn ? await factsOf(resource.actions.disableImpact, row) : [];
    const question = isOn ? t`Are you sure to disable the current data, continue?` : t`Are you sure to enable the current data, continue?`;
    const isSure = await confirm({
      title: t`Prompt`,
      body: [question, ...facts].join(' '),
      subject: nameOf(resource, row),
      confirmLabel: isOn ? t`Disable` : t`Enable`,
      tone: 'plain',
    });
    if (!isSure) return;
    try {
      const done = await toggling.run({ id: row.id, isOn: !isOn });
      // Somebody else has set it so meanwhile: there is nothing of this person's to undo.
      if (done === null) {
        feedback.success('toggle', '');
        return;
      }
      toaster.show({
        tone: 'success',
        title: done.msg || t({ message: 'Done', context: 'a write' }),
        durationMs: UNDO_MS,
        action: { label: t`Undo`, onPress: () => void tell('toggle', toggling.run({ id: row.id, isOn })) },
      });
    } catch (error) {
      feedback.failure(error);
    }
  };
}
