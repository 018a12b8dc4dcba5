import { once } from 'node:events';
import { request } from 'node:http';
import type { Duplex } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Sandbox } from '../../index.ts';
import { signIn, startForTest, type Person } from '../client.ts';
import { connect, idOf, openSocket, socketAddress, type TestSocket } from '../socket-client.ts';
import { inLongRun } from '../../../../../scripts/testing/inLongRun.mjs';

const DAY_MS = 24 * 60 * 60 * 1000;
const SESSION_OVER = 4401;
/** A text of 1 MiB, masked with zeros. */
const BEGINNING_OF_A_MEGABYTE = Buffer.from([0x81, 0xff, 0, 0, 0, 0, 0, 0x10, 0, 0, 0, 0, 0, 0]);
const CLOSE = 0x88;
const lines: string[] = [];

let sandbox: Sandbox;
let admin: Person;
let aheadMs = 0;

beforeAll(async () => {
  sandbox = await startForTest({ log: (line) => lines.push(line), now: () => Date.now() + aheadMs });
  admin = await signIn(sandbox.url, 'admin');
});
afterAll(() => sandbox.close());

/** The status an upgrade is answered with; 101 where a socket opens. */
const statusOf = (path: string, headers: Record<string, string> = {}): Promise<number> =>
  new Promise((resolve, reject) => {
    const upgrade = {
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
      'Sec-WebSocket-Version': '13',
      ...headers,
    };
    request({ port: sandbox.port, host: '127.0.0.1', path, headers: upgrade }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('upgrade', (response, socket) => {
        socket.destroy();
        resolve(response.statusCode ?? 0);
      })
      .on('error', reject)
      .end();
  });

/** The bytes of a socket, past its opening. */
const upgraded = (address: string): Promise<{ connection: Duplex }> =>
  new Promise((resolve, reject) => {
    const headers = {
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
      'Sec-WebSocket-Version': '13',
    };
    request(address, { headers })
      .on('upgrade', (_, connection) => resolve({ connection }))
      .on('error', reject)
      .end();
  });

describe('opening', () => {
  it.each([
    ['the path of the specification', '/websocket/', (token: string) => token],
    ['the path of development servers', '/api/message/websocket/', (token: string) => token],
    ['no prefix', '/websocket/', (token: string) => token.replace('bearer ', '')],
    ['a prefix with a capital letter', '/websocket/', (token: string) => token.replace('bearer ', 'Bearer ')],
  ])('works with %s', async (_, path, spelled) => {
    const token = spelled(admin.token);
    const socket = await openSocket(socketAddress(sandbox.url, token, path), token);
    socket.send({ method: 'OnConnection', mobileDevice: false });
    expect((await socket.next('initMessage')).method).toBe('initMessage');
    await socket.close();
  });

  it.each([
    ['a page of another site', '/websocket/x', { Origin: 'https://evil.test' }, 403],
    ['a page without an origin of its own', '/websocket/x', { Origin: 'null' }, 403],
    ['another host name', '/websocket/x', { Host: 'evil.test' }, 421],
    ['no token', '/websocket/', {}, 404],
    ['another path', '/websocket/a/b', {}, 404],
    ['a broken escape', '/websocket/%E0%A4%A', {}, 400],
    ['a page of this computer', '/websocket/x', { Origin: 'http://127.0.0.1:5173' }, 101],
  ])('by %s', async (_, path, headers, status) => {
    expect(await statusOf(path, headers)).toBe(status);
  });

  it('with a token that is no session ends with logout and 4401', async () => {
    const token = 'bearer t.o-k_1/+= ';
    const socket = await openSocket(socketAddress(sandbox.url, token), token);
    expect(await socket.next('logout')).toMatchObject({ token, msg: '登录过期,请重新登录' });
    expect(await socket.closed).toBe(SESSION_OVER);
    expect(socket.heard.map(({ method }) => method)).toEqual(['logout']);
  });

  it('with the token of an ended session is refused', async () => {
    const person = await signIn(sandbox.url, 'staff');
    await person.call('logout');
    const socket = await openSocket(socketAddress(sandbox.url, person.token), person.token);
    expect(await socket.closed).toBe(SESSION_OVER);
  });
});

describe('frames nobody understands', () => {
  let socket: TestSocket;
  beforeAll(async () => {
    ({ socket } = await connect(sandbox.url, admin));
  });

  it.each([
    ['no JSON', '{"method":'],
    ['nothing', ''],
    ['a list', '[]'],
    ['null', 'null'],
    ['no method', '{}'],
    ['an unknown method', '{"method":"newsFlash"}'],
    ['a method of objects', '{"method":"toString"}'],
    ['a method that is an object', '{"method":{}}'],
    ['bytes', new Uint8Array(1024).fill(255)],
  ])('%s: an error, and the socket goes on', async (_, data) => {
    socket.sendRaw(data);
    expect((await socket.next('error')).msg).toBe('无法识别的消息');
    await socket.settled();
  });

  it.each([
    ['a token of somebody else', { method: 'heartCheck', token: 'bearer other' }, '令牌与当前连接不一致，请重新登录'],
    ['no token', { method: 'OnConnection', mobileDevice: false }, 'OnConnection 的内容不正确：token'],
    [
      'a page that is text',
      { method: 'MessageList', token: 't', toUserId: '1', formUserId: '2', currentPage: '1', pageSize: 50 },
      'MessageList 的内容不正确：currentPage',
    ],
  ])('%s: an error that says what', async (_, frame, msg) => {
    socket.sendRaw(JSON.stringify(frame));
    expect((await socket.next('error')).msg).toBe(msg);
  });

  it('a frame above 64 KiB closes with 1009, and others stay', async () => {
    const { socket: other } = await connect(sandbox.url, admin);
    other.sendRaw('x'.repeat(64 * 1024 + 1));
    expect(await other.closed).toBe(1009);
    await socket.settled();
  });

  it('who is still sending it hears the code, and is not cut off', async () => {
    const { connection } = await upgraded(socketAddress(sandbox.url, admin.token).replace('ws:', 'http:'));
    const failures: string[] = [];
    connection.on('error', ({ message }) => failures.push(message));
    connection.write(Buffer.concat([BEGINNING_OF_A_MEGABYTE, Buffer.alloc(1_024)]));
    const [frame] = await once(connection, 'data');
    expect([frame[0], frame.readUInt16BE(2)]).toEqual([CLOSE, 1009]);
    for (let sent = 0; sent < 32; sent += 1) await new Promise((resolve) => connection.write(Buffer.alloc(32 * 1_024), resolve));
    connection.end();
    await once(connection, 'close');
    expect(failures).toEqual([]);
  });
});

describe('the end of a session', () => {
  it('is said to its sockets with their token, and every call after answers the 600 family', async () => {
    const [person, second] = [await signIn(sandbox.url, 'double'), await signIn(sandbox.url, 'double')];
    const sockets = await Promise.all([connect(sandbox.url, person), connect(sandbox.url, second)]);
    await kick(['double'], '您的帐号已被强制下线');
    for (const [index, { socket }] of sockets.entries()) {
      expect(await socket.next('logout')).toEqual({ method: 'logout', token: [person, second][index]?.token, msg: '您的帐号已被强制下线' });
      expect(await socket.closed).toBe(SESSION_OVER);
    }
    expect([600, 601, 602]).toContain((await person.call('getCurrentUser')).code);
  });

  it('is said in the language of each session: that of its last call, else the one its socket was opened with', async () => {
    const [calling, opened, silent] = await Promise.all(['double', 'double', 'double'].map(() => signIn(sandbox.url, 'double')));
    const callIn = (language: string) =>
      fetch(`${sandbox.url}/api/oauth/CurrentUser`, {
        headers: { Authorization: calling!.token, 'Accept-Language': language },
      });
    await callIn('zh-Hant-TW');
    const openedIn = (person: Person, language: string) =>
      openSocket(socketAddress(sandbox.url, person.token), person.token, { headers: { 'Accept-Language': language } });
    const sockets = await Promise.all([openedIn(calling!, 'de'), openedIn(opened!, 'zh-TW,zh;q=0.9'), openedIn(silent!, '')]);
    sockets[0]?.sendRaw('no frame');
    expect((await sockets[0]?.next('error'))?.msg).toBe('無法識別的訊息');
    await callIn('en-GB');
    await kick(['double'], '您的帐号已被强制下线');
    const said = await Promise.all(sockets.map(async (socket) => (await socket.next('logout')).msg));
    expect(said).toEqual(['You were signed out by an administrator', '您的帳號已被強制登出', '您的帐号已被强制下线']);
    // Who comes back with what is over hears it as the others did.
    const late = await openedIn(calling!, 'zh-CN');
    expect((await late.next('logout')).msg).toBe('You were signed out by an administrator');
  });

  it('by signing out closes its own sockets without words, and no others', async () => {
    const [person, second] = [await signIn(sandbox.url, 'double'), await signIn(sandbox.url, 'double')];
    const [{ socket: own }, { socket: other }] = [await connect(sandbox.url, person), await connect(sandbox.url, second)];
    await person.call('logout');
    expect(await own.next('closeSocket')).toMatchObject({ msg: null });
    expect(await own.closed).toBe(SESSION_OVER);
    await other.settled();
    expect(other.heard.some(({ method }) => method === 'closeSocket' || method === 'logout')).toBe(false);
  });

  it('by its age is seen at the next frame', async () => {
    const person = await signIn(sandbox.url, 'double');
    const { socket } = await connect(sandbox.url, person);
    aheadMs = 40 * DAY_MS;
    socket.send({ method: 'heartCheck' });
    expect((await socket.next('logout')).token).toBe(person.token);
    expect(await socket.closed).toBe(SESSION_OVER);
    aheadMs = 0;
  });
});

describe('pushed frames', () => {
  it('reach the people they are for and nobody else', async () => {
    const [staff, guest] = await Promise.all(['staff', 'guest'].map((account) => signIn(sandbox.url, account)));
    if (!staff || !guest) throw new Error('both sign in');
    const [{ socket: one }, { socket: other }] = [await connect(sandbox.url, staff), await connect(sandbox.url, guest)];
    await push(['staff'], { method: 'refresh' });
    await one.next('refresh');
    await other.settled();
    expect(other.heard.some(({ method }) => method === 'refresh')).toBe(false);
  });

  it('tell whoever gets every right, or loses it, to read their rights again', async () => {
    const [admin, staff] = [await signIn(sandbox.url, 'admin'), await signIn(sandbox.url, 'staff')];
    const { socket } = await connect(sandbox.url, staff);
    const [adminId, staffId] = await Promise.all([admin, staff].map(async (one) => (await one.data('getCurrentUser')).userInfo.userId));
    for (const adminIds of [[adminId, staffId], [adminId]]) {
      await admin.call('setAdministrators', { body: { adminIds: adminIds as string[] } });
      expect(await socket.next('refresh')).toMatchObject({ method: 'refresh' });
    }
  });

  it('closeSocket is the last a socket hears', async () => {
    const staff = await signIn(sandbox.url, 'staff');
    const { socket } = await connect(sandbox.url, staff);
    await push(['staff'], { method: 'closeSocket' });
    await push(['staff'], { method: 'refresh' });
    expect(await socket.closed).toBe(1000);
    expect(socket.heard.at(-1)?.method).toBe('closeSocket');
  });

  it('a change of rights is announced in the language of the session, and what people have written stays', async () => {
    const person = await signIn(sandbox.url, 'guest');
    const token = encodeURIComponent(person.token);
    const socket = await openSocket(`${sandbox.url.replace('http', 'ws')}/websocket/${token}`, person.token, {
      headers: { 'Accept-Language': 'en' },
    });
    socket.send({ method: 'OnConnection', mobileDevice: false });
    await socket.next('initMessage');
    await push(['guest'], { method: 'refresh', msg: '权限已变更' });
    expect((await socket.next('refresh')).msg).toBe('Your rights have changed');
    await push(['guest'], { method: 'refresh', msg: '今晚停机' });
    expect((await socket.next('refresh')).msg).toBe('今晚停机');
    await socket.close();
  });

  it('a logout that names another token is passed on as it is', async () => {
    const staff = await signIn(sandbox.url, 'staff');
    const { socket } = await connect(sandbox.url, staff);
    await push(['staff'], { method: 'logout', token: 'OTHER' });
    expect((await socket.next('logout')).token).toBe('OTHER');
    await socket.settled();
  });
});

describe('the log', () => {
  it('holds no token, whatever a socket did', async () => {
    const id = await idOf(admin);
    expect(id).not.toBe('');
    expect(lines.join('\n')).not.toContain(admin.token.replace('bearer ', ''));
    expect(lines.join('\n')).not.toContain('/websocket/');
  });
});

describe('stopping the sandbox', () => {
  it('ends open sockets within a second', async () => {
    const own = await startForTest();
    const { socket } = await connect(own.url, await signIn(own.url, 'admin'));
    socket.send({ method: 'MessageList', toUserId: '1', formUserId: '2', currentPage: 1, pageSize: 50 });
    const startedMs = performance.now();
    await own.close();
    await socket.closed;
    expect(performance.now() - startedMs).toBeLessThan(inLongRun(1000));
  });
});

/** The sandbox's own controls, see control/. */
async function control(command: string, body: object): Promise<void> {
  const nonce = 'sockets-test';
  const { control: secret }: { control: string } = await (await fetch(`${sandbox.url}/__sandbox?nonce=${nonce}`)).json();
  const response = await fetch(`${sandbox.url}/__sandbox/${command}`, {
    method: 'POST',
    headers: { 'milepost-sandbox': secret },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(200);
}
const kick = (accounts: string[], msg: string) => control('kick', { accounts, msg });
const push = (accounts: string[], frame: object) => control('push', { accounts, frame });
