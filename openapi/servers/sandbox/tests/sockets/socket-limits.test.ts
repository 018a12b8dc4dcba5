import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Sandbox } from '../../index.ts';
import { SOCKETS_PER_PERSON, TOO_MANY } from '../../sockets/limits.ts';
import { signIn, startForTest } from '../client.ts';
import { connect, openSocket, socketAddress } from '../socket-client.ts';

let sandbox: Sandbox;
beforeEach(async () => {
  sandbox = await startForTest();
});
afterEach(() => sandbox.close());

it('one person has so many sockets and no more, until one of them is closed', async () => {
  const person = await signIn(sandbox.url, 'staff');
  const address = socketAddress(sandbox.url, person.token);
  const open = await Promise.all(Array.from({ length: SOCKETS_PER_PERSON }, () => openSocket(address, person.token)));
  const late = await openSocket(address, person.token);
  expect((await late.next('error')).msg).toBe('连接过多，请关闭其他页面后重试');
  expect(await late.closed).toBe(TOO_MANY);
  for (const socket of open) await socket.settled();
  const { init } = await connect(sandbox.url, await signIn(sandbox.url, 'guest'));
  expect(init.method).toBe('initMessage');
  await open[0]?.close();
  const { socket } = await connect(sandbox.url, person);
  await socket.settled();
});

it('20,000 frames nobody understands end the socket that sends them, and nobody else waits for them', async () => {
  const guest = await signIn(sandbox.url, 'guest');
  const { socket } = await connect(sandbox.url, guest);
  const other = (await connect(sandbox.url, await signIn(sandbox.url, 'staff'))).socket;
  for (let sent = 0; sent < 20_000; sent += 1) socket.sendRaw('{"method":"newsFlash"}');
  expect(await socket.closed).toBe(TOO_MANY);
  expect(socket.heard.at(-1)).toMatchObject({ method: 'error', msg: '发送过于频繁，请稍后重试' });
  expect(socket.heard.length).toBeLessThan(1_000);
  await other.settled();
  expect(await guest.call('getCurrentUser')).toMatchObject({ code: 200 });
});
