import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ServerFrame } from '../../../../generated/socket.gen.ts';
import type { Sandbox } from '../../index.ts';
import { signIn, startForTest, type Person } from '../client.ts';
import { connect, idOf, openSocket, socketAddress, type TestSocket } from '../socket-client.ts';

let sandbox: Sandbox;
let staff: Person;
let guest: Person;
let staffId: string;
let guestId: string;
const open: TestSocket[] = [];

beforeAll(async () => {
  sandbox = await startForTest();
  staff = await signIn(sandbox.url, 'staff');
  guest = await signIn(sandbox.url, 'guest');
  [staffId, guestId] = await Promise.all([idOf(staff), idOf(guest)]);
});
afterAll(() => sandbox.close());

/** A socket that the next pair closes. */
const meet = async (person: Person) => {
  const met = await connect(sandbox.url, person);
  open.push(met.socket);
  return met;
};
const socketOf = async (person: Person): Promise<TestSocket> => (await meet(person)).socket;
/** Two people with a socket each; sockets of earlier tests are gone. */
async function pair(): Promise<[one: TestSocket, other: TestSocket]> {
  await Promise.all(open.splice(0).map((socket) => socket.close()));
  return [await socketOf(staff), await socketOf(guest)];
}
const say = (socket: TestSocket, toUserId: string, messageContent: string): void =>
  socket.send({ method: 'SendMessage', toUserId, messageType: 'text', messageContent });
const texts = (socket: TestSocket, method: ServerFrame['method']): unknown[] =>
  socket.heard.flatMap((frame) => {
    if (frame.method !== method) return [];
    return frame.method === 'receiveMessage' ? [frame.formMessage] : frame.method === 'sendMessage' ? [frame.toMessage] : [frame];
  });
const unreadFrom = async (reader: Person, senderId: string): Promise<number> =>
  (await reader.data('listConversations')).list.find(({ id }) => id === senderId)?.unreadMessage ?? 0;

describe('a text', () => {
  it('arrives once, with its sender, and is echoed to its own', async () => {
    const [one, other] = await pair();
    say(one, guestId, 'K141 可变情报板已恢复');
    expect(await other.next('receiveMessage')).toMatchObject({
      formUserId: staffId,
      userId: guestId,
      formMessage: 'K141 可变情报板已恢复',
      messageType: 'text',
      account: 'staff',
      realName: '何俊杰',
    });
    expect(await one.next('sendMessage')).toMatchObject({
      userId: staffId,
      toUserId: guestId,
      toRealName: '林若彤',
      toMessage: 'K141 可变情报板已恢复',
    });
    await Promise.all([one.settled(), other.settled()]);
    expect(texts(other, 'receiveMessage')).toEqual(['K141 可变情报板已恢复']);
    expect(texts(one, 'receiveMessage')).toEqual([]);
    expect(texts(other, 'sendMessage')).toEqual([]);
  });

  it('keeps its order among twenty, both ways', async () => {
    const [one, other] = await pair();
    const numbers = Array.from({ length: 20 }, (_, index) => index);
    for (const index of numbers) {
      say(one, guestId, `去 ${index}`);
      say(other, staffId, `回 ${index}`);
    }
    await Promise.all([one.settled(), other.settled()]);
    await Promise.all([one.settled(), other.settled()]);
    expect(texts(other, 'receiveMessage')).toEqual(numbers.map((index) => `去 ${index}`));
    expect(texts(one, 'receiveMessage')).toEqual(numbers.map((index) => `回 ${index}`));
  });

  it('with HTML comes back as text, spaces and all', async () => {
    const [one, other] = await pair();
    say(one, guestId, ' <img src=x onerror=alert(1)> \n第二行');
    expect((await other.next('receiveMessage')).formMessage).toBe(' <img src=x onerror=alert(1)> \n第二行');
  });

  it('that is empty is refused and not kept', async () => {
    const [one] = await pair();
    const { total } = (await history(one, guestId)).pagination ?? {};
    say(one, guestId, ' \t\n');
    expect((await one.next('error')).msg).toBe('不能发送空白消息');
    expect((await history(one, guestId)).pagination?.total).toBe(total);
  });

  it('may have 5000 characters and not one more', async () => {
    const [one, other] = await pair();
    say(one, guestId, '路'.repeat(5000));
    expect((await other.next('receiveMessage')).formMessage).toHaveLength(5000);
    say(one, guestId, '路'.repeat(5001));
    expect((await one.next('error')).msg).toContain('5000');
  });

  it.each([
    ['an unknown person', () => '404'],
    [
      'a locked account',
      async () =>
        (await signIn(sandbox.url, 'admin').then((admin) => admin.data('listChatContacts'))).list.find(
          ({ account }) => account === 'locked',
        )?.id ?? 'locked',
    ],
    ['oneself', () => staffId],
  ])('to %s is refused', async (_, toUserId) => {
    const [one] = await pair();
    say(one, await toUserId(), '您好');
    expect((await one.next('error')).msg).toBe('接收人不存在或已停用，消息未发送');
  });
});

describe('an image and a voice', () => {
  it('carry where they are found, and are JSON text in lists', async () => {
    const [one, other] = await pair();
    one.send({
      method: 'SendMessage',
      toUserId: guestId,
      messageType: 'image',
      messageContent: { name: '护栏 1.jpg', width: 1280, height: 720 },
    });
    const image = { name: '护栏 1.jpg', path: '/api/file/Image/IM/%E6%8A%A4%E6%A0%8F%201.jpg', width: 1280, height: 720 };
    expect((await other.next('receiveMessage')).formMessage).toEqual(image);
    expect((await one.next('sendMessage')).toMessage).toEqual(image);
    one.send({ method: 'SendMessage', toUserId: guestId, messageType: 'voice', messageContent: { name: 'patrol.mp3', length: 12 } });
    expect((await other.next('receiveMessage')).formMessage).toEqual({
      name: 'patrol.mp3',
      path: '/api/file/Image/IM/patrol.mp3',
      length: 12,
    });
    const rows = (await history(other, staffId)).list ?? [];
    expect(rows.slice(0, 2).map(({ contentType, content }) => [contentType, JSON.parse(content ?? '')])).toMatchObject([
      ['voice', { length: 12 }],
      ['image', image],
    ]);
    expect((await guest.data('listConversations')).list[0]).toMatchObject({ id: staffId, messageType: 'voice' });
  });

  it.each([
    [
      'a path in the name',
      { messageType: 'image', messageContent: { name: '../../etc/passwd', width: 1, height: 1 } },
      '文件名不正确，未发送',
    ],
    ['text instead of a file', { messageType: 'image', messageContent: 'a.jpg' }, '请先上传文件再发送'],
    ['a voice as an image', { messageType: 'image', messageContent: { name: 'a.mp3', length: 1 } }, '请先上传文件再发送'],
    ['a file as text', { messageType: 'text', messageContent: { name: 'a.mp3', length: 1 } }, '文字消息的内容应为文字，未发送'],
  ] as const)('with %s are refused', async (_, frame, msg) => {
    const [one] = await pair();
    one.send({ method: 'SendMessage', toUserId: guestId, ...frame });
    expect((await one.next('error')).msg).toBe(msg);
  });
});

const history = (
  socket: TestSocket,
  otherId: string,
  more: { currentPage?: number; sord?: 'asc' | 'desc'; sort?: 'asc' | 'desc'; keyword?: string } = {},
) => {
  socket.send({ method: 'MessageList', toUserId: otherId, formUserId: 'me', currentPage: 1, pageSize: 50, ...more });
  return socket.next('messageList');
};

describe('the history', () => {
  let one: TestSocket;
  let doubleId: string;
  beforeAll(async () => {
    [one] = await pair();
    doubleId = await idOf(await signIn(sandbox.url, 'double'));
  });

  it('comes in pages of 50 without repeats, newest first, and counts them all', async () => {
    const first = await history(one, doubleId);
    const total = first.pagination?.total ?? 0;
    expect([first.list?.length, first.pagination?.pageSize, first.pagination?.currentPage]).toEqual([50, 50, 1]);
    const second = await history(one, doubleId, { currentPage: 2 });
    const rows = [...(first.list ?? []), ...(second.list ?? [])];
    expect(rows.length).toBe(total);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(total);
    expect(rows.map(({ sendTime }) => Number(sendTime))).toEqual(rows.map(({ sendTime }) => Number(sendTime)).toSorted((a, b) => b - a));
    expect((await history(one, doubleId, { currentPage: 9 })).list).toEqual([]);
  });

  it('comes oldest first where sord or sort asks for it', async () => {
    const newest = (await history(one, doubleId)).list?.[0]?.id;
    const oldest = (await history(one, doubleId, { sord: 'asc' })).list?.[0];
    expect(oldest?.id).not.toBe(newest);
    expect((await history(one, doubleId, { sort: 'asc' })).list?.[0]).toEqual(oldest);
  });

  it('is narrowed by a keyword, whatever its case; images are not searched', async () => {
    const found = await history(one, doubleId, { keyword: ' k128+ ' });
    expect(found.list?.map(({ content }) => content)).toEqual(expect.arrayContaining(['K128+500 护栏已修复，请安排验收']));
    expect(found.list?.every(({ content }) => content?.includes('K128+'))).toBe(true);
    expect(found.pagination?.total).toBe(found.list?.length);
    expect((await history(one, doubleId, { keyword: 'guardrail' })).list).toEqual([]);
    expect((await history(one, doubleId, { keyword: '%' })).list).toEqual([]);
  });

  it('is the same whoever of the two is named first', async () => {
    const wanted = await history(one, doubleId);
    one.send({ method: 'MessageList', toUserId: staffId, formUserId: doubleId, currentPage: 1, pageSize: 50 });
    expect(await one.next('messageList')).toEqual(wanted);
  });

  it('of two other people stays theirs', async () => {
    one.send({ method: 'MessageList', toUserId: guestId, formUserId: doubleId, currentPage: 1, pageSize: 50 });
    const { list } = await one.next('messageList');
    expect(list?.every(({ sendUserId, receiveUserId }) => [sendUserId, receiveUserId].includes(staffId))).toBe(true);
  });
});

describe('what is unread', () => {
  it('survives a reconnect, and is gone once it was read', async () => {
    const [one, other] = await pair();
    one.send({ method: 'UpdateReadMessage', formUserId: guestId });
    other.send({ method: 'UpdateReadMessage', formUserId: staffId });
    await Promise.all([one.settled(), other.settled()]);
    await other.close();
    say(one, guestId, '巡查记录已上传');
    say(one, guestId, '请查收');
    await one.settled();
    const back = await meet(guest);
    expect(back.init.unreadNums?.find(({ sendUserId }) => sendUserId === staffId)).toMatchObject({
      unreadNum: 2,
      receiveUserId: guestId,
      defaultMessage: '请查收',
      defaultMessageType: 'text',
    });
    expect(await unreadFrom(guest, staffId)).toBe(2);
    expect((await history(one, guestId)).list?.[0]).toMatchObject({ content: '请查收', state: 0, receiveTime: null });
    back.socket.send({ method: 'UpdateReadMessage', formUserId: staffId });
    await back.socket.settled();
    expect(await unreadFrom(guest, staffId)).toBe(0);
    expect((await history(one, guestId)).list?.[0]).toMatchObject({ content: '请查收', state: 1 });
    expect((await meet(guest)).init.unreadNums).toEqual([]);
  });

  it('reading marks the messages of that sender only, and none of the own', async () => {
    const [one, other] = await pair();
    const admin = await signIn(sandbox.url, 'admin');
    const fromAdmin = await socketOf(admin);
    say(one, guestId, '甲');
    say(fromAdmin, guestId, '乙');
    say(other, staffId, '丙');
    await Promise.all([one.settled(), fromAdmin.settled(), other.settled()]);
    other.send({ method: 'UpdateReadMessage', formUserId: staffId });
    await other.settled();
    expect(await unreadFrom(guest, await idOf(admin))).toBeGreaterThan(0);
    expect(await unreadFrom(staff, guestId)).toBeGreaterThan(0);
  });
});

describe('several sockets of one person', () => {
  it('all get the echo and the message', async () => {
    const [one, other] = await pair();
    const [second, third] = [await socketOf(staff), await socketOf(guest)];
    say(one, guestId, '两个窗口');
    expect((await second.next('sendMessage')).toMessage).toBe('两个窗口');
    expect((await third.next('receiveMessage')).formMessage).toBe('两个窗口');
    expect((await other.next('receiveMessage')).formMessage).toBe('两个窗口');
  });

  it('count as one person who is online', async () => {
    const [one, other] = await pair();
    const { init } = await meet(guest);
    expect(init.onlineUsers?.toSorted()).toEqual([guestId, staffId].toSorted());
    await other.close();
    await one.settled();
    expect(one.heard.filter(({ method }) => method === 'Offline')).toEqual([]);
  });

  it('tell the others when the first comes and the last goes', async () => {
    const [one, other] = await pair();
    expect((await one.next('Online')).userId).toBe(guestId);
    await other.close();
    expect((await one.next('Offline')).userId).toBe(guestId);
  });
});

describe('the first frame', () => {
  it('has the totals of the counting call', async () => {
    for (const person of [staff, guest, await signIn(sandbox.url, 'admin')]) {
      const { init } = await meet(person);
      const counts = await person.data('getUnreadCounts');
      expect([
        init.unreadNoticeCount,
        init.unreadMessageCount,
        init.unreadSystemMessageCount,
        init.unreadScheduleCount,
        init.unreadTotalCount,
      ]).toEqual([counts.unReadNotice, counts.unReadMsg, counts.unReadSystemMsg, counts.unReadSchedule, counts.unReadNum]);
    }
  });

  it('may be asked for twice', async () => {
    const [one, other] = await pair();
    one.send({ method: 'OnConnection', mobileDevice: true });
    await one.next('initMessage');
    say(other, staffId, '一次');
    await one.next('receiveMessage');
    await Promise.all([other.settled(), one.settled()]);
    expect(texts(one, 'receiveMessage')).toEqual(['一次']);
  });

  it('is not sent before OnConnection, and neither is what others say', async () => {
    const [one] = await pair();
    const silent = await openSocket(socketAddress(sandbox.url, guest.token), guest.token);
    open.push(silent);
    say(one, guestId, '未连接');
    await one.settled();
    await silent.settled();
    expect(silent.heard.map(({ method }) => method)).toEqual(['heartCheck']);
    say(silent, staffId, '仍可发送');
    expect((await silent.next('sendMessage')).toMessage).toBe('仍可发送');
  });
});
