import { useLingui } from '@lingui/react/macro';
import { useStore } from '@nanostores/react';
import { systemClock } from '@milepost/kit/engines/clock';
import { createPagedList, sizeOfList } from '@milepost/kit/engines/paged-list';
import { Button } from '@milepost/kit/button';
import { EmptyState } from '@milepost/kit/empty-state';
import { useKit } from '@milepost/kit/kit-provider';
import { SearchField } from '@milepost/kit/search-field';
import { Skeleton } from '@milepost/kit/skeleton';
import { LoadFailed } from '@milepost/kit/state-panel';
import type { ChatContact } from '@milepost/openapi/domains/message';
import { CONTACT_PAGE_SIZE } from '@milepost/openapi/domains/message';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useApi } from '../../data/api/index.ts';
import { fetchContacts } from '../../data/chat/index.ts';
import { imageAddress } from '../../data/file/index.ts';
import { serverWords } from '../../feedback/index.ts';
import { useLinkContext } from '../../auth/useLinkContext.ts';
import * as css from './ChatWindow.css.ts';
import { PeopleList } from './PeopleList.tsx';
import { onlineIds } from './unread.ts';
import type { ChosenPerson } from './RecentPane.tsx';

/** The next page is asked for when the end is as near. @source shell §9 */
const NEXT_WITHIN_PX = 300;
/** Letters typed within this time are one question. */
const TYPED_WITHIN_MS = 300;

interface ContactsPaneProps {
  readonly selectedId: string | null;
  readonly onChoose: (person: ChosenPerson) => void;
}

/** People to talk to, searched by name or account, twenty at a time. @source shell §2.7, §9 */
export function ContactsPane({ selectedId, onChoose }: ContactsPaneProps) {
  const { t } = useLingui();
  const { client } = useApi();
  const context = useLinkContext();
  const { announcer } = useKit();
  const online = useStore(onlineIds);
  const [keyword, setKeyword] = useState('');
  const [contacts] = useState(() =>
    createPagedList<string, ChatContact>(
      {
        load: (text, { pageNumber }, signal) => fetchContacts(client, text, pageNumber, signal),
        idOf: ({ id }) => id,
      },
      CONTACT_PAGE_SIZE,
    ),
  );
  const list = useSyncExternalStore(contacts.subscribe, contacts.getSnapshot);
  const { rows, question, phase, total, hasMore } = list;

  useEffect(() => {
    const text = keyword.trim();
    const ask = () => contacts.send({ type: 'ask', question: text });
    return text === '' ? ask() : systemClock.after(TYPED_WITHIN_MS, ask);
  }, [contacts, keyword]);
  useEffect(() => () => contacts.send({ type: 'stop' }), [contacts]);
  useEffect(() => {
    if (question && phase.status === 'idle' && total >= 0) announcer.say(t`${total} people found`);
  }, [announcer, t, question, phase.status, total]);

  const people = rows.map(({ id, realName, account, headIcon, department }) => ({
    id,
    name: realName || account,
    picture: imageAddress(headIcon, context),
    department,
    line: department,
    note: account,
    unreadCount: 0,
    isOnline: online?.has(id) ?? false,
  }));
  const retry = () => contacts.send({ type: 'retry' });
  return (
    <div className={css.tab}>
      <div className={css.search}>
        <SearchField label={t`Search contacts`} placeholder={t`Name or account`} value={keyword} onChange={setKeyword} />
      </div>
      {people.length === 0 && phase.status === 'loading' && (
        <div className={css.waiting}>
          <Skeleton kind="rows" count={6} what={t`contacts`} />
        </div>
      )}
      {people.length === 0 && phase.status === 'failed' && (
        <LoadFailed onRetry={retry} keepsFilters={keyword !== ''} detail={serverWords(phase.error)} />
      )}
      {people.length === 0 && phase.status === 'idle' && question !== null && (
        <EmptyState kind={keyword ? 'noMatch' : 'empty'} title={keyword ? t`Nothing found` : t`No contacts`} />
      )}
      {people.length > 0 && (
        <PeopleList
          label={t`Contacts`}
          people={people}
          total={sizeOfList(list)}
          selectedId={selectedId}
          onNearEnd={hasMore ? { withinPx: NEXT_WITHIN_PX, call: () => contacts.send({ type: 'more' }) } : undefined}
          onChoose={(id) => {
            const person = people.find((one) => one.id === id);
            if (person) onChoose(person);
          }}
        />
      )}
      {people.length > 0 && phase.status === 'loading' && <p className={css.more}>{t`Loading more`}</p>}
      {people.length > 0 && phase.status === 'failed' && (
        <p className={css.more}>
          {serverWords(phase.error) ?? t`The next page did not load`}
          <Button variant="accent" onPress={retry}>
            {t`Retry`}
          </Button>
        </p>
      )}
    </div>
  );
}
