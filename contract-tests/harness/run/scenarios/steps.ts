import { plannedRepeats } from '../../plan/repeats.ts';
import type { CallInput } from '../wire/exchange.ts';
import { factsOf, type Facts } from '../../model/facts.ts';
import type { Run } from '../described/family.ts';
import { tryBad, tryRefusals } from '../families/refusals.ts';
import { goneFindings } from '../judges/access.ts';
import { finding, shown } from '../judges/values.ts';
import type { Finding } from '../described/ledger.ts';
import type { ProbeAnswer, Caller } from '../described/probe.ts';

/** Proof that a command has done what it says. */
export type Proof = (asked: ProbeAnswer) => Promise<readonly Finding[]> | readonly Finding[];

/** Steps of a scenario. */
export interface Steps extends Run {
  /** Sends a command without a token, where it must be refused, then with one, where it must succeed and the proof must hold. */
  readonly does: (operation: string, sent?: CallInput, proof?: Proof, who?: Caller) => Promise<ProbeAnswer>;
  /** `data` of a call that only prepares or proves. */
  readonly data: (operation: string, sent?: CallInput, who?: Caller) => Promise<unknown>;
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
        const withoutToken = await probe.ask(operation, sent, 'nobody');
        probe.ledger.judge('A1', facts, goneFindings(withoutToken), withoutToken.evidence);
      }
      await tryRefusals(operation, sent, run);
      if (facts.operation.effect !== 'create') await tryBad(operation, sent, run, who);
      const answer = await probe.ask(operation, sent, who);
      const taken = answer.isGood || facts.operation.isRaw ? [] : [finding('code', '200', `${answer.code} ${shown(answer.body?.['msg'])}`)];
      probe.ledger.judge('L12', facts, taken.length > 0 ? taken : await proof(answer), answer.evidence);
      if (taken.length === 0) await repeat(facts, sent, { asked: answer, proof, who, run });
      return answer;
    },
    data: async (operation, sent, who) => (await probe.ask(operation, sent, who)).data,
  };
}

async function repeat(
  facts: Facts,
  sent: CallInput,
  { asked, proof, who, run: { probe } }: { asked: ProbeAnswer; proof: Proof; who: Caller | undefined; run: Run },
): Promise<void> {
  for (const { check } of plannedRepeats(facts)) {
    if (probe.ledger.has(check, facts)) return;
    const twice = await probe.ask(facts.id, sent, who);
    const repeatFindings =
      check === 'I3' ? (twice.isGood ? await proof(asked) : [finding('code', '200', `${twice.code} ${shown(twice.body?.['msg'])}`)]) : [];
    const gone = check === 'I1' && twice.isGood ? [finding('code', 'a refusal', '200 for what is deleted already')] : [];
    probe.ledger.judge(check, facts, [...repeatFindings, ...gone], twice.evidence);
  }
}

/** Finding where `isKept` is false; none where it is true. */
export const findingUnless = (isKept: boolean, at: string, expected: string, got: unknown): Finding[] =>
  isKept ? [] : [finding(at, expected, got)];
