import type { Server } from 'node:http';
import { WebSocketServer, type WebSocket } from 'ws';
import type { ServerFrame } from '../../../generated/socket.gen.ts';
import { Refusal } from '../core/failure.ts';
import type { BaseWorld, Caller } from '../core/handlers.ts';
import type { Services } from '../core/services.ts';
import { createAnswers, type Outgoing } from './answers.ts';
import { createClients, type Client, type Clients } from './clients.ts';
import { createFrameReader } from './frames.ts';
import { createInbox } from './inbox.ts';
import { readUpgrade, refuseUpgrade, spellingsOf } from './upgrade.ts';

/** Largest frame of a client. @reading R-067 */
export const MAX_FRAME_BYTES = 64 * 1024;
/** The session is over; a client that sees it does not come back. @reading R-067 */
export const SESSION_OVER = 4401;
const CLOSED = 1000;
/** @reading R-066 */
const HEARTBEAT_MS = 25_000;
const OVER = '登录过期,请重新登录';
const UNREADABLE = '无法识别的消息';

/** The sockets of everybody who is signed in. */
export interface Hub {
  /**
   * Sends a frame to every socket of these people, once the transaction under way is on the disk. A `logout` that names no token
   * is for sessions that have ended: their sockets get it with their own token and are closed. `closeSocket` closes them all.
   */
  readonly push: Services['push'];
  /** Somebody signed out: sockets of sessions that are over get `closeSocket`, without words, and are closed. */
  signedOut(userId: string): void;
  /** Listens for upgrades. @param authenticate answers the caller behind a token @throws Refusal when there is none */
  attach(server: Server, authenticate: Authenticate): void;
  close(): void;
}

export interface HubOptions {
  /** Gets what failed, never a token. */
  readonly log?: (line: string) => void;
  readonly heartbeatMs?: number;
}

type Authenticate = (token: string) => Caller;

/** Makes the hub; nobody can connect before `attach`. @source shell §4 */
export function createHub(world: BaseWorld, { log = () => undefined, heartbeatMs = HEARTBEAT_MS }: HubOptions = {}): Hub {
  const { store } = world;
  const clients = createClients();
  const server = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME_BYTES, perMessageDeflate: false });
  const gate = createGate(clients);
  const hear = createEar(world, clients, gate, log);
  let heartbeat: NodeJS.Timeout | undefined;

  server.on('connection', (socket: WebSocket, token: string) => {
    socket.on('error', () => socket.terminate());
    const client = gate.admit(socket, token);
    if (!client) return;
    socket.on('pong', () => (client.isAlive = true));
    socket.on('close', () => clients.leave(client));
    socket.on('message', (data, isBinary) => hear.frame(client, isBinary || !Buffer.isBuffer(data) ? null : data.toString('utf8')));
  });
  const beat = (): void => {
    for (const client of clients.all()) {
      if (gate.dropIfOver(client)) continue;
      if (!client.isAlive) client.socket.terminate();
      client.isAlive = false;
      client.socket.ping();
    }
  };

  return {
    push: (userIds, frame) => {
      store.afterCommit(() => {
        if (frame.method === 'logout' && typeof frame['token'] !== 'string') return gate.dropEnded(userIds, textOf(frame['msg']));
        const text = JSON.stringify(frame);
        for (const client of new Set(userIds.flatMap(clients.listening))) {
          clients.write(client, text);
          if (frame.method === 'closeSocket') clients.drop(client, CLOSED);
        }
      });
    },
    signedOut: (userId) => store.afterCommit(() => gate.dropEnded([userId], null)),
    attach: (http, authenticate) => {
      gate.open(authenticate);
      heartbeat = setInterval(beat, heartbeatMs).unref();
      http.on('upgrade', (request, connection, head) => {
        const upgrade = readUpgrade(request);
        if ('status' in upgrade) return refuseUpgrade(connection, upgrade.status);
        return server.handleUpgrade(request, connection, head, (socket) => void server.emit('connection', socket, upgrade.token));
      });
    },
    close: () => {
      clearInterval(heartbeat);
      hear.close();
      for (const socket of server.clients) socket.terminate();
      server.close();
    },
  };
}

/** Who may have a socket, and until when. */
interface Gate {
  open(authenticate: Authenticate): void;
  /** The client behind a token; without a session the socket is told so and closed. */
  admit(socket: WebSocket, token: string): Client | null;
  /** @returns true when its session was over, and the socket is closed */
  dropIfOver(client: Client): boolean;
  /** Closes the sockets of these people whose sessions are over; without words they are not asked to sign in again. */
  dropEnded(userIds: readonly string[], msg: string | null): void;
}

function createGate(clients: Clients): Gate {
  let authenticate: Authenticate = () => {
    throw new Refusal(OVER);
  };
  /** Why a token opens nothing any more; null while it does. */
  const refusalOf = (token: string): string | null => {
    try {
      authenticate(token);
      return null;
    } catch (error) {
      if (error instanceof Refusal) return error.message;
      throw error;
    }
  };
  const drop = (client: Client, msg: string | null): void => {
    clients.say(client, msg === null ? { method: 'closeSocket', msg: null } : { method: 'logout', token: client.token, msg });
    clients.drop(client, SESSION_OVER);
  };

  return {
    open: (known) => {
      authenticate = known;
    },
    admit: (socket, token) => {
      const refusals = spellingsOf(token).map((spelling) => ({ spelling, refusal: refusalOf(spelling) }));
      const good = refusals.find(({ refusal }) => refusal === null);
      if (!good) {
        // A session that was ended for a reason says the reason; the other spelling is merely unknown.
        const msg = refusals.map(({ refusal }) => refusal).find((refusal) => refusal !== null && refusal !== OVER) ?? OVER;
        socket.send(JSON.stringify({ method: 'logout', token, msg } satisfies ServerFrame));
        socket.close(SESSION_OVER);
        return null;
      }
      const { userId } = authenticate(good.spelling);
      const client: Client = { socket, userId, token: good.spelling, isListening: false, isAlive: true };
      clients.add(client);
      return client;
    },
    dropIfOver: (client) => {
      const refusal = refusalOf(client.token);
      if (refusal !== null) drop(client, refusal);
      return refusal !== null;
    },
    dropEnded: (userIds, msg) => {
      for (const client of userIds.flatMap(clients.of)) if (refusalOf(client.token) !== null) drop(client, msg);
    },
  };
}

/** What is done with the frames of clients. */
interface Ear {
  /** @param text null for a frame that is not text */
  frame(client: Client, text: string | null): void;
  close(): void;
}

function createEar(world: BaseWorld, clients: Clients, gate: Gate, log: (line: string) => void): Ear {
  const answers = createAnswers(world, clients.onlineIds);
  const readFrame = createFrameReader();
  const deliver = (client: Client, { to, frame }: Outgoing): void => {
    if (to === 'asker') return clients.say(client, frame);
    const text = JSON.stringify(frame);
    // Who has not said OnConnection yet still hears what became of the own message.
    const own = to.userId === client.userId ? [client] : [];
    for (const each of new Set([...clients.listening(to.userId), ...own])) clients.write(each, text);
    return undefined;
  };
  const inbox = createInbox<Client>({ store: world.store, log, deliver, answer: ({ client, frame }) => answers(client, frame) });
  const refuse = (client: Client, msg: string): void => clients.say(client, { method: 'error', msg });

  return {
    frame: (client, text) => {
      if (!clients.has(client) || gate.dropIfOver(client)) return;
      const read = text === null ? { problem: UNREADABLE } : readFrame(text);
      if ('problem' in read) return refuse(client, read.problem);
      const { frame } = read;
      // The token is checked in every frame, as Java servers do. @source shell §4
      if (!spellingsOf(frame.token).includes(client.token)) return refuse(client, '令牌与当前连接不一致，请重新登录');
      if (frame.method === 'OnConnection' && !client.isListening) clients.listen(client);
      inbox.take({ client, frame });
    },
    close: () => inbox.close(),
  };
}

const textOf = (value: unknown): string => (typeof value === 'string' && value !== '' ? value : OVER);
