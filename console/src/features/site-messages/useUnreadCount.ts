import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { systemClock, onIdle } from '@milepost/kit/engines/clock';
import { useKit } from '@milepost/kit/kit-provider';
import type { UnreadCounts } from '@milepost/openapi/domains/message';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../../data/api/index.ts';
import { unreadCountsQuery, withNew } from '../../data/message/counts.ts';
import { invalidate } from '../../data/invalidation.ts';
import { messageKeys } from '../../data/message/keys.ts';
import { noteReads } from '../../data/tags.ts';
import { FLOW_NEWS } from '../../data/workflow/lists.ts';
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
  useEffect(() => onIdle(() => setIdle(true)), []);
  const { data } = useQuery({ ...unreadCountsQuery(useApi()), enabled: isIdle });

  useEffect(() => {
    // News of a flow: its lists and figures are read again too, and a kind nobody knows may be such news.
    let hasFlow = false;
    const news = gatherNews(systemClock, ({ count, title }) => {
      announcer.say(
        count === 1 && title !== '' ? t`New message: ${title}` : t`${plural(count, { one: '# new message', other: '# new messages' })}`,
      );
      void queries.invalidateQueries({ queryKey: messageKeys.lists });
      if (hasFlow) void invalidate(queries, FLOW_NEWS);
      hasFlow = false;
    });
    const leave = realtime.subscribe((event) => {
      if (event.kind === 'init') {
        queries.setQueryData<UnreadCounts>(messageKeys.counts, event.unread);
        noteReads(queries, messageKeys.counts, ['message']);
      }
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
