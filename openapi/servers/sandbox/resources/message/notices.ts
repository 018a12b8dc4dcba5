import { waysOf } from '../../../../src/rules/index.ts';
import { MSG } from '../../core/envelope.ts';
import { Refusal } from '../../core/failure.ts';
import type { Caller, Handlers, World } from '../../core/handlers.ts';
import { pageOf } from '../../core/paging.ts';
import { createResource, type ResourceDescriptor } from '../../core/resource.ts';
import type { FieldWords } from '../../core/words.ts';
import { onPage } from '../permitted-menu/pages.ts';
import { labelOf } from '../user-administration/labels.ts';
import { isUsable, sendElsewhere } from '../send-config/send.ts';
import { deliverMessage, MESSAGE_TYPE } from './deliver.ts';
import { filterNotices } from './notice-list.ts';
import { readersOf, receiving } from './notice-readers.ts';
import { callerOf } from './people.ts';

type Operations = 'listNotices' | 'countNoticeReaders' | 'createNotice' | 'getNotice' | 'updateNotice' | 'removeNotice' | 'releaseNotice';

const onNoticePage = onPage('system-notice');
/** Any of these buttons makes a writer of notices. */
const WRITING = [onNoticePage('btn_add'), onNoticePage('btn_edit'), onNoticePage('btn_remove')] as const;

export const noticeWords: FieldWords = {
  title: { required: '请输入公告标题', tooLong: '公告标题最多为200个字符！' },
  excerpt: { tooLong: '摘要最多为500个字符！' },
  ids: { required: '请选择要删除的消息' },
};

/** A notice as it is stored; `enabledMark` 0 is a draft, 1 is released. */
type NoticeRow = {
  id: string;
  title: string;
  excerpt: string;
  bodyText: string;
  files: string;
  toUserIds: string;
  category: string;
  coverImage: string;
  expirationTime: number | null;
  remindCategory: number;
  sendConfigId: string;
  enabledMark: number;
  creatorUser: string;
  creatorTime: number;
  lastModifyTime: number | null;
  releaseUser: string | null;
  releaseTime: number | null;
  /** Message its receivers have; null for a draft. */
  messageId: string | null;
};

const DESCRIPTOR: ResourceDescriptor<NoticeRow> = {
  table: 'notice',
  title: '公告',
  columns: [
    'id',
    'title',
    'excerpt',
    'bodyText',
    'files',
    'toUserIds',
    'category',
    'coverImage',
    'expirationTime',
    'remindCategory',
    'sendConfigId',
    'enabledMark',
    'creatorUser',
    'creatorTime',
    'lastModifyTime',
    'releaseUser',
    'releaseTime',
    'messageId',
  ],
  order: ['creatorTime', 'id'],
  unique: [],
  references: [],
  heldBy: [],
};

/** States of a notice. @reading R-074 */
const STATE = { draft: 0, released: 1, expired: 2 } as const;
/** Ways receivers are told. @reading R-074 */
const REMIND = { site: 1, own: 2, none: 3 } as const;

/** Notices: written as drafts, released once, kept afterwards. @reading R-074 */
export function noticeHandlers(world: World): Handlers<Operations> {
  const notices = createResource(world.store, DESCRIPTOR);
  const stateOf = (row: Pick<NoticeRow, 'enabledMark' | 'expirationTime'>): number =>
    row.enabledMark === STATE.released && row.expirationTime !== null && row.expirationTime <= world.now()
      ? STATE.expired
      : row.enabledMark;
  const draftOf = (id: string, msg: string): NoticeRow => {
    const row = notices.get(id);
    if (row.enabledMark !== STATE.draft) throw new Refusal(msg);
    return row;
  };

  const isWriter = (caller: Caller | null): boolean => WRITING.some((need) => world.services.may(caller, need));

  /** Drafts are for who writes notices; what was released is for its receivers, too. @reading R-430 */
  const visibleTo = (caller: Caller | null): ((row: Pick<NoticeRow, 'enabledMark' | 'toUserIds'>) => boolean) => {
    if (isWriter(caller)) return () => true;
    const isReceiver = receiving(world, caller?.userId ?? '');
    return ({ enabledMark, toUserIds }) => enabledMark !== STATE.draft && isReceiver(toUserIds);
  };

  return {
    listNotices: ({ body, caller }) => {
      const isShown = visibleTo(caller);
      const rows = notices.list().filter(isShown);
      const shown = rows.map((row) => ({ ...row, enabledMark: stateOf(row) }));
      const page = pageOf(filterNotices(world, shown, body), body);
      const counts = isWriter(caller) ? (messageId: string | null) => readingsOf(world, messageId) : () => ({});
      return { data: { ...page, list: page.list.map((row) => ({ ...summaryOf(row), ...counts(row.messageId) })) } };
    },
    /** Receivers are nobody's business but of who writes notices. @reading R-508 */
    countNoticeReaders: ({ body, caller }) => {
      world.services.require(caller, WRITING.flatMap(waysOf));
      return { data: { total: readersOf(world, body.toUserIds ?? '').length } };
    },
    createNotice: ({ body, caller }) => {
      notices.insert({
        ...columnsOf(body),
        id: world.nextId(),
        enabledMark: STATE.draft,
        creatorUser: labelOf(callerOf(world, caller)),
        creatorTime: world.now(),
        lastModifyTime: null,
        releaseUser: null,
        releaseTime: null,
        messageId: null,
      });
      return { msg: MSG.created };
    },
    getNotice: ({ path, caller }) => {
      const row = notices.get(path.id);
      if (!visibleTo(caller)(row)) world.services.require(caller, WRITING.flatMap(waysOf));
      const { messageId: _message, ...told } = row;
      return { data: { ...told, enabledMark: stateOf(row) } };
    },
    updateNotice: ({ path, body }) => {
      const before = draftOf(path.id, '公告已发布，不能修改');
      notices.replace({ ...before, ...columnsOf(body), lastModifyTime: world.now() });
      return { msg: MSG.updated };
    },
    removeNotice: ({ path }) => {
      notices.remove(path.id);
      return { msg: MSG.removed };
    },
    releaseNotice: ({ path, caller }) => {
      const notice = draftOf(path.id, '公告已发布，请勿重复发布');
      const releaseUser = labelOf(callerOf(world, caller));
      const messageId = send(world, notice, releaseUser);
      notices.replace({ ...notice, enabledMark: STATE.released, releaseUser, releaseTime: world.now(), messageId });
      return { msg: '发布成功' };
    },
  };
}

/** Members of a notice the list shows. */
const summaryOf = ({ bodyText: _body, files: _files, toUserIds: _to, sendConfigId: _config, messageId: _message, ...row }: NoticeRow) =>
  row;

/** People who have a notice, and those of them who have opened it. @reading R-601 */
const readingsOf = ({ store }: World, messageId: string | null) =>
  messageId === null
    ? {}
    : store.one<{ receiverCount: number; readCount: number }>(
        'SELECT count(*) AS receiverCount, coalesce(sum(isRead), 0) AS readCount FROM message_receiver WHERE messageId = ?',
        messageId,
      );

interface NoticeInput {
  title: string;
  excerpt?: string | null;
  bodyText?: string | null;
  files?: string | null;
  toUserIds?: string | null;
  category?: string | null;
  coverImage?: string | null;
  expirationTime?: number | null;
  remindCategory?: number | null;
  sendConfigId?: string | null;
}

function columnsOf(body: NoticeInput) {
  if (body.title.trim() === '') throw new Refusal('请输入公告标题');
  return {
    title: body.title.trim(),
    excerpt: body.excerpt ?? '',
    bodyText: body.bodyText ?? '',
    files: body.files ?? '',
    toUserIds: body.toUserIds ?? '',
    category: body.category ?? '',
    coverImage: body.coverImage ?? '',
    expirationTime: body.expirationTime ?? null,
    remindCategory: body.remindCategory ?? REMIND.site,
    sendConfigId: body.sendConfigId ?? '',
  };
}

/** @returns the id of what its receivers have. @throws Refusal when nobody is left to read it, or its sending configuration is not usable */
function send(world: World, notice: NoticeRow, releaseUser: string): string {
  const { toUserIds, remindCategory, sendConfigId, title, bodyText, excerpt, files } = notice;
  if (remindCategory === REMIND.own && !isUsable(world, sendConfigId)) throw new Refusal('发送配置不存在或已停用，请重新选择发送配置');
  const receivers = readersOf(world, toUserIds);
  if (receivers.length === 0) throw new Refusal('接收人不存在或已停用，请重新选择接收人');
  const message = { type: MESSAGE_TYPE.notice, title, bodyText, excerpt, files, releaseUser, notice };
  const messageId = deliverMessage(world, message, receivers, remindCategory !== REMIND.none);
  if (remindCategory !== REMIND.own) return messageId;
  const texts = { '@Title': title, '@CreatorUserName': releaseUser, '@Content': plainText(bodyText), '@Remark': excerpt };
  sendElsewhere(world, sendConfigId, { values: new Map(Object.entries(texts)), receivers, releaseUser });
  return messageId;
}

/** The words of a formatted text. */
const plainText = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
