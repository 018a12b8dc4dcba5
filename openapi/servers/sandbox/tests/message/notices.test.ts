import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Sandbox } from '../../index.ts';
import { signIn, startForTest, type Person } from '../client.ts';
import { NO_RIGHT } from '../no-right.ts';
import { connect, idOf } from '../socket-client.ts';

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

it('who writes notices is told how many have received one and how many have opened it, nobody else is', async () => {
  const body = draft({ toUserIds: `${await idOf(staff)},${await idOf(guest)}` });
  await admin.call('createNotice', { body });
  const row = async (person = admin) => (await person.data('listNotices', { body: { pageSize: 500, keyword: body.title } })).list[0];
  expect(await row()).not.toHaveProperty('receiverCount');
  await release((await row())?.id ?? '');
  expect(await row()).toMatchObject({ receiverCount: 2, readCount: 0 });
  const [message] = (await staff.data('listMessages', { query: { type: '1', keyword: body.title } })).list;
  await staff.data('readMessage', { path: { id: message?.id ?? '' } });
  expect(await row()).toMatchObject({ receiverCount: 2, readCount: 1 });
  expect(await row(staff)).not.toHaveProperty('readCount');
});

describe('who writes no notices', () => {
  const titled = async (person: Person, keyword: string) =>
    (await person.data('listNotices', { body: { pageSize: 500, keyword } })).list.map(({ title }) => title);

  it('sees no draft, neither in the list nor by its id', async () => {
    const body = draft();
    await admin.call('createNotice', { body });
    const id = (await listed({ keyword: body.title }))[0]?.id ?? '';
    expect(await titled(guest, body.title)).toEqual([]);
    expect(await guest.call('getNotice', { path: { id } })).toEqual({ code: 400, msg: expect.stringMatching(NO_RIGHT) });
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

  it('written and released twice in the same words has its category in both messages, also where one of them is deleted', async () => {
    const words = { title: '汛期巡查', bodyText: '<p>每日两次。</p>' };
    const shown = async () =>
      (await staff.data('listDashboardNotices', { body: {} })).list
        .filter(({ fullName }) => fullName === words.title)
        .map(({ category, creatorUser }) => [category, creatorUser]);
    const first = await made({ ...words, category: '养护' });
    await release(first);
    aheadMs = 2000;
    const listedOnce = new Set([first]);
    await admin.call('createNotice', { body: draft({ ...words, category: '路政' }) });
    await release((await listed({ keyword: words.title })).find(({ id }) => !listedOnce.has(id))?.id ?? '');
    await admin.call('removeNotice', { path: { id: first } });
    expect(await shown()).toEqual([
      ['路政', '孙婉宁/admin'],
      ['养护', '孙婉宁/admin'],
    ]);
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
    expect((await staff.call(operation, sent)).msg).toMatch(NO_RIGHT);
  });
});

describe('receivers that are no people', () => {
  const received = async (person: Person, title: string) => (await titlesOf(person)).filter((each) => each === title).length;
  const shown = async (person: Person, keyword: string) =>
    (await person.data('listNotices', { body: { pageSize: 500, keyword } })).list.length === 1;
  const count = async (toUserIds: string, person = admin) => person.call('countNoticeReaders', { body: { toUserIds } });
  /** Ids of what a person has, as a notice names them. */
  const having = async (person: Person) => {
    const record = await admin.data('getUser', { path: { id: await idOf(person) } });
    const path = record.organizeIdTree?.[0] ?? [];
    return {
      user: record.id,
      top: `${path[0]}--company`,
      department: `${path.at(-1)}--department`,
      position: `${record.positionId?.split(',')[0]}--position`,
      role: `${record.roleId?.split(',')[0]}--role`,
    };
  };

  it.each(['department', 'position', 'role', 'top'] as const)(
    'by %s: it reaches who is there, once, and the number was told before',
    async (kind) => {
      const of = await having(staff);
      const { data } = await count(`${of[kind]},${of.user}`);
      const title = `按${kind}发送`;
      await release(await made({ title, toUserIds: `${of[kind]},${of.user}` }));
      expect([await received(staff, title), await shown(staff, title)]).toEqual([1, true]);
      expect((await count(of[kind])).data?.total).toBe(data?.total);
      expect(data?.total).toBeGreaterThan(0);
    },
  );

  it('in no group or place that is left nobody reads it, so it is not sent', async () => {
    expect((await count('404--group')).data?.total).toBe(0);
    expect((await release(await made({ toUserIds: '404--group' }))).msg).toBe('接收人不存在或已停用，请重新选择接收人');
  });

  it('are counted for who writes notices only; no receivers are everybody', async () => {
    expect((await count('', guest)).msg).toMatch(NO_RIGHT);
    const enabled = await admin.data('listUsers', { query: { enabledMark: '1', pageSize: '20' } });
    expect((await count('')).data?.total).toBe(enabled.pagination.total);
  });
});

describe('the list of notices is that of', () => {
  const KEY = '筛选公告';
  const titles = async (body: object) =>
    (await listed({ keyword: KEY, sort: 'asc', sidx: 'title', ...body })).map(({ title }) => title?.slice(-1));
  let since = 0;
  beforeAll(async () => {
    since = Date.now();
    await made({ title: `${KEY}A`, category: 'patrol' });
    await release(await made({ title: `${KEY}B`, category: 'toll', expirationTime: since + HOUR_MS }));
    await release(await made({ title: `${KEY}C`, category: 'patrol', expirationTime: since + 3 * HOUR_MS }));
  });

  it.each<[string, () => object, string]>([
    ['everything where filters are empty', () => ({ type: [], enabledMark: '', creatorUser: [], releaseTime: [] }), 'ABC'],
    ['some kinds', () => ({ type: ['patrol'] }), 'AC'],
    ['drafts', () => ({ enabledMark: 0 }), 'A'],
    ['what was released', () => ({ enabledMark: '1' }), 'BC'],
    ['nothing of a time before', () => ({ creatorTime: [since - 2 * HOUR_MS, since - HOUR_MS] }), ''],
    ['a time', () => ({ creatorTime: [since - HOUR_MS, since + HOUR_MS] }), 'ABC'],
    ['what was released in a time', () => ({ releaseTime: [since - HOUR_MS, since + HOUR_MS] }), 'BC'],
    ['what expires in a time', () => ({ expirationTime: [since, since + 2 * HOUR_MS] }), 'B'],
  ])('%s', async (_, filter, expected) => {
    expect((await titles(filter())).join('')).toBe(expected);
  });

  it('somebody', async () => {
    const [mine, others] = [await idOf(admin), await idOf(staff)];
    expect(await titles({ creatorUser: [mine] })).toHaveLength(3);
    expect(await titles({ releaseUser: [others, mine] })).toHaveLength(2);
    expect(await titles({ creatorUser: [others] })).toEqual([]);
  });

  it('an expired state, when its time has come', async () => {
    aheadMs = 2 * HOUR_MS;
    expect(await titles({ enabledMark: 2 })).toEqual(['B']);
  });
});
