import type { WebSocket } from 'ws';
import type { ServerFrame } from '../../../generated/socket.gen.ts';
import type { SentenceLanguage } from '../sentences/sayIn.ts';
import { frameIn } from '../sentences/sessionLanguages.ts';

/** One socket of a signed-in person. */
export interface Client {
  readonly socket: WebSocket;
  readonly userId: string;
  /** As it authenticates; kept as long as the socket lives, because `logout` names it. */
  readonly token: string;
  /** Language its session is in by now. */
  readonly language: () => SentenceLanguage;
  /** Has it said OnConnection? Only then it gets what nobody asked for. */
  isListening: boolean;
  /** Has it answered the last ping? */
  isAlive: boolean;
}

/** The sockets that are open, by person. */
export interface Clients {
  add(client: Client): void;
  has(client: Client): boolean;
  all(): Client[];
  of(userId: string): Client[];
  /** Those that have said OnConnection. */
  listening(userId: string): Client[];
  /** People with at least one listening socket. */
  onlineIds(): string[];
  /** From now on it gets what nobody asked for; everybody else hears of the first socket of a person. */
  listen(client: Client): void;
  /** Forgets a socket; everybody else hears of the last one of a person. */
  leave(client: Client): void;
  /** Closes a socket with a code and forgets it at once: nothing it still sends counts. */
  drop(client: Client, code: number): void;
  /** Sends a frame, its sentence in the language of the session. */
  say(client: Client, frame: ServerFrame): void;
  /** Judge of sessions: whoever it says true of has been dropped, and hears nothing more of others. */
  judgeBy(isOver: (client: Client) => boolean): void;
  /** Sends a frame that is written already, as it is. */
  write(client: Client, text: string): void;
}

/** A reader this far behind is let go; it comes back and reads anew. */
const MAX_WAITING_BYTES = 8 * 1024 * 1024;

/** Frames that are sent in place of one. */
export type BendFrame = (frame: Readonly<Record<string, unknown>>) => readonly unknown[];

export function createClients(bendFrame?: BendFrame): Clients {
  const byUser = new Map<string, Set<Client>>();
  const of = (userId: string): Client[] => [...(byUser.get(userId) ?? [])];
  const listening = (userId: string): Client[] => of(userId).filter(({ isListening }) => isListening);
  const bent = (text: string): string[] => (bendFrame ? bendFrame(JSON.parse(text)).map((frame) => JSON.stringify(frame)) : [text]);
  const all = (): Client[] => [...byUser.values()].flatMap((each) => [...each]);
  const write = ({ socket }: Client, text: string): void => {
    if (socket.bufferedAmount > MAX_WAITING_BYTES) socket.terminate();
    else if (socket.readyState === socket.OPEN) for (const each of bent(text)) socket.send(each);
  };
  let isOver = (_client: Client): boolean => false;
  const announce = (method: 'Online' | 'Offline', userId: string): void => {
    const text = JSON.stringify({ method, userId } satisfies ServerFrame);
    for (const client of all()) if (client.isListening && client.userId !== userId && !isOver(client)) write(client, text);
  };
  const leave = (client: Client): void => {
    const { userId, isListening } = client;
    client.isListening = false;
    const own = byUser.get(userId);
    own?.delete(client);
    if (own?.size === 0) byUser.delete(userId);
    if (isListening && listening(userId).length === 0) announce('Offline', userId);
  };

  return {
    add: (client) => void byUser.set(client.userId, (byUser.get(client.userId) ?? new Set<Client>()).add(client)),
    has: (client) => byUser.get(client.userId)?.has(client) ?? false,
    all,
    of,
    listening,
    onlineIds: () => [...byUser.keys()].filter((userId) => listening(userId).length > 0),
    listen: (client) => {
      const isFirst = listening(client.userId).length === 0;
      client.isListening = true;
      if (isFirst) announce('Online', client.userId);
    },
    leave,
    drop: (client, code) => {
      client.socket.close(code);
      leave(client);
    },
    judgeBy: (judge) => {
      isOver = judge;
    },
    say: (client, frame) => write(client, JSON.stringify(frameIn(client.language(), frame))),
    write,
  };
}
