import type { Finding } from '../described/ledger.ts';
import { SUCCESS, type ParsedAnswer } from './generic.ts';
import { finding } from './values.ts';

const FAULTS: ReadonlySet<number> = new Set([500]);

/** Findings of a bad request that may be refused or accepted, but must not cause a server fault. */
export function faultFindings({ answer, code, body }: ParsedAnswer): Finding[] {
  if (answer.status === 0) return [finding('answer', 'an envelope', 'the connection ended')];
  if (body === null) return [finding('answer', 'an envelope', `HTTP ${answer.status} ${answer.contentType}`)];
  return code !== null && FAULTS.has(code) ? [finding('code', 'a refusal, not a fault', `${code} ${String(body.msg)}`)] : [];
}

/** Findings of an invalid call: it must be refused in an envelope. @param taken finding where it was accepted */
export const rejectedFindings = (opened: ParsedAnswer, taken: Finding): Finding[] =>
  opened.code === SUCCESS ? [taken] : faultFindings(opened);
