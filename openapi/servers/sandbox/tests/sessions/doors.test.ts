import { afterAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { Sandbox } from '../../index.ts';
import { md5Hex } from '../../resources/current-user/password.ts';
import { solveCaptcha } from './captcha-reader.ts';
import { flatten, personWith, signIn, startForTest, type Person } from '../client.ts';
import { recordId } from '../organization-client.ts';
import { addPerson, enter, FIRST_PASSWORD, organizationId } from '../people-client.ts';
import { openSocket, socketAddress, type TestSocket } from '../socket-client.ts';
import { check, contentOf, hand, merge, send } from '../upload-client.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const REPORT_ENTRY = 5;
const UPLOAD = { name: 'map.bin', bytes: contentOf(1000) };

/** A sandbox of its own, one person with a session, and everything that session has begun. */
interface Scene {
  readonly sandbox: Sandbox;
  readonly admin: Person;
  readonly person: Person;
  readonly account: string;
  readonly userId: string;
  /** A link to a file that was made while the session was open. */
  readonly link: string;
  readonly reportId: string;
  readonly fileId: string;
  readonly socket: TestSocket;
  readonly passes: (ms: number) => void;
}

const begun: Sandbox[] = [];
afterAll(() => Promise.all(begun.map((sandbox) => sandbox.close())));

async function scene(): Promise<Scene> {
  let aheadMs = 0;
  const sandbox = await startForTest({ now: () => Date.now() + aheadMs });
  begun.push(sandbox);
  const admin = await signIn(sandbox.url, 'admin');
  const { account } = await addPerson(admin, await organizationId(admin, '路产管理部'), {
    roleId: await recordId(admin, 'listRoles', 'roadStaff'),
  });
  const person = await enter(sandbox.url, account);
  const { userInfo, menuList } = await person.data('getCurrentUser');
  const report = flatten(menuList ?? []).find(({ type }) => type === REPORT_ENTRY);
  const { moduleId } = JSON.parse(report?.propertyJson ?? '{}') as { moduleId: string };
  const { name } = (await hand(person, 'annex', 'content', 'notes.txt')).data as { name: string };
  const { url } = (await person.data('createDownloadLink', { path: { type: 'annex', fileId: name } })) as { url: string };
  const socket = await openSocket(socketAddress(sandbox.url, person.token), person.token);
  socket.send({ method: 'OnConnection', mobileDevice: false });
  await socket.next('initMessage');
  return {
    sandbox,
    admin,
    person,
    account,
    userId: userInfo.userId,
    link: url,
    reportId: moduleId,
    fileId: name,
    socket,
    passes: (ms) => (aheadMs += ms),
  };
}

/** Does this socket address let somebody in who holds the token? It does where anything but an end is said. */
async function letsIn(url: string, token: string, path: string): Promise<boolean> {
  const socket = new WebSocket(socketAddress(url, token, path));
  const ended = new Promise<false>((resolve) => socket.once('close', () => resolve(false)));
  const answered = new Promise<true>((resolve) =>
    socket.on('message', (data: Buffer) => (JSON.parse(data.toString()) as { method: string }).method === 'initMessage' && resolve(true)),
  );
  socket.once('open', () => socket.send(JSON.stringify({ method: 'OnConnection', token, mobileDevice: false })));
  const isIn = await Promise.race([ended, answered]);
  socket.close();
  return isIn;
}

const isDone = async (answer: Promise<{ code: number }>): Promise<boolean> => (await answer).code === 200;

/** Every door a token, or what a token has begun, opens. True: it is open. */
const DOORS: Readonly<Record<string, (scene: Scene) => Promise<boolean>>> = {
  'a call that reads': ({ person }) => isDone(person.call('getCurrentUser')),
  'a call that writes': ({ person }) => isDone(person.call('updateSystemLanguage', { body: { language: 'en' } })),
  'a file': ({ person }) => isDone(hand(person, 'annex', 'content', 'again.txt')),
  'the state of an upload': ({ person }) => isDone(check(person, UPLOAD)),
  'a chunk': ({ person }) => isDone(send(person, UPLOAD, 1)),
  'the end of an upload': async ({ person }) => {
    await send(person, UPLOAD, 1);
    return isDone(merge(person, UPLOAD));
  },
  'a pack of files': ({ person, fileId }) =>
    isDone(person.call('packFiles', { path: { type: 'annex' }, body: [{ fileId, fileName: 'notes.txt' }] })),
  'a preview': ({ person }) =>
    isDone(person.call('getPreviewAddress', { query: { fileName: 'map.png', fileDownloadUrl: '/api/file/Image/annex/none.png' } })),
  'a link that was made before': async ({ sandbox, link }) => {
    const answer = await fetch(new URL(link, sandbox.url));
    return answer.headers.get('content-type') === 'application/octet-stream';
  },
  'a report': async ({ sandbox, reportId, person }) =>
    (await fetch(`${sandbox.url}/preview.html?${new URLSearchParams({ id: reportId, token: person.token }).toString()}`)).ok,
  'a new socket': ({ sandbox, person }) => letsIn(sandbox.url, person.token, '/websocket/'),
  'a new socket at the other address': ({ sandbox, person }) => letsIn(sandbox.url, person.token, '/api/message/websocket/'),
  'a new socket without the prefix of the token': ({ sandbox, person }) =>
    letsIn(sandbox.url, person.token.replace(/^bearer\s+/i, ''), '/websocket/'),
  'the socket that is open': async ({ socket, userId, sandbox }) => {
    const admin = await signIn(sandbox.url, 'admin');
    const other = await openSocket(socketAddress(sandbox.url, admin.token), admin.token);
    other.send({ method: 'OnConnection', mobileDevice: false });
    await other.next('initMessage');
    other.send({ method: 'SendMessage', toUserId: userId, messageType: 'text', messageContent: 'hello' });
    await other.settled();
    await other.close();
    // Were it open and silent, this would be its end.
    socket.send({ method: 'heartCheck' });
    return Promise.race([socket.next('receiveMessage').then(() => true), socket.closed.then(() => false)]);
  },
};

/** Ways a session stops being open. */
const ENDS: Readonly<Record<string, (scene: Scene) => Promise<unknown>>> = {
  'is locked': ({ person }) => person.call('lockScreen', { body: {} }),
  'was signed out': ({ person }) => person.call('logout'),
  'is too old': async ({ passes }) => (passes(2 * DAY_MS), { code: 200 }),
  'belongs to an account that was switched off': ({ admin, userId }) => admin.call('setUserState', { path: { id: userId } }),
  'belongs to an account that was deleted': ({ admin, userId }) => admin.call('removeUser', { path: { id: userId } }),
  'was ended by an administrator': ({ admin, userId }) => admin.call('signOutUser', { path: { id: userId } }),
  'is of before a reset of the password': ({ admin, userId }) =>
    admin.call('resetUserPassword', {
      path: { id: userId },
      body: { id: userId, userPassword: md5Hex('Night2026'), validatePassword: md5Hex('Night2026') },
    }),
  'is of before a change of the password': async ({ person, sandbox }) =>
    person.call('modifyPassword', {
      body: { oldPassword: md5Hex(FIRST_PASSWORD), password: md5Hex('Night2026'), ...(await solveCaptcha(personWith(sandbox.url, ''))) },
    }),
};

describe('every door is open to an open session', () => {
  it('as to no other', async () => {
    const open = await scene();
    const seen = await Promise.all(Object.entries(DOORS).map(async ([name, door]) => [name, await door(open)]));
    expect(Object.fromEntries(seen)).toEqual(Object.fromEntries(Object.keys(DOORS).map((name) => [name, true])));
  });
});

describe.each(Object.entries(ENDS))('a session that %s', (_, end) => {
  it('opens none', async () => {
    const ended = await scene();
    expect(await end(ended)).toMatchObject({ code: 200 });
    const seen = await Promise.all(Object.entries(DOORS).map(async ([name, door]) => [name, await door(ended)]));
    expect(Object.fromEntries(seen)).toEqual(Object.fromEntries(Object.keys(DOORS).map((name) => [name, false])));
  });
});

it('a locked session opens them again once it is unlocked, the link that was tried meanwhile included', async () => {
  const locked = await scene();
  await locked.person.call('lockScreen', { body: {} });
  expect(await DOORS['a link that was made before']?.(locked)).toBe(false);
  expect(await locked.socket.closed).toBe(4401);
  expect(locked.socket.heard.map(({ method }) => method)).not.toContain('logout');
  await locked.person.call('lockScreen', { body: { account: locked.account, password: md5Hex(FIRST_PASSWORD) } });
  for (const name of ['a call that reads', 'a link that was made before', 'a report', 'a new socket'])
    expect(await DOORS[name]?.(locked)).toBe(true);
});
