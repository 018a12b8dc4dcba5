import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messageCodecs, type MessageFilter, type NoticeDraft } from '../../../../src/domains/message/index.ts';
import type { Sandbox } from '../../index.ts';
import { personWith, startForTest } from '../client.ts';
import { connect } from '../socket-client.ts';
import { enter, gone, only, read, refusal, refusals, told, type Api, type SignedIn } from './client.ts';

let sandbox: Sandbox;
let admin: SignedIn;
let staff: SignedIn;
let guest: SignedIn;
beforeAll(async () => {
  sandbox = await startForTest();
  [admin, staff, guest] = await Promise.all([enter(sandbox.url, 'admin'), enter(sandbox.url, 'staff'), enter(sandbox.url, 'guest')]);
});
afterAll(() => sandbox.close());

const counts = (api: Api) => read(messageCodecs.getUnreadCounts, api.getUnreadCounts());
const inbox = async (api: Api, keyword: string) => (await read(messageCodecs.listMessages, api.listMessages({ query: { keyword } }))).rows;
const everything: MessageFilter = { keyword: '', type: 'all', isOnlyUnread: false };
const readAll = (api: Api, filter: Partial<MessageFilter>) =>
  told(api.readAllMessages({ body: messageCodecs.readAllMessages.body.encode({ ...everything, ...filter }) }));

const draftOf = (title: string, ...toUserIds: string[]): NoticeDraft => ({
  title,
  excerpt: '各站自查',
  bodyText: '<p>请于周五前完成。</p>',
  files: {
    kind: 'value',
    value: [
      {
        name: '排班表.pdf',
        fileId: 'roster.pdf',
        fileSize: 2048,
        fileExtension: 'pdf',
        fileVersionId: '1',
        url: '/api/file/Image/annex/roster.pdf',
      },
    ],
  },
  toUserIds,
  category: '',
  coverImage: '/api/file/Image/annex/cover.png',
  expirationTime: null,
  reminder: 'site',
  sendConfigId: '',
});
const notices = async (keyword: string) => {
  const ask = messageCodecs.listNotices.body.decode({ currentPage: 1, pageSize: 20, sort: 'desc' });
  const body = messageCodecs.listNotices.body.encode({ ...ask, keyword });
  return (await read(messageCodecs.listNotices, admin.api.listNotices({ body }))).rows;
};
const record = (id: string) => read(messageCodecs.getNotice, admin.api.getNotice({ path: { id } }));
const encode = (draft: NoticeDraft) => messageCodecs.createNotice.body.encode(draft);
async function made(draft: NoticeDraft): Promise<string> {
  expect(await told(admin.api.createNotice({ body: encode(draft) }))).toBe('新建成功');
  return only(await notices(draft.title), 'the notice', (row) => row.title === draft.title).id;
}

describe('a notice', () => {
  it('that was added is a draft in the list, read as it was written, and nobody has received it', async () => {
    const draft = draftOf('冬季除雪准备', staff.person.user.userId);
    const id = await made(draft);
    expect(await notices('冬季除雪准备')).toMatchObject([{ id, state: 'draft', creatorUser: '孙婉宁/admin', releaseTime: null }]);
    expect(await record(id)).toMatchObject({ id, ...draft, state: 'draft' });
    expect(await inbox(staff.api, '冬季除雪准备')).toEqual([]);
  });

  it('that was changed is changed in list and record', async () => {
    const id = await made(draftOf('春运保畅安排'));
    const changed = { ...draftOf('春运保畅部署'), excerpt: '', toUserIds: [guest.person.user.userId] };
    const body = messageCodecs.updateNotice.body.encode(changed);
    expect(await told(admin.api.updateNotice({ path: { id }, body }))).toBe('更新成功');
    expect([await notices('春运保畅安排'), await notices('春运保畅部署')]).toMatchObject([[], [{ id }]]);
    expect(await record(id)).toMatchObject(changed);
  });

  it('that was released arrives at its receivers and at nobody else, counts as unread, and is read once it was opened', async () => {
    const [before, listener] = [await counts(staff.api), await connect(sandbox.url, personWith(sandbox.url, staff.token))];
    const id = await made(draftOf('节前安全检查', staff.person.user.userId));
    expect(await told(admin.api.releaseNotice({ path: { id } }))).toBe('发布成功');
    expect(await notices('节前安全检查')).toMatchObject([{ id, state: 'released', releaseUser: '孙婉宁/admin' }]);
    expect(await listener.socket.next('messagePush')).toMatchObject({ title: '节前安全检查', messageType: 1 });
    await listener.socket.close();

    const [message] = await inbox(staff.api, '节前安全检查');
    expect(message).toMatchObject({ type: 'notice', isRead: false, releaseUser: '孙婉宁/admin' });
    expect(await inbox(guest.api, '节前安全检查')).toEqual([]);
    expect(await counts(staff.api)).toEqual({ ...before, notice: before.notice + 1, total: before.total + 1 });

    const opened = await read(messageCodecs.readMessage, staff.api.readMessage({ path: { id: message?.id ?? '' } }));
    expect(opened).toMatchObject({
      title: '节前安全检查',
      body: { kind: 'html', text: '<p>请于周五前完成。</p>' },
      files: draftOf('').files,
      coverImage: draftOf('').coverImage,
    });
    expect([await counts(staff.api), await inbox(staff.api, '节前安全检查')]).toMatchObject([before, [{ isRead: true }]]);
    expect(await refusal(admin.api.updateNotice({ path: { id }, body: encode(draftOf('改')) }))).toBe('公告已发布，不能修改');
    expect(await refusal(admin.api.releaseNotice({ path: { id } }))).toBe('公告已发布，请勿重复发布');
  });

  it('that was deleted is gone from the list and asking for it is refused; who has received it keeps it', async () => {
    const id = await made(draftOf('停车场改造', guest.person.user.userId));
    await admin.api.releaseNotice({ path: { id } });
    expect(await told(admin.api.removeNotice({ path: { id } }))).toBe('删除成功');
    expect(await notices('停车场改造')).toEqual([]);
    expect(
      await refusals(
        admin.api.getNotice({ path: { id } }),
        admin.api.releaseNotice({ path: { id } }),
        admin.api.removeNotice({ path: { id } }),
      ),
    ).toEqual([gone('公告')]);
    expect(await inbox(guest.api, '停车场改造')).toHaveLength(1);
  });
});

describe('messages', () => {
  const deliver = async (title: string): Promise<void> => {
    const id = await made(draftOf(title, guest.person.user.userId));
    await admin.api.releaseNotice({ path: { id } });
  };

  it('are all read by one command, those of a filter or every one, for the own list only', async () => {
    for (const title of ['通行费调整一', '通行费调整二', '路况快报一']) await deliver(title);
    const [before, others] = [await counts(guest.api), await counts(staff.api)];
    expect(await readAll(guest.api, { keyword: '通行费' })).toBe('操作成功');
    expect((await counts(guest.api)).total).toBe(before.total - 2);
    await readAll(guest.api, { type: 'notice' });
    expect((await counts(guest.api)).notice).toBe(0);
    await readAll(guest.api, {});
    expect([(await counts(guest.api)).total, await counts(staff.api)]).toEqual([0, others]);
  });

  it('that were removed are gone from list and counts, and opening one is refused', async () => {
    for (const title of ['桥面结冰提示一', '桥面结冰提示二']) await deliver(title);
    const before = await counts(guest.api);
    const rows = await inbox(guest.api, '桥面结冰提示');
    const ids = rows.map(({ id }) => id);
    expect(await told(guest.api.removeMessages({ body: messageCodecs.removeMessages.body.encode({ ids }) }))).toBe('删除成功');
    expect([rows.length, await inbox(guest.api, '桥面结冰提示'), (await counts(guest.api)).total]).toEqual([2, [], before.total - 2]);
    expect(await refusal(guest.api.readMessage({ path: { id: ids[0] ?? '' } }))).toBe(gone('消息'));
  });
});

describe('a conversation', () => {
  it('begins with the first word, leaves the recent ones until the next, and is deleted for the own side only', async () => {
    const { rows } = await read(messageCodecs.listChatContacts, admin.api.listChatContacts({ query: { keyword: 'guest' } }));
    const guestId = only(rows, 'the contact', ({ account }) => account === 'guest').id;
    const adminId = admin.person.user.userId;
    const recent = async (api: Api, withId: string) =>
      (await read(messageCodecs.listConversations, api.listConversations())).filter(({ id }) => id === withId);
    const { socket } = await connect(sandbox.url, personWith(sandbox.url, admin.token));
    const say = async (messageContent: string) => {
      socket.send({ method: 'SendMessage', toUserId: guestId, messageType: 'text', messageContent });
      await socket.settled();
    };

    await say('K141 情报板已恢复');
    const latest = { kind: 'text', text: 'K141 情报板已恢复' };
    expect(await recent(admin.api, guestId)).toMatchObject([{ latest, unreadMessage: 0 }]);
    const [unread] = await recent(guest.api, adminId);
    expect(unread).toMatchObject({ latest, realName: '孙婉宁' });
    expect(unread?.unreadMessage).toBeGreaterThan(0);

    expect(await told(admin.api.removeConversation({ path: { id: guestId } }))).toBe('删除成功');
    expect([await recent(admin.api, guestId), await recent(guest.api, adminId)]).toMatchObject([[], [{ latest }]]);
    await say('收到请回复');
    expect(await recent(admin.api, guestId)).toMatchObject([{ latest: { text: '收到请回复' } }]);

    expect(await told(admin.api.removeChatRecords({ path: { id: guestId } }))).toBe('删除成功');
    expect([await recent(admin.api, guestId), await recent(guest.api, adminId)]).toMatchObject([[], [{ latest: { text: '收到请回复' } }]]);
    expect(await refusal(admin.api.removeConversation({ path: { id: guestId } }))).toBe('会话不存在，可能已被移除，请刷新后重试');
    await socket.close();
  });
});
