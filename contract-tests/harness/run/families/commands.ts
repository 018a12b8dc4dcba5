import { factsOf } from '../../model/facts.ts';
import { NotRun } from '../../model/stop.ts';
import { familyChecks } from '../../plan/plan.ts';
import { SCENARIOS, type ScenarioName } from '../../plan/scenarios.ts';
import { recordReason, type RunFamily } from '../described/family.ts';
import { FILES } from '../scenarios/files.ts';
import { FLOWS } from '../scenarios/flows.ts';
import { OWN } from '../scenarios/own.ts';
import { PERSON } from '../scenarios/person.ts';
import { RECORDS } from '../scenarios/records.ts';
import { RIGHTS_AND_SETTINGS } from '../scenarios/rights.ts';
import { createSteps, type Scenario } from '../scenarios/steps.ts';

/** Every scenario of the plan. What one leaves on the server is removed by itself or found by the mark of the run. */
const RUNS: Readonly<Record<ScenarioName, Scenario>> = { ...PERSON, ...OWN, ...RIGHTS_AND_SETTINGS, ...RECORDS, ...FLOWS, ...FILES };

/** Commands that need others before them. */
export const runCommands: RunFamily = async (run) => {
  const { probe, includes, plan, seed } = run;
  const steps = createSteps(run);
  for (const { name, operations } of seed.order(SCENARIOS, 'scenarios')) {
    if (!operations.some((id) => includes(factsOf(id)))) continue;
    try {
      if (probe.mode !== 'full') throw new NotRun(`${probe.mode} mode: only a sandbox is asked this`);
      await RUNS[name](steps);
    } catch (error) {
      if (!(error instanceof NotRun)) throw error;
      for (const id of operations)
        recordReason(run, factsOf(id), familyChecks(plan, 'commands', id), { verdict: 'not-verified', reason: error.message });
    }
  }
};
