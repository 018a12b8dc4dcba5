import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';
import type { BaseWorld } from '../../core/handlers.ts';
import { sayIn, type SentenceLanguage } from '../../sentences/sayIn.ts';
import { digest } from './digest.ts';
import { makeRoom } from './make-room.ts';

/** Time a ticket waits for somebody to sign in. @reading R-055 */
const TICKET_MS = 5 * 60 * 1000;
const TICKET_BYTES = 24;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const CIPHER = 'aes-256-gcm';

/** @reading R-055 */
const STATUS = { waiting: 0, signedIn: 1, expired: -1 } as const;
const EXPIRED = { status: STATUS.expired, value: '登录凭证已失效，请重新获取', ticketTimeout: 0 };

type TicketRow = { expiryTime: number; sealedToken: Uint8Array | null };

/** Tickets by which a sign-in in one window opens a session in another. */
export interface Tickets {
  /** @param network where it is asked from */
  create(network: string): string;
  /** Is the ticket known, not too old, and without a token yet? */
  isWaiting(ticket: string): boolean;
  /** Hands the token to whoever holds the ticket. */
  bind(ticket: string, token: string): void;
  /** State of a ticket; the answer with the token uses it up. */
  status(ticket: string, language: SentenceLanguage): { status: number; value: string | null; ticketTimeout: number };
}

export function createTickets({ store, now, random }: BaseWorld): Tickets {
  const find = (ticket: string): TicketRow | undefined =>
    store.one<TicketRow>('SELECT expiryTime, sealedToken FROM login_ticket WHERE ticketHash = ? AND expiryTime > ?', digest(ticket), now());

  return {
    create: (network) => {
      makeRoom(store, 'login_ticket', network, now());
      const ticket = Buffer.from(random(TICKET_BYTES)).toString('base64url');
      store.run('INSERT INTO login_ticket (ticketHash, expiryTime, network) VALUES (?, ?, ?)', digest(ticket), now() + TICKET_MS, network);
      return ticket;
    },
    isWaiting: (ticket) => find(ticket)?.sealedToken === null,
    bind: (ticket, token) => {
      const sealed = seal(token, ticket, random(IV_BYTES));
      store.run('UPDATE login_ticket SET sealedToken = ? WHERE ticketHash = ?', sealed, digest(ticket));
    },
    status: (ticket, language) => {
      const row = find(ticket);
      if (!row) return { ...EXPIRED, value: sayIn(language, EXPIRED.value) };
      const ticketTimeout = Math.ceil((row.expiryTime - now()) / 1000);
      if (row.sealedToken === null) return { status: STATUS.waiting, value: null, ticketTimeout };
      store.run('DELETE FROM login_ticket WHERE ticketHash = ?', digest(ticket));
      return { status: STATUS.signedIn, value: unseal(row.sealedToken, ticket), ticketTimeout };
    },
  };
}

/** Only the ticket opens it, and the ticket is not kept: the data folder opens no session. */
const keyOf = (ticket: string): Uint8Array => createHash('sha256').update(`token of ${ticket}`).digest();

function seal(token: string, ticket: string, iv: Uint8Array): Uint8Array {
  const cipher = createCipheriv(CIPHER, keyOf(ticket), iv);
  const sealed = Buffer.concat([cipher.update(token, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

function unseal(bytes: Uint8Array, ticket: string): string {
  const decipher = createDecipheriv(CIPHER, keyOf(ticket), bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
}
