import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { systemClock, whenSettled } from '@milepost/kit/engines/clock';
import { useKit } from '@milepost/kit/kit-provider';
import type { UnreadCounts } from '@milepost/openapi/domains/message';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../../data/api/index.ts';
import { unreadCountsQuery, withNew } from '../../data/message/counts.ts';
import { messageKeys } from '../../data/message/keys.ts';
import { useRealtime } from '../../realtime/index.ts';
import { gatherNews } from './gatherNews.ts';

/**
 * Number of unread messages: asked for once the page is idle, then kept current by the socket. New ones are said politely,
 * and lists of messages on screen are read again; with news of a flow those of work and their figures too. @source shell §4 (initMessage, messagePush)
 */
export function useUnreadCount(): number {
  const { t } = useLingui();
  const { announcer } = useKit();
  const queries = useQueryClient();
  const realtime = useRealtime();
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenSettled(() => setIdle(true)), []);
  const { data } = useQuery({ ...unreadCountsQuery(useApi()), enabled: isIdle });

  useEffect(() => {
    // News of a flow: its lists and figures are read again too, and a kind nobody knows may be such news.
    let hasFlow = false;
    const news = gatherNews(systemClock, ({ count, title }) => {
      announcer.say(
        count === 1 && title !== '' ? t`New message: ${title}` : t`${plural(count, { one: '# new message', other: '# new messages' })}`,
      );
      void queries.invalidateQueries({ queryKey: messageKeys.lists });
      if (hasFlow) void readAgain(queries);
      hasFlow = false;
    });
    const leave = realtime.subscribe((event) => {
      if (event.kind === 'init') queries.setQueryData<UnreadCounts>(messageKeys.counts, event.unread);
      if (event.kind !== 'push') return;
      queries.setQueryData<UnreadCounts>(messageKeys.counts, (counts) => counts && withNew(counts, event.count, event.type));
      hasFlow ||= event.type === 'flow' || event.type === null;
      news.hear(event.count, event.title);
    });
    return () => {
      leave();
      news.stop();
    };
  }, [announcer, queries, realtime, t]);
  return data?.total ?? 0;
}

/** Answers about flows are read again; which ones these are comes with the first news, so that the bell stays light. */
async function readAgain(queries: QueryClient): Promise<void> {
  const { FLOW_NEWS } = await import('../../data/workflow/stale.ts');
  for (const queryKey of FLOW_NEWS) void queries.invalidateQueries({ queryKey });
}
