import { plannedRepeats } from '../../plan/repeats.ts';
import type { Sent } from '../wire/exchange.ts';
import { factsOf, type Facts } from '../../model/facts.ts';
import type { Run } from '../described/family.ts';
import { tryBad, tryRefusals } from '../families/refusals.ts';
import { goneFindings } from '../judges/access.ts';
import { finding, shown } from '../judges/values.ts';
import type { Finding } from '../described/ledger.ts';
import type { Asked, Who } from '../described/probe.ts';

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
export type Scenario = (steps: Steps) => Promise<void>;

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
