import { msg } from '@lingui/core/macro';
import { messageCodecs } from '@milepost/openapi/domains/message';
import { messageOperations } from '@milepost/openapi/operations';
import {
  choice,
  choiceColumn,
  choices,
  defineResource,
  dictionary,
  feed,
  files,
  html,
  longText,
  moment,
  momentColumn,
  nameColumn,
  pair,
  personColumn,
  picks,
  richText,
  text,
  textColumn,
} from '../../features/resource/index.ts';
import type { FieldPart } from '../../features/resource/index.ts';

const STATES = {
  draft: msg({ message: 'Draft', context: 'state of a notice' }),
  released: msg`Released`,
  expired: msg({ message: 'Expired', context: 'state of a notice' }),
};
const REMINDERS = { site: msg`Site message`, configured: msg`By a configuration`, none: msg`No reminder` };
const TONES = { draft: 'off', released: 'success', expired: 'warning' } as const;
/** @reading R-074 */
const TITLE_MAX_CHARS = 200;
const EXCERPT_MAX_CHARS = 500;

const kind = (look = {}) => choice('category', msg`Kind`, dictionary('NoticeType', 'name'), look);

/** Notices: written, given their readers, released. A released one is fixed. @source admin §2–§7 @reading R-074 R-507 */
export const notices = defineResource({
  id: 'notice',
  source: 'admin §2, §3, §5, §7',
  operations: messageOperations,
  codecs: messageCodecs,
  words: { many: msg`Notices`, add: msg`New notice`, edit: msg`Edit notice`, none: msg`No notices yet` },
  list: {
    shape: 'paged',
    call: 'listNotices',
    keyword: msg`Title`,
    nameOf: ({ title }) => title,
    args: ({ keyword, filters, page, pageSize, order }) => ({
      body: messageCodecs.listNotices.body.encode({
        keyword,
        currentPage: page,
        pageSize: pageSize as 20,
        sort: order?.direction === 'ascending' ? 'asc' : 'desc',
        sidx: order?.columnId ?? '',
        categories: (filters['categories'] ?? []) as string[],
        state: (filters['state'] ?? 'all') as 'all',
        creatorIds: [],
        releaserIds: [],
        createdSpan: null,
        releasedSpan: null,
        expiringSpan: null,
      }),
    }),
    filters: [choices('categories', msg`Kind`, dictionary('NoticeType', 'name')), choice('state', msg`Status`, STATES)],
    columns: [
      nameColumn('title', msg`Title`),
      textColumn('category', msg`Kind`, { width: { px: 100 } }),
      momentColumn('expirationTime', msg`Expires`),
      personColumn('creatorUser', msg`Created by`),
      momentColumn('creatorTime', msg`Created`, { narrow: 'meta' }),
      personColumn('releaseUser', msg`Released by`),
      momentColumn('releaseTime', msg`Released on`),
      choiceColumn('state', msg`Status`, STATES, {
        tone: ({ state }) => TONES[state as 'draft'],
        narrow: 'status',
        pinned: 'end',
        width: { px: 110 },
      }),
    ],
  },
  form: {
    frame: 'page',
    load: 'getNotice',
    create: 'createNotice',
    update: 'updateNotice',
    initial: () => ({ files: { kind: 'value' as const, value: [] } }),
    fields: [
      text('title', msg`Title`, { required: true, maxChars: TITLE_MAX_CHARS }),
      longText('excerpt', msg`Excerpt`, { maxChars: EXCERPT_MAX_CHARS }),
      pair(kind({ required: true }), moment('expirationTime', msg`Expires`)),
      picks('toUserIds', msg`Readers`, 'user', { help: msg`Nobody chosen means everybody` }),
      richText('bodyText', msg`Content`),
      files('files.value', msg`Attachments`) as FieldPart<unknown>,
      pair(
        choice('reminder', msg`Reminder`, REMINDERS, { required: true, initial: 'site' }),
        choice('sendConfigId', msg`Sending configuration`, feed('configurations'), {
          required: true,
          initial: '',
          shown: { field: 'reminder', is: ['configured'] },
        }),
      ),
    ],
  },
  detail: {
    load: 'getNotice',
    label: msg`Detail`,
    fields: [
      text('title', msg`Title`),
      text('excerpt', msg`Excerpt`),
      html('bodyText', msg`Content`),
      moment('expirationTime', msg`Expires`),
    ],
  },
  actions: {
    editableWhen: ({ state }) => state === 'draft',
    remove: 'removeNotice',
    more: [
      {
        id: 'release',
        label: msg`Release`,
        code: 'btn_edit',
        call: 'releaseNotice',
        when: ({ state }) => state === 'draft',
        asks: msg`It reaches its readers at once, and cannot be changed any more. Release it?`,
      },
    ],
  },
});
