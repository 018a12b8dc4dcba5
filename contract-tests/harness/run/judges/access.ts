import { SESSION_GONE } from '../written/row.ts';
import type { Finding } from '../described/ledger.ts';
import { SUCCESS, type Opened } from './generic.ts';
import { finding, shown } from './values.ts';

/** The session must be gone: one of its codes, and no data. @source shell §8 */
export const goneFindings = ({ code, body }: Opened): Finding[] =>
  code !== null && SESSION_GONE.includes(code) ? [] : [finding('code', SESSION_GONE.join(' or '), `${code} ${shown(body?.['msg'])}`)];

/** Somebody without the right must be refused, while the session goes on. */
export const refusedFindings = ({ code, body }: Opened): Finding[] =>
  code === SUCCESS || code === null || SESSION_GONE.includes(code) ? [finding('code', 'a refusal', `${code} ${shown(body?.['msg'])}`)] : [];
