import { bindOperations, createClient } from '@milepost/openapi/client';
import { oauthCodecs } from '@milepost/openapi/domains/oauth';
import { oauthOperations } from '@milepost/openapi/operations';
import { STORAGE_PREFIX, sessionShelf } from '../browser/storage.ts';
import type { Shelf } from '../browser/storage.ts';
import { isToken } from '../auth/token.ts';

/** The ticket this browser has asked for and not yet used; nothing of the console asks for one yet. @reading R-383 */
export const TICKET_KEY = `${STORAGE_PREFIX}ticket`;

export type TicketResult =
  | { readonly kind: 'in'; readonly token: string }
  /** Not asked for here, so that nobody can be signed in by a link. */
  | { readonly kind: 'foreign' }
  | { readonly kind: 'expired' }
  | { readonly kind: 'failed' };

type Status = Parameters<typeof oauthCodecs.getLoginTicketStatus.data.decode>[0];
type Ask = (ticket: string) => Promise<Status | null>;

const { getLoginTicketStatus } = bindOperations(
  createClient({ baseUrl: '', getToken: () => null, onSessionEnded: () => {} }),
  oauthOperations,
);
const askServer: Ask = async (ticket) => (await getLoginTicketStatus({ path: { ticket } })).data;

/**
 * Exchanges a ticket for a session: only one that this browser asked for, and only once, whatever comes of it.
 * @source shell §3 (jnpf_ticket) @reading R-055 @reading R-295
 */
export async function exchangeTicket(ticket: string, ask: Ask = askServer, shelf: Shelf = sessionShelf): Promise<TicketResult> {
  const own = shelf.getItem(TICKET_KEY);
  shelf.removeItem(TICKET_KEY);
  if (ticket === '' || own !== ticket) return { kind: 'foreign' };
  try {
    const answer = await ask(ticket);
    const status = answer && oauthCodecs.getLoginTicketStatus.data.decode(answer);
    return status?.status === 'signedIn' && typeof status.value === 'string' && isToken(status.value)
      ? { kind: 'in', token: status.value }
      : { kind: 'expired' };
  } catch {
    return { kind: 'failed' };
  }
}
