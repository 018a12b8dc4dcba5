import type { Server } from 'node:http';
import { WebSocketServer, type WebSocket } from 'ws';
import type { BaseWorld } from '../core/handlers.ts';
import type { Services } from '../core/services.ts';
import { createSessionLanguages, frameIn, type SessionLanguages } from '../sentences/sessionLanguages.ts';
import { createClients, type BendFrame } from './clients.ts';
import { createFrameHandler } from './frame-handler.ts';
import { createGate, OVER, type Authenticate } from './gate.ts';
import { createFrameLimits } from './limits.ts';
import { readUpgrade, refuseUpgrade } from './upgrade.ts';

/** Largest frame of a client. @reading R-067 */
export const MAX_FRAME_BYTES = 64 * 1024;
const CLOSED = 1000;
/** @reading R-066 */
const HEARTBEAT_MS = 25_000;

/** The sockets of everybody who is signed in. */
export interface Hub {
  /**
   * Sends a frame to every socket of these people, once the transaction under way is on the disk. A `logout` that names no token
   * is for sessions that have ended: their sockets get it with their own token and are closed. `closeSocket` closes them all.
   */
  readonly push: Services['push'];
  /** Somebody signed out or locked the screen: sockets of sessions that are over or locked get `closeSocket`, without words, and are closed. */
  signedOut(userId: string): void;
  /** Listens for upgrades. @param authenticate answers the caller behind a token @throws Refusal when there is none */
  attach(server: Server, authenticate: Authenticate): void;
  close(): void;
}

export interface HubOptions {
  /** Gets what failed, never a token. */
  readonly log?: (line: string) => void;
  readonly heartbeatMs?: number;
  /** Languages sessions are in. Default: those of the openings alone. */
  readonly languages?: SessionLanguages;
  /** Something that is wrong with the frames on purpose. */
  readonly bendFrame?: BendFrame;
}

/** Makes the hub; nobody can connect before `attach`. @source shell §4 */
export function createHub(
  world: BaseWorld,
  { log = () => undefined, heartbeatMs = HEARTBEAT_MS, languages = createSessionLanguages(), bendFrame }: HubOptions = {},
): Hub {
  const { store } = world;
  const clients = createClients(bendFrame);
  const server = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME_BYTES, perMessageDeflate: false });
  const gate = createGate(clients, languages);
  const handler = createFrameHandler(world, { clients, gate, limits: createFrameLimits(() => performance.now()), log });
  let heartbeat: NodeJS.Timeout | undefined;

  server.on('connection', (socket: WebSocket, token: string, acceptLanguage: string | undefined) => {
    // It is being closed with its code already; to end it here would cut off who is still sending, before they have read the code.
    socket.on('error', () => undefined);
    const client = gate.admit(socket, token, acceptLanguage);
    if (!client) return;
    socket.on('pong', () => (client.isAlive = true));
    socket.on('close', () => clients.leave(client));
    socket.on('message', (data, isBinary) => handler.frame(client, isBinary || !Buffer.isBuffer(data) ? null : data.toString('utf8')));
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
        for (const client of new Set(userIds.flatMap((userId) => clients.listening(userId)))) {
          // Its session may be over, or locked, since it said something last.
          if (gate.dropIfOver(client)) continue;
          clients.write(client, JSON.stringify(frameIn(client.language(), frame)));
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
        const { 'accept-language': acceptLanguage } = request.headers;
        return server.handleUpgrade(
          request,
          connection,
          head,
          (socket) => void server.emit('connection', socket, upgrade.token, acceptLanguage),
        );
      });
    },
    close: () => {
      clearInterval(heartbeat);
      handler.close();
      // Nobody is told of anybody any more, and the store may be closed before the last socket is.
      clients.judgeBy(() => true);
      for (const socket of server.clients) socket.terminate();
      server.close();
    },
  };
}

const textOf = (value: unknown): string => (typeof value === 'string' && value !== '' ? value : OVER);
