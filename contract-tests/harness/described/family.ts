import { NotRun } from '../stop.ts';
import { FACTS, type Facts } from './facts/facts.ts';
import type { InputOf } from './inputs.ts';
import type { Unpermitted } from './permitted.ts';
import type { Probe } from './probe.ts';
import type { Records } from './records.ts';
import type { Seed } from './seed.ts';

/** A check that is to be made of an operation; `name` tells several of one kind apart. */
export interface Planned {
  readonly check: string;
  readonly name?: string;
}

/** Parts a family works with. */
export interface Run {
  readonly probe: Probe;
  readonly records: Records;
  readonly inputOf: InputOf;
  /** Part of the description that was asked for. */
  readonly wants: (facts: Facts) => boolean;
  /** Somebody who is signed in and lacks a right. */
  readonly unpermitted: Unpermitted;
  /** Order of what is asked, and choices among what is wrong in the same way. */
  readonly seed: Seed;
}

/** Checks of one kind: what they are made of, and how. What is planned and does not come up is told as not verified. */
export interface FamilyOfChecks {
  readonly plan: (facts: Facts) => readonly Planned[];
  readonly run: (run: Run) => Promise<void>;
}

/** Runs `work` for every operation that is planned; a reason not to is noted for each of its checks. */
export async function forEachPlanned(
  family: Pick<FamilyOfChecks, 'plan'>,
  { probe, wants, seed }: Run,
  work: (facts: Facts) => Promise<void>,
): Promise<void> {
  for (const facts of seed.order(FACTS.values(), 'operations')) {
    const planned = family.plan(facts);
    if (planned.length === 0 || !wants(facts)) continue;
    try {
      await work(facts);
    } catch (error) {
      if (!(error instanceof NotRun)) throw error;
      for (const { check, name } of planned)
        if (!probe.ledger.has(check, facts, name)) probe.ledger.without('not-verified', check, facts, error.message, name);
    }
  }
}

export const isRead = ({ class: kind }: Facts): boolean => ['read-one', 'list', 'tree', 'selector', 'file'].includes(kind);
/** Reading without any trace: may be asked as often as one likes. */
export const isQuiet = (facts: Facts): boolean => isRead(facts) && facts.operation.effect === 'read';
