import type { Facts } from '../../model/types.ts';
import { plannedChecks, type Planned } from '../planned.ts';
import { plannedBadBodies, plannedRefusals } from '../refusals.ts';
import { plannedRepeats } from '../repeats.ts';
import { scenarioOperationsOf } from '../scenarios.ts';

const GENERIC = ['T1', 'T2', 'T3', 'E1', 'E2', 'E4', 'E5', 'E6', 'A5', 'S1', 'S2', 'S4', 'S5'];

/** Checks of commands that run within a scenario. */
export function planCommands(facts: Facts): Planned[] {
  if (scenarioOperationsOf(facts.id).length === 0) return [];
  return [
    ...plannedChecks([
      ...GENERIC,
      ...(facts.dataKind === 'none' ? [] : ['E3']),
      ...(facts.operation.isPublic ? [] : ['A1']),
      ...(facts.id === 'logout' ? ['A3'] : []),
      'L12',
    ]),
    ...plannedRefusals(facts),
    ...plannedRepeats(facts),
    ...(facts.operation.effect === 'create' ? [] : plannedBadBodies(facts)),
  ];
}
