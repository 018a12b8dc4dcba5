import { useLingui } from '@lingui/react/macro';
import { useConfirm } from '@milepost/kit/confirm';
import type { MenuCommand } from '@milepost/kit/menu';
import { CircleMinus, Trash2 } from 'lucide';
import { useApi } from '../../data/api/index.ts';
import { removeChatRecords, removeConversation } from '../../data/chat/index.ts';
import { useWrite } from '../../data/useWrite.ts';
import { useFeedback } from '../../feedback/index.ts';
import { useSession } from '../../auth/currentSession.ts';
import type { ChatStore } from './store/chatStore.ts';
import { hasUnsent } from './store/conversation.ts';
import { tellTabs } from './otherTabs.ts';
import { forgetUnread } from './unread.ts';

/** Actions on a recent conversation: taken out of the list, or its records deleted. @source shell §2.7 */
export function useRecentActions(store: Pick<ChatStore, 'find' | 'forget'>) {
  const { t } = useLingui();
  const { client } = useApi();
  const confirm = useConfirm();
  const ownId = useSession().currentUser.user.userId;
  const feedback = useFeedback();
  const remove = useWrite(removeConversation(client));
  const removeRecords = useWrite(removeChatRecords(client));

  const items: readonly MenuCommand[] = [
    { id: 'remove', label: t`Remove from the list`, icon: CircleMinus },
    { id: 'delete', label: t`Delete the chat records`, icon: Trash2, tone: 'danger' },
  ];
  async function act(action: string, { id, name }: { readonly id: string; readonly name: string }) {
    try {
      if (action === 'remove') {
        const { msg } = await remove.run(id);
        // What nobody can see is counted no more.
        forgetUnread(id);
        tellTabs('chatRead', ownId, id);
        return feedback.success('remove', msg);
      }
      const opened = store.find(id);
      const isSure = await confirm({
        title: t`Delete the chat records with ${name}?`,
        body:
          opened && hasUnsent(opened)
            ? t`Only your own records are deleted; ${name} keeps theirs. This cannot be undone. What you have not sent stays: your draft, and messages and images that are waiting or failed.`
            : t`Only your own records are deleted; ${name} keeps theirs. This cannot be undone.`,
        confirmLabel: t`Delete`,
        tone: 'danger',
      });
      if (!isSure) return undefined;
      const { msg } = await removeRecords.run(id);
      forgetUnread(id);
      store.forget(id);
      tellTabs('chatDeleted', ownId, id);
      return feedback.success('remove', msg);
    } catch (error) {
      return feedback.failure(error);
    }
  }
  return { items, run: (...args: Parameters<typeof act>) => void act(...args) };
}
