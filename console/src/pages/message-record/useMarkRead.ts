import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useApi } from '../../data/api/index.ts';
import { readTheseMessages } from '../../data/message/mutations.ts';
import { useWrite } from '../../data/useWrite.ts';
import { useFeedback } from '../../feedback/index.ts';

/** Makes chosen messages read; tells whether it was done. @source shell §4 */
export function useMarkRead() {
  const { t } = useLingui();
  const feedback = useFeedback();
  const { run, isRunning } = useWrite(readTheseMessages(useApi()));
  async function mark(ids: readonly string[]): Promise<boolean> {
    const count = ids.length;
    try {
      await run(ids);
      feedback.success('toggle', t`${plural(count, { one: '# message marked as read', other: '# messages marked as read' })}`);
      return true;
    } catch (error) {
      feedback.failure(error);
      return false;
    }
  }
  return { mark, isRunning };
}
