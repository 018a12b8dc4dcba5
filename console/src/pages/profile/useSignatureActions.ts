import { useLingui } from '@lingui/react/macro';
import { useConfirm } from '@milepost/kit/confirm';
import { useApi } from '../../data/api/index.ts';
import { chooseSignature, removeSignature } from '../../data/profile/mutations.ts';
import { useWrite } from '../../data/useWrite.ts';
import { useFeedback } from '../../feedback/index.ts';

/** Makes a signature the default, or deletes it after a question. @source shell §7 */
export function useSignatureActions() {
  const { t } = useLingui();
  const api = useApi();
  const confirm = useConfirm();
  const feedback = useFeedback();
  const chosen = useWrite(chooseSignature(api));
  const removed = useWrite(removeSignature(api));
  const tell = async (kind: 'save' | 'remove', write: Promise<{ msg: string }>) => {
    try {
      feedback.success(kind, (await write).msg);
    } catch (error) {
      feedback.failure(error);
    }
  };
  return {
    choose: (id: string) => tell('save', chosen.run(id)),
    remove: async (id: string, name: string) => {
      const isSure = await confirm({
        title: t`Prompt`,
        body: t`This operation will permanently delete the data, continue?`,
        subject: name,
        confirmLabel: t`Delete`,
        tone: 'danger',
      });
      if (isSure) await tell('remove', removed.run(id));
    },
  };
}
