import { useLingui } from '@lingui/react/macro';
import { useStore } from '@nanostores/react';
import { ContextMenu } from '@milepost/kit/context-menu';
import { EmptyState } from '@milepost/kit/empty-state';
import { SearchField } from '@milepost/kit/search-field';
import { Skeleton } from '@milepost/kit/skeleton';
import { LoadFailed } from '@milepost/kit/state-panel';
import type { ChatWords } from '@milepost/kit/chat-log';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../data/api/index.ts';
import { conversationsQuery } from '../../data/chat/index.ts';
import { imageAddress } from '../../data/file/index.ts';
import { serverWords } from '../../feedback/index.ts';
import { momentText } from '../../i18n/momentText.ts';
import { useLinkContext } from '../../auth/useLinkContext.ts';
import { bodyOf } from './store/chatMessages.ts';
import type { ChatStore } from './store/chatStore.ts';
import * as css from './ChatWindow.css.ts';
import { PeopleList } from './PeopleList.tsx';
import { onlineIds, unreadBySender } from './unread.ts';
import { useRecentActions } from './useRecentActions.tsx';

export interface RecentPaneProps {
  readonly selectedId: string | null;
  readonly words: ChatWords;
  readonly onChoose: (person: ChosenPerson) => void;
  readonly store: Pick<ChatStore, 'find' | 'forget'>;
}

/** Somebody to talk to, as far as lists know. */
export interface ChosenPerson {
  readonly id: string;
  readonly name: string;
  readonly picture: string | null;
  readonly department: string;
}

const personAt = (target: HTMLElement) => target.closest<HTMLElement>('[data-person]')?.dataset['person'];

/** Recent conversations with their menu. @source shell §2.7 */
export function RecentPane({ selectedId, words, store, onChoose }: RecentPaneProps) {
  const { t } = useLingui();
  const { client } = useApi();
  const context = useLinkContext();
  const { data, error, isError, isFetching, refetch } = useQuery(conversationsQuery(client));
  const unread = useStore(unreadBySender);
  const online = useStore(onlineIds);
  const [keyword, setKeyword] = useState('');
  const actions = useRecentActions(store);

  const wanted = keyword.trim().toLowerCase();
  const people = (data ?? [])
    .map(({ id, realName, account, headIcon, department, latest, latestDate }) => ({
      id,
      name: realName || account,
      picture: imageAddress(headIcon, context),
      department,
      line: words.line(bodyOf(latest, () => null)),
      note: latestDate === null ? '' : words.day(latestDate) === t`Today` ? words.time(latestDate) : words.day(latestDate),
      noteTitle: momentText(latestDate) || undefined,
      unreadCount: unread.get(id) ?? 0,
      isOnline: online?.has(id) ?? false,
    }))
    .filter(({ name, line }) => name.toLowerCase().includes(wanted) || line.toLowerCase().includes(wanted));
  const nameOf = (target: HTMLElement) => people.find(({ id }) => id === personAt(target))?.name ?? '';

  return (
    <div className={css.tab}>
      <div className={css.search}>
        <SearchField label={t`Search names and messages`} placeholder={t`Name or message`} value={keyword} onChange={setKeyword} />
      </div>
      {data === undefined && !isError && (
        <div className={css.waiting}>
          <Skeleton kind="rows" count={6} what={t`conversations`} />
        </div>
      )}
      {data === undefined && isError && !isFetching && <LoadFailed onRetry={() => void refetch()} detail={serverWords(error)} />}
      {data !== undefined && people.length === 0 && (
        <EmptyState kind={wanted ? 'noMatch' : 'empty'} title={wanted ? t`Nothing found` : t`No conversations yet`}>
          {wanted ? null : t`Choose somebody under Contacts and write to them.`}
        </EmptyState>
      )}
      {people.length > 0 && (
        <ContextMenu
          label={(target) => t`Actions of ${nameOf(target)}`}
          items={(target) => (personAt(target) === undefined ? [] : actions.items)}
          onAction={(action, target) => {
            const id = personAt(target);
            if (id !== undefined) actions.run(action, { id, name: nameOf(target) });
          }}
        >
          <PeopleList
            label={t`Recent conversations`}
            people={people}
            selectedId={selectedId}
            onChoose={(id) => {
              const person = people.find((one) => one.id === id);
              if (person) onChoose(person);
            }}
          />
        </ContextMenu>
      )}
    </div>
  );
}
