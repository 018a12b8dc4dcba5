import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messageCodecs, openingOf } from '../../../../src/domains/message/index.ts';
import type { Sandbox } from '../../index.ts';
import { signIn, startForTest, type Person } from '../client.ts';
import { idOf } from '../socket-client.ts';

let sandbox: Sandbox;
let admin: Person;
let staff: Person;
let double: Person;

beforeAll(async () => {
  sandbox = await startForTest();
  [admin, staff, double] = await Promise.all([signIn(sandbox.url, 'admin'), signIn(sandbox.url, 'staff'), signIn(sandbox.url, 'double')]);
});
afterAll(() => sandbox.close());

const messagesOf = (person: Person, query: Record<string, string> = {}) =>
  person.data('listMessages', { query: { pageSize: '500', ...query } });
const countsOf = (person: Person) => person.data('getUnreadCounts');

describe('the messages of a person', () => {
  it('are of the four types, newest first, with their sender', async () => {
    const { list, pagination } = await messagesOf(admin);
    expect(new Set(list.map(({ type }) => type))).toEqual(new Set([1, 2, 3, 4]));
    expect(pagination?.total).toBe(list.length);
    const times = list.map(({ releaseTime }) => Number(releaseTime));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(list.find(({ title }) => title === '2026年冬季养护作业通知')).toMatchObject({
      type: 1,
      typeName: '公告',
      isRead: 0,
      releaseUser: '孙婉宁/admin',
    });
  });

  it('come in pages of 20 without repeats', async () => {
    const pages = await Promise.all(['1', '2'].map((currentPage) => admin.data('listMessages', { query: { currentPage } })));
    const ids = pages.flatMap(({ list }) => list.map(({ id }) => id));
    expect(pages[0]?.list.length).toBe(20);
    expect([new Set(ids).size, ids.length]).toEqual([pages[0]?.pagination?.total, pages[0]?.pagination?.total]);
  });

  it('are narrowed by type, by "unread only" and by a keyword', async () => {
    const unread = await messagesOf(admin, { isRead: '0' });
    expect(unread.list.every(({ isRead }) => isRead === 0)).toBe(true);
    const flows = await messagesOf(admin, { type: '2', isRead: '' });
    expect(new Set(flows.list.map(({ type }) => type))).toEqual(new Set([2]));
    expect((await messagesOf(admin, { keyword: ' yh-2026-1118 ' })).list.map(({ title }) => title)).toEqual([
      '养护工单 YH-2026-1118 待您审批',
    ]);
    expect((await messagesOf(admin, { keyword: '%' })).list).toEqual([]);
    expect((await messagesOf(admin, { type: '' })).list.length).toBeGreaterThan(flows.list.length);
  });

  it('are counted by type, unread ones only', async () => {
    for (const person of [admin, staff, double]) {
      const { list } = await messagesOf(person, { isRead: '0' });
      const unread = (type: number) => list.filter((each) => each.type === type).length;
      expect(await countsOf(person)).toEqual({
        unReadNotice: unread(1),
        unReadMsg: unread(2),
        unReadSystemMsg: unread(3),
        unReadSchedule: unread(4),
        unReadNum: list.length,
      });
    }
  });

  it('refuse a type nobody knows', async () => {
    expect((await admin.call('listMessages', { query: { type: '5' } })).code).toBe(400);
  });
});

describe('opening a message', () => {
  const firstUnread = async (person: Person, type: number) => {
    const [message] = (await messagesOf(person, { type: String(type), isRead: '0' })).list;
    if (!message) throw new Error(`nothing unread of type ${type}`);
    return message;
  };
  const opened = (person: Person, id: string) => person.data('readMessage', { path: { id } });

  it('shows it, marks it read and lowers the counts of the reader only', async () => {
    const notice = await firstUnread(double, 1);
    const [before, othersBefore] = [await countsOf(double), await countsOf(staff)];
    const detail = await opened(double, notice.id);
    expect(detail).toMatchObject({ id: notice.id, title: notice.title, type: 1, bodyText: expect.stringContaining('<p>') });
    const after = await countsOf(double);
    expect([after.unReadNotice, after.unReadNum]).toEqual([Number(before.unReadNotice) - 1, Number(before.unReadNum) - 1]);
    expect((await messagesOf(double, { isRead: '0' })).list.some(({ id }) => id === notice.id)).toBe(false);
    expect((await messagesOf(double)).list.find(({ id }) => id === notice.id)?.isRead).toBe(1);
    expect(await countsOf(staff)).toEqual(othersBefore);
    await opened(double, notice.id);
    expect(await countsOf(double)).toEqual(after);
  });

  it('leads where its type says', async () => {
    const openingOfTitle = async (person: Person, keyword: string) => {
      const [message] = (await messagesOf(person, { keyword })).list;
      return openingOf(messageCodecs.readMessage.data.decode(await opened(person, message?.id ?? '')));
    };
    expect(await openingOfTitle(staff, '密码将于')).toEqual({ kind: 'dialog' });
    expect(await openingOfTitle(double, '何俊杰委托您')).toEqual({ kind: 'page', address: '/workFlow/entrust?config=2' });
    expect(await openingOfTitle(admin, 'YH-2026-1118')).toMatchObject({ address: expect.stringMatching(/^\/workFlowDetail\?config=/) });
    expect(await openingOfTitle(staff, '消防演练')).toMatchObject({ kind: 'schedule' });
  });

  it('of somebody else is refused, and stays unread', async () => {
    const flow = await firstUnread(admin, 2);
    expect((await double.call('readMessage', { path: { id: flow.id } })).msg).toContain('消息不存在');
    expect((await messagesOf(admin, { isRead: '0' })).list.some(({ id }) => id === flow.id)).toBe(true);
  });
});

describe('"mark all read"', () => {
  it('marks what the filter of the body names, and nothing else', async () => {
    const before = await countsOf(admin);
    expect(await admin.call('readAllMessages', { body: { keyword: '', type: '3', isRead: '' } })).toEqual({ code: 200, msg: '操作成功' });
    const after = await countsOf(admin);
    expect([after.unReadSystemMsg, after.unReadMsg]).toEqual([0, before.unReadMsg]);
  });

  it('understands the filter of the query as well', async () => {
    const before = await countsOf(admin);
    await admin.call('readAllMessages', { query: { type: '4' }, body: {} });
    expect(await countsOf(admin)).toMatchObject({ unReadSchedule: 0, unReadMsg: before.unReadMsg });
    await admin.call('readAllMessages', { query: { keyword: 'TQ-2026-0931' }, body: { keyword: 'TQ-2026-0931', type: '', isRead: '' } });
    expect((await countsOf(admin)).unReadMsg).toBe(Number(before.unReadMsg) - 1);
  });

  it('of one person leaves the messages of the others unread', async () => {
    const others = await countsOf(staff);
    await admin.call('readAllMessages', { body: { keyword: '', type: '', isRead: '' } });
    expect((await countsOf(admin)).unReadNum).toBe(0);
    expect(await countsOf(staff)).toEqual(others);
  });
});

describe('removing messages', () => {
  it('takes them out of the own list and counts, and leaves those of the others', async () => {
    const shared = (await messagesOf(staff, { keyword: '冬季除雪物资清点' })).list[0];
    const unread = (await messagesOf(staff, { isRead: '0' })).list[0];
    const { pagination } = await messagesOf(staff);
    const before = await countsOf(staff);
    expect(await staff.call('removeMessages', { body: { ids: `${shared?.id},${unread?.id}` } })).toEqual({ code: 200, msg: '删除成功' });
    expect((await messagesOf(staff)).pagination?.total).toBe(Number(pagination?.total) - 2);
    expect((await countsOf(staff)).unReadNum).toBe(Number(before.unReadNum) - 1);
    expect((await messagesOf(double, { keyword: '冬季除雪物资清点' })).list.length).toBe(1);
    expect((await staff.call('readMessage', { path: { id: shared?.id ?? '' } })).code).toBe(400);
  });

  it('of somebody else removes nothing', async () => {
    const [theirs] = (await messagesOf(double)).list;
    await staff.call('removeMessages', { body: { ids: theirs?.id } });
    expect((await messagesOf(double)).list[0]).toEqual(theirs);
  });

  it.each([
    ['', '请选择要删除的消息'],
    [',', '请选择要删除的消息'],
  ])('refuses "%s"', async (ids, msg) => {
    expect(await staff.call('removeMessages', { body: { ids } })).toEqual({ code: 400, msg });
  });
});

describe('recent conversations', () => {
  const conversations = async (person: Person) => (await person.data('listConversations')).list;

  it('are newest first, with the newest word and what is unread', async () => {
    const list = await conversations(admin);
    expect(list[0]).toMatchObject({
      account: 'double',
      realName: '欧阳明轩',
      latestMessage: '核完一起发您',
      messageType: 'text',
      unreadMessage: 2,
    });
    expect(list.map(({ account }) => account)).toEqual(['double', 'guest', 'staff']);
    const times = list.map(({ latestDate }) => Number(latestDate));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
  });

  it('removed are hidden until the next message, for one side only, and keep their history', async () => {
    const staffId = await idOf(staff);
    expect(await admin.call('removeConversation', { path: { id: staffId } })).toEqual({ code: 200, msg: '删除成功' });
    expect((await conversations(admin)).some(({ id }) => id === staffId)).toBe(false);
    expect((await conversations(staff)).some(({ account }) => account === 'admin')).toBe(true);
    expect((await admin.call('removeConversation', { path: { id: staffId } })).msg).toContain('会话不存在');
  });

  it('whose records were deleted are gone for one side, unread ones included', async () => {
    const doubleId = await idOf(double);
    expect(await admin.call('removeChatRecords', { path: { id: doubleId } })).toEqual({ code: 200, msg: '删除成功' });
    expect((await conversations(admin)).some(({ id }) => id === doubleId)).toBe(false);
    expect((await conversations(double)).find(({ account }) => account === 'admin')?.latestMessage).toBe('核完一起发您');
  });

  it('with an unknown person are refused', async () => {
    expect((await admin.call('removeChatRecords', { path: { id: '404' } })).msg).toContain('联系人不存在');
  });
});

describe('contacts', () => {
  it('are everybody who is enabled but the caller, with a department', async () => {
    const { list } = await admin.data('listChatContacts', { query: { pageSize: '500' } });
    const accounts = list.map(({ account }) => account);
    expect(accounts).toEqual(expect.arrayContaining(['staff', 'novice', 'guest', 'double']));
    expect(accounts).not.toContain('admin');
    expect(accounts).not.toContain('locked');
    expect(list.find(({ account }) => account === 'staff')?.department).toContain('云望高速物流集团/');
  });

  it('are found by part of a name or an account', async () => {
    const find = async (keyword: string) =>
      (await admin.data('listChatContacts', { query: { keyword } })).list.map(({ account }) => account);
    expect(await find('欧阳')).toContain('double');
    expect(await find(' DOUB ')).toEqual(['double']);
    expect(await find('%')).toEqual([]);
  });

  it('come in pages without repeats', async () => {
    const whole = await admin.data('listChatContacts', { query: { pageSize: '500' } });
    const [first, second] = await Promise.all(
      ['1', '2'].map((currentPage) => admin.data('listChatContacts', { query: { currentPage, pageSize: '20' } })),
    );
    expect([...(first?.list ?? []), ...(second?.list ?? [])]).toEqual(whole.list.slice(0, 40));
    expect(first?.pagination?.total).toBe(whole.pagination?.total);
  });
});

describe('attachments of the seed', () => {
  it('can be fetched where their message was opened', async () => {
    const guest = await signIn(sandbox.url, 'guest');
    const { list } = await messagesOf(guest, { keyword: '冬季养护作业通知' });
    const { files } = await guest.data('readMessage', { path: { id: list[0]?.id ?? '' } });
    const [{ url }] = JSON.parse(String(files)) as readonly [{ readonly url: string }];
    const answer = await fetch(`${sandbox.url}${url}`);
    expect(new TextDecoder('latin1').decode(await answer.arrayBuffer())).toMatch(/^%PDF-/);
  });
});
