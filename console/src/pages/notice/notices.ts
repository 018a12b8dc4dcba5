import { msg, plural } from '@lingui/core/macro';
import { bindOperations } from '@milepost/openapi/client';
import { messageCodecs } from '@milepost/openapi/domains/message';
import type { Notice, NoticeRecord } from '@milepost/openapi/domains/message';
import { messageOperations } from '@milepost/openapi/operations';
import { systemClock } from '@milepost/kit/engines/clock';
import type { FieldProblem, Text } from '@milepost/kit/forms/grammar';
import type { Api } from '../../data/api/index.ts';
import {
  choice,
  choiceColumn,
  choices,
  defineResource,
  dictionary,
  feed,
  files,
  longText,
  moment,
  momentColumn,
  nameColumn,
  numberColumn,
  pair,
  personColumn,
  picks,
  richText,
  text,
  textColumn,
} from '../../features/resource/index.ts';
import type { FieldPart } from '../../features/resource/index.ts';
import { addressOf, picturesOf } from '../../features/resource/definition/picture.ts';

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

const { getNotice, countNoticeReaders } = messageCodecs;

/** A notice as the form edits it: the cover is a list of at most one picture. */
const withCover = (record: NoticeRecord) => ({ ...record, coverImage: picturesOf(record.coverImage ?? '') });

/** Number of people a notice would reach, as it is now. @reading R-508 */
async function reach({ id }: { readonly id: string }, { client }: Api, signal: AbortSignal): Promise<readonly Text[]> {
  const calls = bindOperations(client, messageOperations);
  const { data } = await calls.getNotice({ path: { id } }, { signal });
  if (data === null) return [];
  const body = countNoticeReaders.body.encode({ toUserIds: getNotice.data.decode(data).toUserIds });
  const counted = (await calls.countNoticeReaders({ body }, { signal })).data;
  if (counted === null) return [];
  const { total } = countNoticeReaders.data.decode(counted);
  return [msg`${plural(total, { one: 'It reaches # person.', other: 'It reaches # people.' })}`];
}

/** A notice that expires before anybody reads it is a slip of the hand. @source admin §5 */
export const expiryProblems = (expirationTime: number | null | undefined, nowMs: number): readonly FieldProblem[] =>
  typeof expirationTime === 'number' && expirationTime <= nowMs
    ? [{ field: 'expirationTime', problem: { message: msg`This moment has passed. Choose a later one.` } }]
    : [];

/** Span a filter asks for; open at the end that is not chosen. */
const spanOf = (from: unknown, until: unknown): readonly [number, number] | null =>
  typeof from === 'number' || typeof until === 'number' ? [Number(from ?? 0), Number(until ?? LAST_MS)] : null;
/** The last moment a calendar has. */
const LAST_MS = Date.UTC(9999, 11, 31);

/** Number of people who have opened it, of those who have it. @reading R-601 */
const readByText = ({ readCount, receiverCount }: Pick<Notice, 'readCount' | 'receiverCount'>) =>
  receiverCount === null ? '' : `${readCount ?? 0} / ${receiverCount}`;

const kind = (look = {}) => choice('category', msg`Kind`, dictionary('NoticeType', 'name'), look);

/** Notices: written, given their readers, released. A released one is fixed. @source admin §2–§7 @reading R-074 R-507 */
export const notices = defineResource({
  id: 'notice',
  source: 'admin §2, §3, §5, §7',
  operations: messageOperations,
  codecs: messageCodecs,
  words: { many: msg`Notices`, add: msg`New notice`, edit: msg`Edit notice`, emptyText: msg`No notices yet` },
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
        creatorIds: (filters['creatorIds'] ?? []) as string[],
        releaserIds: (filters['releaserIds'] ?? []) as string[],
        createdSpan: spanOf(filters['createdFrom'], filters['createdUntil']),
        releasedSpan: spanOf(filters['releasedFrom'], filters['releasedUntil']),
        expiringSpan: spanOf(filters['expiringFrom'], filters['expiringUntil']),
      }),
    }),
    filters: [
      choices('categories', msg`Kind`, dictionary('NoticeType', 'name')),
      choice('state', msg`Status`, STATES),
      picks('creatorIds', msg`Created by`, 'person'),
      picks('releaserIds', msg`Released by`, 'person'),
      moment('createdFrom', msg`Created from`),
      moment('createdUntil', msg`Created until`),
      moment('releasedFrom', msg`Released from`),
      moment('releasedUntil', msg`Released until`),
      moment('expiringFrom', msg`Expires from`),
      moment('expiringUntil', msg`Expires until`),
    ],
    columns: [
      nameColumn('title', msg`Title`),
      textColumn('category', msg`Kind`),
      momentColumn('expirationTime', msg`Expires`),
      personColumn('creatorUser', msg`Created by`),
      momentColumn('creatorTime', msg`Created`, { narrow: 'meta' }),
      personColumn('releaseUser', msg`Released by`),
      momentColumn('releaseTime', msg`Released on`),
      // Only told to who writes notices. @reading R-601
      numberColumn('readCount', msg({ message: 'Read by', context: 'notice' }), {
        text: (row) => readByText(row as unknown as Notice),
        isSortable: false,
      }),
      choiceColumn('state', msg`Status`, STATES, {
        tone: ({ state }) => TONES[state as 'draft'],
        narrow: 'status',
        pinned: 'end',
        width: { px: 110, mostPx: 160 },
      }),
    ],
  },
  form: {
    frame: 'page',
    load: 'getNotice',
    create: 'createNotice',
    update: 'updateNotice',
    initial: () => ({ files: { kind: 'value' as const, value: [] } }),
    toDraft: withCover,
    check: ({ expirationTime }) => expiryProblems(expirationTime, systemClock.now()),
    toBody: (draft) => ({ ...draft, coverImage: addressOf(draft.coverImage) }),
    fields: [
      text('title', msg`Title`, { required: true, maxChars: TITLE_MAX_CHARS }),
      longText('excerpt', msg`Excerpt`, { maxChars: EXCERPT_MAX_CHARS }),
      pair(kind({ required: true }), moment('expirationTime', msg`Expires`)),
      picks('toUserIds', msg`Readers`, 'member', {
        help: msg`People, or all of a department, position, role or group; nobody chosen means everybody`,
      }),
      richText('bodyText', msg`Content`),
      pair(files('files.value', msg`Attachments`) as FieldPart<unknown>, files('coverImage', msg`Cover`, { look: 'images', maximum: 1 })),
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
    toRecord: withCover,
    fields: [
      text('title', msg`Title`),
      text('excerpt', msg`Excerpt`),
      pair(kind(), moment('expirationTime', msg`Expires`)),
      picks('toUserIds', msg`Readers`, 'member', { shown: { field: 'toUserIds', isFilled: true } }),
      richText('bodyText', msg`Content`),
      files('files.value', msg`Attachments`, { shown: { field: 'files.value', isFilled: true } }) as FieldPart<unknown>,
      files('coverImage', msg`Cover`, { look: 'images', maximum: 1, shown: { field: 'coverImage', isFilled: true } }),
      pair(
        choice('reminder', msg`Reminder`, REMINDERS),
        choice('sendConfigId', msg`Sending configuration`, feed('configurations'), { shown: { field: 'reminder', is: ['configured'] } }),
      ),
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
        impact: reach,
        confirm: msg`It reaches its readers at once, and cannot be changed any more. Release it?`,
      },
    ],
  },
});
