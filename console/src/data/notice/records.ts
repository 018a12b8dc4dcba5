import { bindOperations } from '@milepost/openapi/client';
import { messageCodecs as codecs } from '@milepost/openapi/domains/message';
import type { NoticeDraft, NoticeSearch } from '@milepost/openapi/domains/message';
import { messageOperations } from '@milepost/openapi/operations';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../api/index.ts';
import { messageKeys } from '../message/keys.ts';
import { portalKeys } from '../portal/keys.ts';
import { defineRecords } from '../records/index.ts';

/** Notices of the maintenance page; only drafts are changed. @source admin §2 @reading R-074 */
export const notices = defineRecords(
  'notice',
  (client) => {
    const api = bindOperations(client, messageOperations);
    return {
      list: async (ask: NoticeSearch, options) => {
        const { data } = await api.listNotices({ body: codecs.listNotices.body.encode(ask) }, options);
        return codecs.listNotices.data.decode(data);
      },
      load: async (id, options) => {
        const { data } = await api.getNotice({ path: { id } }, options);
        return data && codecs.getNotice.data.decode(data);
      },
      create: (draft: NoticeDraft) => api.createNotice({ body: codecs.createNotice.body.encode(draft) }),
      update: (id: string, draft: NoticeDraft) => api.updateNotice({ path: { id }, body: codecs.updateNotice.body.encode(draft) }),
      remove: (id) => api.removeNotice({ path: { id } }),
    };
  },
  // What was sent is a message of somebody, and a card of theirs.
  [messageKeys.lists, messageKeys.counts, portalKeys.notices],
);

/** Sends a draft; from then on it is fixed. */
export const releaseNotice = (api: Api) =>
  notices.write((id: string) => bindOperations(api.client, messageOperations).releaseNotice({ path: { id } }));

/** Number of people these receivers are, everybody where there are none. @reading R-508 */
export const noticeReachQuery = (api: Api, toUserIds: string[]) =>
  queryOptions({
    queryKey: ['notice', 'reach', toUserIds],
    queryFn: async ({ signal }) => {
      const body = codecs.countNoticeReaders.body.encode({ toUserIds });
      const { data } = await bindOperations(api.client, messageOperations).countNoticeReaders({ body }, { signal });
      return data && codecs.countNoticeReaders.data.decode(data).total;
    },
  });
