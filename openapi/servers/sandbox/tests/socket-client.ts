import { WebSocket, type ClientOptions } from 'ws';
import type { ClientFrame, ServerFrame } from '../../../generated/socket.gen.ts';
import document from '../../../generated/asyncapi.json' with { type: 'json' };
import { createValidator } from '../../../src/schema/index.ts';
import type { Person } from './client.ts';

type FrameOf<M extends ServerFrame['method'], Frame = ServerFrame> = Frame extends { method: infer Method }
  ? M extends Method
    ? Frame
    : never
  : never;
type Without<Frame, Key extends string> = Frame extends unknown ? Omit<Frame, Key> : never;

/** A real socket of one person; everything it hears is checked against the description. */
export interface TestSocket {
  /** Everything heard so far. */
  readonly heard: readonly ServerFrame[];
  /** Close code, once it ended. */
  readonly closed: Promise<number>;
  /** The first frame of this method that nobody has taken yet. */
  next<M extends ServerFrame['method']>(method: M): Promise<FrameOf<M>>;
  /** Sends a frame with the own token. */
  send(frame: Without<ClientFrame, 'token'>): void;
  sendRaw(data: string | Uint8Array): void;
  /** Resolves when everything sent before has been answered. */
  settled(): Promise<void>;
  close(): Promise<number>;
}

const SCHEMAS: Readonly<Record<ServerFrame['method'], string>> = {
  initMessage: 'InitFrame',
  messagePush: 'PushFrame',
  sendMessage: 'EchoFrame',
  receiveMessage: 'ReceiveFrame',
  messageList: 'HistoryFrame',
  online: 'PresenceFrame',
  Online: 'PresenceFrame',
  offline: 'PresenceFrame',
  Offline: 'PresenceFrame',
  logout: 'LogoutFrame',
  closeSocket: 'CloseFrame',
  refresh: 'RefreshFrame',
  error: 'ErrorFrame',
  heartCheck: 'HeartbeatReplyFrame',
  HeartCheck: 'HeartbeatReplyFrame',
};
const validator = createValidator(document);

export const socketAddress = (url: string, token: string, path = '/websocket/'): string =>
  `${url.replace(/^http/, 'ws')}${path}${encodeURIComponent(token)}`;

/** Opens a socket and says nothing yet. */
export async function openSocket(address: string, token: string, options: ClientOptions = {}): Promise<TestSocket> {
  const socket = new WebSocket(address, options);
  const heard: ServerFrame[] = [];
  const taken = new Set<ServerFrame>();
  let wake: (() => void)[] = [];
  const closed = new Promise<number>((resolve) => socket.once('close', (code) => resolve(code)));
  socket.on('message', (data: Buffer) => {
    const frame: ServerFrame = JSON.parse(data.toString('utf8'));
    const problems = validator.check(`#/components/schemas/${SCHEMAS[frame.method]}`, frame);
    if (problems.length > 0) throw new Error(`the sandbox said what the description does not allow: ${data.toString('utf8')}`);
    heard.push(frame);
    const waiting = wake;
    wake = [];
    for (const each of waiting) each();
  });
  await new Promise<void>((resolve, reject) => socket.once('open', resolve).once('error', reject));
  socket.on('error', () => undefined);
  const next = async <M extends ServerFrame['method']>(method: M): Promise<FrameOf<M>> => {
    for (;;) {
      const found = heard.find((frame) => frame.method === method && !taken.has(frame));
      if (found) {
        taken.add(found);
        return found as FrameOf<M>; // its method has just been compared
      }
      await new Promise<void>((resolve) => wake.push(resolve));
    }
  };
  const send = (frame: Without<ClientFrame, 'token'>): void => socket.send(JSON.stringify({ ...frame, token }));
  return {
    heard,
    closed,
    next,
    send,
    sendRaw: (data) => socket.send(data),
    settled: async () => {
      send({ method: 'heartCheck' });
      await next('heartCheck');
    },
    close: () => {
      socket.close();
      return closed;
    },
  };
}

/** Opens a socket of a signed-in person and says OnConnection; answers it with the first frame. */
export async function connect(url: string, person: Person): Promise<{ socket: TestSocket; init: FrameOf<'initMessage'> }> {
  const socket = await openSocket(socketAddress(url, person.token), person.token);
  socket.send({ method: 'OnConnection', mobileDevice: false });
  return { socket, init: await socket.next('initMessage') };
}

/** The id of the person behind a token. */
export const idOf = async (person: Person): Promise<string> => (await person.data('getCurrentUser')).userInfo.userId;
