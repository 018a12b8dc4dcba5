import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Sandbox } from '../index.ts';
import { signIn, startForTest, type Person } from './client.ts';
import { connect, idOf } from './socket-client.ts';

const HOUR_MS = 60 * 60 * 1000;
const FILES = JSON.stringify([
  { name: '排班表.pdf', fileId: 'roster.pdf', fileSize: 2048, fileExtension: 'pdf', fileVersionId: '1', url: '/a' },
]);

let sandbox: Sandbox;
let admin: Person;
let staff: Person;
let guest: Person;
let aheadMs = 0;
let serial = 0;

beforeAll(async () => {
  sandbox = await startForTest({ now: () => Date.now() + aheadMs });
  [admin, staff, guest] = await Promise.all([signIn(sandbox.url, 'admin'), signIn(sandbox.url, 'staff'), signIn(sandbox.url, 'guest')]);
});
beforeEach(() => (aheadMs = 0));
afterAll(() => sandbox.close());

const draft = (more: object = {}) => ({
  title: `节前安全检查 ${(serial += 1)}`,
  bodyText: '<p>请于周五前完成。</p>',
  files: FILES,
  toUserIds: '',
  remindCategory: 1,
  ...more,
});
const listed = async (body: object = {}) => (await admin.data('listNotices', { body: { pageSize: 500, ...body } })).list;

/** Writes a notice and answers its id. */
async function made(more: object = {}): Promise<string> {
  const body = draft(more);
  expect(await admin.call('createNotice', { body })).toEqual({ code: 200, msg: '新建成功' });
  return (await listed({ keyword: body.title }))[0]?.id ?? '';
}
const release = (id: string) => admin.call('releaseNotice', { path: { id } });
const titlesOf = async (person: Person) =>
  (await person.data('listMessages', { query: { type: '1', pageSize: '500' } })).list.map(({ title }) => title);

describe('who writes no notices', () => {
  const titled = async (person: Person, keyword: string) =>
    (await person.data('listNotices', { body: { pageSize: 500, keyword } })).list.map(({ title }) => title);

  it('sees no draft, neither in the list nor by its id', async () => {
    const body = draft();
    await admin.call('createNotice', { body });
    const id = (await listed({ keyword: body.title }))[0]?.id ?? '';
    expect(await titled(guest, body.title)).toEqual([]);
    expect(await guest.call('getNotice', { path: { id } })).toEqual({ code: 400, msg: '您没有此操作的权限，请联系管理员' });
    await release(id);
    expect(await titled(guest, body.title)).toEqual([body.title]);
    expect(await guest.call('getNotice', { path: { id } })).toMatchObject({ code: 200 });
  });

  it('sees of what was released only what it has received', async () => {
    const body = draft({ toUserIds: await idOf(staff) });
    await admin.call('createNotice', { body });
    const id = (await listed({ keyword: body.title }))[0]?.id ?? '';
    await release(id);
    expect(await titled(staff, body.title)).toEqual([body.title]);
    expect(await titled(guest, body.title)).toEqual([]);
    expect(await guest.call('getNotice', { path: { id } })).toMatchObject({ code: 400 });
  });
});

describe('a notice', () => {
  it('is written as a draft, read, changed, released and removed', async () => {
    const id = await made({ excerpt: '各站自查' });
    expect(await admin.data('getNotice', { path: { id } })).toMatchObject({
      id,
      enabledMark: 0,
      excerpt: '各站自查',
      files: FILES,
      releaseUser: null,
    });
    expect(await admin.call('updateNotice', { path: { id }, body: draft({ title: '节前安全检查（更新）' }) })).toEqual({
      code: 200,
      msg: '更新成功',
    });
    expect(await release(id)).toEqual({ code: 200, msg: '发布成功' });
    expect(await admin.data('getNotice', { path: { id } })).toMatchObject({
      title: '节前安全检查（更新）',
      enabledMark: 1,
      releaseUser: '孙婉宁/admin',
    });
    expect(await admin.call('removeNotice', { path: { id } })).toEqual({ code: 200, msg: '删除成功' });
    expect((await admin.call('getNotice', { path: { id } })).msg).toContain('公告不存在');
  });

  it('reaches nobody before it is released, and its receivers only afterwards', async () => {
    const title = '仅路产管理部';
    const id = await made({ title, toUserIds: await idOf(staff) });
    expect(await titlesOf(staff)).not.toContain(title);
    await release(id);
    expect(await titlesOf(staff)).toContain(title);
    expect(await titlesOf(guest)).not.toContain(title);
    expect(await titlesOf(admin)).not.toContain(title);
  });

  it('without receivers reaches everybody who is enabled', async () => {
    const title = '全员通知';
    await release(await made({ title }));
    for (const person of [admin, staff, guest]) expect(await titlesOf(person)).toContain(title);
  });

  it('arrives with its text and attachments, unread', async () => {
    const title = '带附件';
    await release(await made({ title }));
    const [message] = (await staff.data('listMessages', { query: { keyword: title } })).list;
    expect(message).toMatchObject({ type: 1, isRead: 0, releaseUser: '孙婉宁/admin' });
    expect(await staff.data('readMessage', { path: { id: message?.id ?? '' } })).toMatchObject({
      bodyText: '<p>请于周五前完成。</p>',
      files: FILES,
    });
  });

  it('is told to the sockets of its receivers, and of nobody else', async () => {
    const [{ socket: one }, { socket: other }] = [await connect(sandbox.url, staff), await connect(sandbox.url, guest)];
    const staffId = await idOf(staff);
    await release(await made({ title: '推送', toUserIds: staffId }));
    expect(await one.next('messagePush')).toMatchObject({ unreadNoticeCount: 1, messageType: 1, title: '推送', toUserId: [staffId] });
    await other.settled();
    expect(other.heard.some(({ method }) => method === 'messagePush')).toBe(false);
    await Promise.all([one.close(), other.close()]);
  });

  it('that reminds of nothing arrives without a word of the socket', async () => {
    const { socket } = await connect(sandbox.url, staff);
    await release(await made({ title: '不提醒', remindCategory: 3 }));
    await socket.settled();
    expect(socket.heard.some(({ method }) => method === 'messagePush')).toBe(false);
    expect(await titlesOf(staff)).toContain('不提醒');
    await socket.close();
  });

  it('is released once and not changed afterwards; what was sent outlives it', async () => {
    const title = '只发一次';
    const id = await made({ title });
    await release(id);
    expect((await release(id)).msg).toBe('公告已发布，请勿重复发布');
    expect((await admin.call('updateNotice', { path: { id }, body: draft() })).msg).toBe('公告已发布，不能修改');
    await admin.call('removeNotice', { path: { id } });
    expect((await titlesOf(staff)).filter((each) => each === title)).toEqual([title]);
  });

  it('to people who are gone is refused, and stays a draft', async () => {
    const id = await made({ toUserIds: '404,405' });
    expect((await release(id)).msg).toBe('接收人不存在或已停用，请重新选择接收人');
    expect((await admin.data('getNotice', { path: { id } })).enabledMark).toBe(0);
  });

  it('is shown as expired after its time', async () => {
    const id = await made({ expirationTime: Date.now() + HOUR_MS });
    await release(id);
    expect((await listed()).find((each) => each.id === id)?.enabledMark).toBe(1);
    aheadMs = 2 * HOUR_MS;
    expect((await listed()).find((each) => each.id === id)?.enabledMark).toBe(2);
  });

  it.each([
    ['no title', { title: undefined }, '请输入公告标题'],
    ['a blank title', { title: ' ' }, '请输入公告标题'],
    ['a title of 201 characters', { title: '公'.repeat(201) }, '公告标题最多为200个字符！'],
    ['attachments that are no list', { files: '{}' }, 'files 类型不正确，请修改后重试'],
  ])('with %s is refused', async (_, more, msg) => {
    expect(await admin.call('createNotice', { body: draft(more) })).toEqual({ code: 400, msg });
  });
});

describe('the list of notices', () => {
  it('shows every state, newest first, and finds by title', async () => {
    const seeded = await listed({ keyword: '养护作业' });
    expect(seeded).toMatchObject([{ title: '2026年冬季养护作业通知', enabledMark: 1, creatorUser: '孙婉宁/admin' }]);
    const states = new Set((await listed()).map(({ enabledMark }) => enabledMark));
    expect(states).toEqual(new Set([0, 1, 2]));
    const newest = await listed({ sort: 'desc' });
    expect(newest.map(({ id }) => id)).toEqual((await listed({ sort: 'asc' })).map(({ id }) => id).toReversed());
  });

  it('comes in pages', async () => {
    const { list, pagination } = await admin.data('listNotices', { body: { currentPage: 1, pageSize: 20 } });
    expect([list.length, pagination?.pageSize]).toEqual([Math.min(20, pagination?.total ?? 0), 20]);
  });
});

describe('the rights of the notice page', () => {
  it.each([
    ['createNotice', { body: { title: '越权' } }],
    ['updateNotice', { path: { id: '1' }, body: { title: '越权' } }],
    ['removeNotice', { path: { id: '1' } }],
    ['releaseNotice', { path: { id: '1' } }],
  ] as const)('%s needs a button', async (operation, sent) => {
    expect((await staff.call(operation, sent)).msg).toContain('没有此操作的权限');
  });
});
