import type { Facts } from '../../model/facts.ts';
import type { Finding } from '../described/ledger.ts';
import { finding, membersIn } from './values.ts';

const SECRET = /(?:password|passwd|pwd|secret|salt|token|privateKey|appKey|credential)$/i;
/** Operations whose answer has to hold a secret. */
const HANDED_OUT: ReadonlySet<string> = new Set(['login', 'getCurrentUser', 'createLoginTicket', 'getLoginTicketStatus', 'uploadFile']);
/** Shown instead of the value. */
const MASKED = /^[*•●]+$/;

/** Findings of members that are named like a secret and hold a text. */
export function secretFindings(data: unknown, { id }: Pick<Facts, 'id'>): Finding[] {
  if (HANDED_OUT.has(id)) return [];
  return membersIn(data)
    .filter(({ name, value }) => SECRET.test(name) && typeof value === 'string' && value !== '' && !MASKED.test(value))
    .map(({ at }) => finding(at, 'no value', 'a text (not shown here)'));
}
