import type { Sent } from '../../exchange.ts';
import { factsOf, type Facts } from '../facts/facts.ts';
import type { Planned, Run } from '../family.ts';
import { tryBad, tryRefusals } from '../families/refusals.ts';
import { goneFindings } from '../judges/access.ts';
import { finding, shown } from '../judges/values.ts';
import type { Finding } from '../ledger.ts';
import type { Asked, Who } from '../probe.ts';

/** Proof that a command has done what it says. */
export type Proof = (asked: Asked) => Promise<readonly Finding[]> | readonly Finding[];

/** Steps of a scenario. */
export interface Steps extends Run {
  /** Nobody tries it first and must be refused; then it must succeed, and the proof must hold. */
  readonly does: (operation: string, sent?: Sent, proof?: Proof, who?: Who) => Promise<Asked>;
  /** `data` of a call that only prepares or proves. */
  readonly data: (operation: string, sent?: Sent, who?: Who) => Promise<unknown>;
}

/** Commands that belong together and cannot be tried one by one. */
export interface Scenario {
  readonly operations: readonly string[];
  readonly play: (steps: Steps) => Promise<void>;
}

export function createSteps(run: Run): Steps {
  const { probe } = run;
  return {
    ...run,
    does: async (operation, sent = {}, proof = () => [], who) => {
      const facts = factsOf(operation);
      if (!facts.operation.isPublic) {
        const nobody = await probe.ask(operation, sent, 'nobody');
        probe.ledger.judge('A1', facts, goneFindings(nobody), nobody.evidence);
      }
      await tryRefusals(operation, sent, run);
      if (facts.operation.effect !== 'create') await tryBad(operation, sent, run, who);
      const asked = await probe.ask(operation, sent, who);
      const taken = asked.isGood || facts.operation.isRaw ? [] : [finding('code', '200', `${asked.code} ${shown(asked.body?.['msg'])}`)];
      probe.ledger.judge('L12', facts, taken.length > 0 ? taken : await proof(asked), asked.evidence);
      if (taken.length === 0) await repeat(facts, sent, { asked, proof, who, run });
      return asked;
    },
    data: async (operation, sent, who) => (await probe.ask(operation, sent, who)).data,
  };
}

/** States that may be set twice. */
const IDEMPOTENT: ReadonlySet<string> = new Set([
  'readMessage',
  'updateAvatar',
  'setDefaultPortal',
  'setDefaultSignature',
  'updateSystemTheme',
  'updateSystemLanguage',
]);
/** Deletions of one record of its own: a second one finds nothing. */
const DELETED_ONCE: ReadonlySet<string> = new Set(['removeRecord', 'removeSignature', 'removeFlowComment', 'removeOwnFlow', 'removeGrade']);

/** Checks of a command that is sent twice. */
export const plannedRepeats = ({ id }: Pick<Facts, 'id'>): Planned[] =>
  IDEMPOTENT.has(id) ? [{ check: 'I3' }] : DELETED_ONCE.has(id) ? [{ check: 'I1' }] : [];

async function repeat(
  facts: Facts,
  sent: Sent,
  { asked, proof, who, run: { probe } }: { asked: Asked; proof: Proof; who: Who | undefined; run: Run },
): Promise<void> {
  for (const { check } of plannedRepeats(facts)) {
    if (probe.ledger.has(check, facts)) return;
    const twice = await probe.ask(facts.id, sent, who);
    const kept =
      check === 'I3' ? (twice.isGood ? await proof(asked) : [finding('code', '200', `${twice.code} ${shown(twice.body?.['msg'])}`)]) : [];
    const gone = check === 'I1' && twice.isGood ? [finding('code', 'a refusal', '200 for what is deleted already')] : [];
    probe.ledger.judge(check, facts, [...kept, ...gone], twice.evidence);
  }
}

/** The finding that something expected is not so; none where it is. */
export const unless = (isKept: boolean, at: string, expected: string, got: unknown): Finding[] =>
  isKept ? [] : [finding(at, expected, got)];
