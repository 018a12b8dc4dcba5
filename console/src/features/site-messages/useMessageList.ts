import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { createPagedList } from '@milepost/kit/engines/paged-list';
import type { PagedList } from '@milepost/kit/engines/paged-list';
import { useKit } from '@milepost/kit/kit-provider';
import { MESSAGE_PAGE_SIZE } from '@milepost/openapi/domains/message';
import type { Message, MessageFilter } from '@milepost/openapi/domains/message';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useApi } from '../../data/api/index.ts';
import type { Api } from '../../data/api/index.ts';
import { readMessages } from '../../data/message/queries.ts';
import { useOpened } from '../../data/message/useOpened.ts';
import { useRealtime } from '../../realtime/index.ts';

/** Of unread messages the server has fewer after each that is opened, and its pages begin earlier. */
function createList(api: Api) {
  let opened: ReadonlySet<string> = new Set();
  const list: PagedList<MessageFilter, Message> = createPagedList(
    {
      idOf: ({ id }) => id,
      async load(filter, { pageNumber, pageRows }, signal) {
        const rows = pageNumber > 1 && filter.isOnlyUnread ? list.getSnapshot().rows : [];
        const readCount = rows.filter(({ id }) => opened.has(id)).length;
        const page = readCount > 0 ? Math.floor((rows.length - readCount) / pageRows) + 1 : pageNumber;
        const answer = await readMessages(api, { filter, page, pageSize: MESSAGE_PAGE_SIZE }, signal);
        if (readCount === 0 || answer.total === 0) return answer;
        return { ...answer, total: answer.total + readCount, hasMore: page * pageRows < answer.total };
      },
    },
    MESSAGE_PAGE_SIZE,
  );
  return {
    list,
    /** Ids of the messages that were opened while the list stands there. */
    keepOpened: (ids: ReadonlySet<string>) => {
      opened = ids;
    },
  };
}

/**
 * The messages of a filter, 20 at a time. What arrives meanwhile is counted, not put in: the list never moves under anybody.
 * @source shell §2.6, §9 @reading R-344
 */
export function useMessageList(filter: MessageFilter) {
  const api = useApi();
  const realtime = useRealtime();
  const opened = useOpened();
  const [{ list, keepOpened }] = useState(() => createList(api));
  useEffect(() => keepOpened(opened), [keepOpened, opened]);
  const state = useSyncExternalStore(list.subscribe, list.getSnapshot);
  const [news, setNews] = useState({ filter, count: 0 });

  useEffect(() => {
    list.send({ type: 'ask', question: filter });
    return () => list.send({ type: 'stop' });
  }, [list, filter]);
  useEffect(
    () =>
      realtime.subscribe((event) => {
        if (event.kind !== 'push') return;
        if (filter.type === 'all' || event.type === null || event.type === filter.type)
          setNews((now) => ({ filter, count: (now.filter === filter ? now.count : 0) + event.count }));
      }),
    [realtime, filter],
  );
  useSpokenState(state);

  return {
    state,
    /** Ids of the messages that were opened meanwhile. */
    opened,
    arrived: news.filter === filter ? news.count : 0,
    more: () => list.send({ type: 'more' }),
    retry: () => list.send({ type: 'retry' }),
    /** Begins anew with what is there now; the rows stay until it has come. */
    refresh: () => {
      setNews({ filter, count: 0 });
      list.send({ type: 'refresh' });
    },
    /** Begins anew from nothing. */
    restart: () => {
      setNews({ filter, count: 0 });
      list.send({ type: 'ask', question: filter });
    },
  };
}

type State = ReturnType<ReturnType<typeof createList>['list']['getSnapshot']>;

/** Says what a list that loads has come to; the first page of a list that was opened is read as it is reached. */
function useSpokenState(state: State) {
  const { t } = useLingui();
  const { announcer } = useKit();
  const before = useRef({ state, asked: 0 });
  useEffect(() => {
    const last = before.current;
    const isAnother = state.question !== last.state.question;
    before.current = { state, asked: last.asked + (isAnother ? 1 : 0) };
    if (state.phase.status === last.state.phase.status) return;
    if (state.phase.status === 'failed') announcer.say(t`Loading failed. You can retry.`);
    if (state.phase.status === 'loading' && state.phase.pageNumber > 1) announcer.say(t`Loading more`);
    if (state.phase.status !== 'idle' || last.state.phase.status !== 'loading') return;
    const count = state.rows.length;
    const total = Math.max(state.total, count);
    if (state.pageCount > 1) announcer.say(t`Loaded ${count} of ${total}`);
    else if (last.asked > 1) announcer.say(t`${plural(total, { one: 'Found # message', other: 'Found # messages' })}`);
  }, [state, announcer, t]);
}
