import { FACTS } from '../../model/facts.ts';
import { NotRun } from '../../model/stop.ts';
import type { Facts } from '../../model/types.ts';
import { familyChecks, type FamilyName, type Plan } from '../../plan/plan.ts';
import type { Planned } from '../../plan/planned.ts';
import type { Seed } from '../../plan/seed.ts';
import type { InputOf } from './inputs.ts';
import type { Unpermitted } from './permitted.ts';
import type { Probe } from './probe.ts';
import type { Records } from './records.ts';

/** Parts a family runs with. */
export interface Run {
  readonly probe: Probe;
  readonly records: Records;
  readonly inputOf: InputOf;
  /** Checks to make. */
  readonly plan: Plan;
  /** True for an operation to send. */
  readonly includes: (facts: Facts) => boolean;
  /** Finds a role that is signed in and lacks a right. */
  readonly unpermitted: Unpermitted;
  /** Order of what is sent, and choice among values that are wrong in the same way. */
  readonly seed: Seed;
}

/** Runs the checks of one family. A planned check it does not judge is reported as not verified. */
export type RunFamily = (run: Run) => Promise<void>;

/** Runs `work` for every operation the family has checks of; on NotRun, its reason is recorded for each of them. */
export async function forEachPlanned(
  family: FamilyName,
  run: Run,
  work: (facts: Facts, planned: readonly Planned[]) => Promise<void>,
): Promise<void> {
  const { includes, plan, seed } = run;
  for (const facts of seed.order(FACTS.values(), 'operations')) {
    const planned = familyChecks(plan, family, facts.id);
    if (planned.length === 0 || !includes(facts)) continue;
    try {
      await work(facts, planned);
    } catch (error) {
      if (!(error instanceof NotRun)) throw error;
      recordReason(run, facts, planned, { verdict: 'not-verified', reason: error.message });
    }
  }
}

/** Records why planned checks have no verdict; those that have one keep it. */
export function recordReason(
  { probe: { ledger } }: Pick<Run, 'probe'>,
  facts: Facts,
  planned: readonly Planned[],
  { verdict, reason }: { verdict: 'not-verified' | 'blocked'; reason: string },
): void {
  for (const { check, name } of planned) if (!ledger.has(check, facts, name)) ledger.without(verdict, check, facts, reason, name);
}
