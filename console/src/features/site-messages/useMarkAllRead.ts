import { useLingui } from '@lingui/react/macro';
import { useConfirm } from '@milepost/kit/confirm';
import type { MessageFilter } from '@milepost/openapi/domains/message';
import { useApi } from '../../data/api/index.ts';
import { readAllMessages } from '../../data/message/mutations.ts';
import { useWrite } from '../../data/useWrite.ts';
import { useFeedback } from '../../feedback/index.ts';
import { useMessageTypes } from './messageTypes.ts';

/** Makes every message of a filter read, after asking: nothing makes them unread again. Tells whether it was done. @source shell §2.6 */
export function useMarkAllRead() {
  const { t } = useLingui();
  const confirm = useConfirm();
  const feedback = useFeedback();
  const types = useMessageTypes();
  const { run, isRunning } = useWrite(readAllMessages(useApi()));
  async function markAllRead(filter: MessageFilter): Promise<boolean> {
    const { keyword } = filter;
    const isNarrowed = filter.type !== 'all' || keyword !== '';
    const subject = [filter.type === 'all' ? '' : types[filter.type], keyword && t`“${keyword}”`].filter(Boolean).join(' · ');
    const isSure = await confirm({
      title: t`Mark all as read?`,
      ...(isNarrowed && { subject }),
      body: isNarrowed
        ? t`Every unread message the list is narrowed to becomes read. This cannot be undone.`
        : t`Every unread message becomes read. This cannot be undone.`,
      confirmLabel: t`Mark all read`,
      tone: 'plain',
    });
    if (!isSure) return false;
    try {
      feedback.success('save', (await run(filter)).msg);
      return true;
    } catch (error) {
      feedback.failure(error);
      return false;
    }
  }
  return { markAllRead, isRunning };
}
