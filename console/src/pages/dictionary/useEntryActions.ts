import { useLingui } from '@lingui/react/macro';
import { useConfirm } from '@milepost/kit/confirm';
import type { Entry } from '@milepost/openapi/domains/dictionary';
import { useApi } from '../../data/api/index.ts';
import { removeEntry, toggleEntry } from '../../data/dictionary/mutations.ts';
import { useWrite } from '../../data/useWrite.ts';
import { useFeedback } from '../../feedback/index.ts';
import type { EntryActionId } from './actions.ts';

/** Carries out a row action: edit opens the form, the others ask first and tell what came of it. @source admin §4, §8 */
export function useEntryActions(onOpen: (id: string) => void) {
  const { t } = useLingui();
  const confirm = useConfirm();
  const feedback = useFeedback();
  const api = useApi();
  const toggle = useWrite(toggleEntry(api));
  const remove = useWrite(removeEntry(api));

  const tell = async (kind: 'toggle' | 'remove', write: Promise<{ msg: string }>) => {
    try {
      feedback.success(kind, (await write).msg);
    } catch (error) {
      feedback.failure(error);
    }
  };

  return async (action: EntryActionId, entry: Entry) => {
    if (action === 'edit') return onOpen(entry.id);
    if (action === 'toggle') {
      const isSure = await confirm({
        title: t`Prompt`,
        body: entry.isEnabled
          ? t`Are you sure to disable the current data, continue?`
          : t`Are you sure to enable the current data, continue?`,
        subject: entry.fullName,
        confirmLabel: entry.isEnabled ? t`Disable` : t`Enable`,
        tone: 'plain',
      });
      return isSure ? tell('toggle', toggle.run(entry.id)) : undefined;
    }
    const isSure = await confirm({
      title: t`Prompt`,
      body: t`This operation will permanently delete the data, continue?`,
      subject: entry.fullName,
      confirmLabel: t`Delete`,
      tone: 'danger',
    });
    return isSure ? tell('remove', remove.run(entry.id)) : undefined;
  };
}
