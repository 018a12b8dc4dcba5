import type { Sent } from '../../transport.ts';
import { factsOf } from '../facts/facts.ts';
import type { Run } from '../family.ts';
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
      const asked = await probe.ask(operation, sent, who);
      const taken = asked.isGood || facts.operation.isRaw ? [] : [finding('code', '200', `${asked.code} ${shown(asked.body?.['msg'])}`)];
      probe.ledger.judge('L12', facts, taken.length > 0 ? taken : await proof(asked), asked.evidence);
      return asked;
    },
    data: async (operation, sent, who) => (await probe.ask(operation, sent, who)).data,
  };
}

/** The finding that something expected is not so; none where it is. */
export const unless = (isKept: boolean, at: string, expected: string, got: unknown): Finding[] =>
  isKept ? [] : [finding(at, expected, got)];
