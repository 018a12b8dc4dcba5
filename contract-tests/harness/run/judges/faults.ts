import type { Finding } from '../described/ledger.ts';
import { SUCCESS, type ParsedAnswer } from './generic.ts';
import { finding } from './values.ts';

const FAULTS: ReadonlySet<number> = new Set([500]);

/** A bad request may be refused or overlooked; a server that breaks over it has a fault. */
export function faultFindings({ answer, code, body }: ParsedAnswer): Finding[] {
  if (answer.status === 0) return [finding('answer', 'an envelope', 'the connection ended')];
  if (body === null) return [finding('answer', 'an envelope', `HTTP ${answer.status} ${answer.contentType}`)];
  return code !== null && FAULTS.has(code) ? [finding('code', 'a refusal, not a fault', `${code} ${String(body.msg)}`)] : [];
}

/** A wrong call must be refused like everything else, in an envelope; `taken` says what is wrong with taking it. */
export const rejectedFindings = (opened: ParsedAnswer, taken: Finding): Finding[] =>
  opened.code === SUCCESS ? [taken] : faultFindings(opened);
