import { NotRun } from '../../stop.ts';
import { factsOf, type Facts } from '../facts/facts.ts';
import type { FamilyOfChecks, Planned, Run } from '../family.ts';
import { OWN } from '../scenarios/own.ts';
import { plannedBad, plannedRefusals } from './refusals.ts';
import { FILES } from '../scenarios/files.ts';
import { FLOWS } from '../scenarios/flows.ts';
import { PERSON } from '../scenarios/person.ts';
import { RECORDS } from '../scenarios/records.ts';
import { RIGHTS_AND_SETTINGS } from '../scenarios/rights.ts';
import { createSteps, plannedRepeats, type Scenario } from '../scenarios/steps.ts';

/** Commands that belong together; what they leave is removed by themselves or by the mark. */
export const SCENARIOS: readonly Scenario[] = [...PERSON, ...OWN, ...RIGHTS_AND_SETTINGS, ...RECORDS, ...FLOWS, ...FILES];
const GENERIC = ['T1', 'T2', 'T3', 'E1', 'E2', 'E4', 'E5', 'E6', 'A5', 'S1', 'S2', 'S4', 'S5'];

function plan(facts: Facts): Planned[] {
  if (!SCENARIOS.some(({ operations }) => operations.includes(facts.id))) return [];
  const session = facts.id === 'logout' ? ['A3'] : [];
  return [...GENERIC, ...(facts.dataKind === 'none' ? [] : ['E3']), ...(facts.operation.isPublic ? [] : ['A1']), ...session, 'L12']
    .map((check) => ({ check }))
    .concat(plannedRefusals(facts), plannedRepeats(facts), facts.operation.effect === 'create' ? [] : plannedBad(facts));
}

async function run(run: Run): Promise<void> {
  const { probe, wants, seed } = run;
  const steps = createSteps(run);
  for (const { operations, play } of seed.order(SCENARIOS, 'scenarios')) {
    if (!operations.some((id) => wants(factsOf(id)))) continue;
    try {
      if (probe.mode !== 'full') throw new NotRun(`${probe.mode} mode: only a sandbox is asked this`);
      await play(steps);
    } catch (error) {
      if (!(error instanceof NotRun)) throw error;
      for (const facts of operations.map(factsOf))
        for (const { check, name } of plan(facts))
          if (!probe.ledger.has(check, facts, name)) probe.ledger.without('not-verified', check, facts, error.message, name);
    }
  }
}

/** Commands that need others before them. */
export const commands: FamilyOfChecks = { plan, run };
