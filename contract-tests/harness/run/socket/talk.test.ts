import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { WebSocketServer, type WebSocket } from 'ws';
import { open } from './talk.ts';

const WAIT_MS = 60;
const GREETED = JSON.stringify({ method: 'initMessage' });

/** A server of sockets that does as it is told. */
async function serverThat(does: (socket: WebSocket, text: string) => void): Promise<{ origin: string; tokens: string[] }> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  const tokens: string[] = [];
  server.on('connection', (socket, { url = '' }) => {
    tokens.push(decodeURIComponent(url.split('/').at(-1) ?? ''));
    socket.on('message', (data: Buffer) => does(socket, data.toString('utf8')));
  });
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => {
    for (const socket of server.clients) socket.terminate();
    server.close();
  });
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, tokens };
}
const talkTo = async (does: (socket: WebSocket, text: string) => void) => {
  const { origin } = await serverThat(does);
  const talk = await open(origin, 'bearer t', { waitMs: WAIT_MS });
  if (!talk) throw new Error('the socket did not open');
  return talk;
};

describe('a conversation', () => {
  it('answers null for a frame that is absent, and goes on', async () => {
    const talk = await talkTo(() => undefined);
    expect([await talk.answers(), talk.isOpen(), await talk.ended(), talk.closeCode()]).toEqual([false, true, false, null]);
  });

  it('answers null for a frame that is late, and hears it afterwards', async () => {
    let late: () => void = () => undefined;
    const talk = await talkTo((socket) => {
      late = () => socket.send(GREETED);
    });
    expect(await talk.answers()).toBe(false);
    late();
    await expect.poll(() => talk.heard).toEqual([{ method: 'initMessage' }]);
  });

  it('hears a frame that is doubled twice, and takes an old one never for an answer', async () => {
    let isSilent = false;
    const talk = await talkTo((socket) => {
      if (isSilent) return;
      socket.send(GREETED);
      socket.send(GREETED);
    });
    expect(await talk.answers()).toBe(true);
    await expect.poll(() => talk.heard.length).toBe(2);
    isSilent = true;
    expect(await talk.answers()).toBe(false);
  });

  it('overlooks what is no frame', async () => {
    const talk = await talkTo((socket) => {
      for (const text of ['no json {', '[1]', 'null', GREETED]) socket.send(text);
    });
    expect([await talk.answers(), talk.heard]).toEqual([true, [{ method: 'initMessage' }]]);
  });

  it.each([
    ['with a code', (socket: WebSocket) => socket.close(1009), 1009],
    ['without a word', (socket: WebSocket) => socket.terminate(), 1006],
  ])('that ends %s says so, and waits for nothing any more', async (_, end, code) => {
    const talk = await talkTo(end);
    expect([await talk.answers(), await talk.ended(), talk.closeCode()]).toEqual([false, true, code]);
    expect(await talk.next('initMessage')).toBe(null);
  });

  it('is null where nobody listens, and carries its token however it is written', async () => {
    expect(await open('http://127.0.0.1:9', 't', { waitMs: WAIT_MS })).toBe(null);
    const { origin, tokens } = await serverThat(() => undefined);
    for (const isSpelledOut of [false, true]) (await open(origin, 'bearer a+/=', { isSpelledOut }))?.close();
    expect(tokens).toEqual(['bearer a+/=', 'bearer a+/=']);
  });
});
