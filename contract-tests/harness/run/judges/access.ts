import { SESSION_GONE } from '../written/row.ts';
import type { Finding } from '../described/ledger.ts';
import { SUCCESS, type ParsedAnswer } from './generic.ts';
import { finding, shown } from './values.ts';

/** Findings of a call without a valid session: it must answer a code of an ended session, and no data. @source shell §8 */
export const goneFindings = ({ code, body }: ParsedAnswer): Finding[] =>
  code !== null && SESSION_GONE.includes(code) ? [] : [finding('code', SESSION_GONE.join(' or '), `${code} ${shown(body?.['msg'])}`)];

/** Findings of a call by a caller without the right: it must be refused, and the session must stay valid. */
export const refusedFindings = ({ code, body }: ParsedAnswer): Finding[] =>
  code === SUCCESS || code === null || SESSION_GONE.includes(code) ? [finding('code', 'a refusal', `${code} ${shown(body?.['msg'])}`)] : [];
