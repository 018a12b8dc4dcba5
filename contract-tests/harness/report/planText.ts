import { FAMILIES } from '../model/checks.ts';
import { STRANGERS_ONLY } from '../model/reasons.ts';
import { requireClauses, type Filter } from '../plan/filter.ts';
import { planOf } from '../plan/plan.ts';
import { coverageLine, coverageOf } from './clauseCoverage.ts';
import { floorsText } from './floors.ts';

/** Text of `contract plan`: numbers of checks by family, and by class beside its floor. @throws ContractStop with exit code 2 for an unknown clause */
export function planText(filter: Filter = {}): string {
  requireClauses(filter);
  const { selected, operations } = planOf(filter);
  const checks = [...selected.values()].flat();
  const covered = [...selected.values()].filter((own) => own.length > 0).length;
  const refusedOnly = [...selected.keys()].filter(({ id }) => id in STRANGERS_ONLY);
  // Whatever families and clauses were selected: an operation is without a check only where no family has one for it.
  const without = [...selected.keys()].filter(({ id }) => operations.get(id)?.checks.length === 0);
  return [
    `${checks.length} checks of ${covered} of ${selected.size} operations; nothing was sent`,
    '',
    ...Object.entries(FAMILIES).map(
      ([family, name]) => `  ${family}  ${name.padEnd(34)} ${String(checks.filter(({ check }) => check[0] === family).length).padStart(6)}`,
    ),
    '',
    ...floorsText(selected, (id) => id in STRANGERS_ONLY),
    '',
    `  ${coverageLine(coverageOf(selected))}; "milepost contract list clauses" names them`,
    '',
    ...refusedOnly.map(({ id }) => `  only refused  ${id}: ${STRANGERS_ONLY[id]}`),
    ...without.map(({ id }) => `  without  ${id}: no family speaks of it`),
  ].join('\n');
}
