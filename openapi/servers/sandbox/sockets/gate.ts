import type { WebSocket } from 'ws';
import { CODE } from '../core/envelope.ts';
import type { ServerFrame } from '../../../generated/socket.gen.ts';
import { Refusal } from '../core/failure.ts';
import type { Caller } from '../core/handlers.ts';
import { digest } from '../resources/sessions/digest.ts';
import { frameIn, type SessionLanguages } from '../sentences/sessionLanguages.ts';
import type { Client, Clients } from './clients.ts';
import { SOCKETS_PER_PERSON, TOO_MANY } from './limits.ts';
import { spellingsOf } from './upgrade.ts';

/** The session is over; a client that sees it does not come back. @reading R-067 */
const SESSION_OVER = 4401;
/** Words where nobody says more. @source shell §8 */
export const OVER = '登录过期,请重新登录';

/** The caller behind a token. @throws Refusal when there is none */
export type Authenticate = (token: string) => Caller;

/** Judge of who may have a socket, and until when. */
export interface Gate {
  open(authenticate: Authenticate): void;
  /**
   * The client behind a token; without a session the socket is told so and closed.
   * @param acceptLanguage header the socket was opened with
   */
  admit(socket: WebSocket, token: string, acceptLanguage: string | undefined): Client | null;
  /** @returns true when its session was over, and the socket is closed */
  dropIfOver(client: Client): boolean;
  /** Closes the sockets of these people whose sessions are over; without words they are not asked to sign in again. */
  dropEnded(userIds: readonly string[], msg: string | null): void;
}

export function createGate(clients: Clients, languages: SessionLanguages): Gate {
  let authenticate: Authenticate = () => {
    throw new Refusal(OVER);
  };
  /** Reason a token opens nothing any more; null while it opens something. */
  const refusalOf = (token: string): Refusal | null => {
    try {
      authenticate(token);
      return null;
    } catch (error) {
      if (error instanceof Refusal) return error;
      throw error;
    }
  };
  const drop = (client: Client, { code }: Refusal, msg: string | null): void => {
    clients.say(
      client,
      msg === null || code === CODE.locked ? { method: 'closeSocket', msg: null } : { method: 'logout', token: client.token, msg },
    );
    clients.drop(client, SESSION_OVER);
  };

  const dropIfOver = (client: Client): boolean => {
    const refusal = refusalOf(client.token);
    if (refusal !== null) drop(client, refusal, refusal.message);
    return refusal !== null;
  };
  clients.judgeBy(dropIfOver);

  return {
    open: (known) => {
      authenticate = known;
    },
    admit: (socket, token, acceptLanguage) => {
      const say = (spelling: string, frame: ServerFrame): void =>
        socket.send(JSON.stringify(frameIn(languages.of(digest(spelling), acceptLanguage), frame)));
      const refusals = spellingsOf(token).map((spelling) => ({ spelling, refusal: refusalOf(spelling) }));
      const good = refusals.find(({ refusal }) => refusal === null);
      if (!good) {
        // A session that was ended for a reason says the reason; the other spelling is merely unknown.
        const known = refusals.find(({ refusal }) => refusal !== null && refusal.message !== OVER);
        // A locked session is not over.
        const isLocked = known?.refusal?.code === CODE.locked;
        const msg = known?.refusal?.message ?? OVER;
        say(known?.spelling ?? token, isLocked ? { method: 'closeSocket', msg } : { method: 'logout', token, msg });
        socket.close(SESSION_OVER);
        return null;
      }
      const { userId } = authenticate(good.spelling);
      if (clients.of(userId).length >= SOCKETS_PER_PERSON) {
        say(good.spelling, { method: 'error', msg: '连接过多，请关闭其他页面后重试' });
        socket.close(TOO_MANY);
        return null;
      }
      const tokenHash = digest(good.spelling);
      const language = () => languages.of(tokenHash, acceptLanguage);
      const client: Client = { socket, userId, token: good.spelling, language, isListening: false, isAlive: true };
      clients.add(client);
      return client;
    },
    dropIfOver,
    dropEnded: (userIds, msg) => {
      for (const client of userIds.flatMap((userId) => clients.of(userId))) {
        const refusal = refusalOf(client.token);
        if (refusal !== null) drop(client, refusal, msg);
      }
    },
  };
}
