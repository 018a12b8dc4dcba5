import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useConfirm } from '@milepost/kit/confirm';
import { useApi } from '../../data/api/index.ts';
import { removeMessages } from '../../data/message/mutations.ts';
import { useWrite } from '../../data/useWrite.ts';
import { useFeedback } from '../../feedback/index.ts';

/** Takes messages out of the own list, after asking. Tells whether it was done. @source shell §7 */
export function useRemoveMessages() {
  const { t } = useLingui();
  const confirm = useConfirm();
  const feedback = useFeedback();
  const { run } = useWrite(removeMessages(useApi()));
  return async (ids: readonly string[], title = ''): Promise<boolean> => {
    const count = ids.length;
    const isSure = await confirm({
      title: t`Prompt`,
      body: t`This operation will permanently delete the data, continue?`,
      subject: title || t`${plural(count, { one: '# message', other: '# messages' })}`,
      confirmLabel: t`Delete`,
      tone: 'danger',
    });
    if (!isSure) return false;
    try {
      feedback.success('remove', (await run(ids)).msg);
      return true;
    } catch (error) {
      feedback.failure(error);
      return false;
    }
  };
}
