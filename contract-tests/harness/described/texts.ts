import { ContractStop, EXIT } from '../stop.ts';
import { CHECKS, FAMILIES } from './checks.ts';
import { FACTS } from './facts/facts.ts';
import { RESOURCES } from './facts/resources.ts';
import { planOf } from './plan.ts';
import { NEVER } from './reasons.ts';

/** Checks, operations or resources, for people or as JSON. @throws ContractStop with exit code 2 for anything else */
export function listText(what: string, isJson: boolean): string {
  const rows = rowsOf(what);
  return isJson ? JSON.stringify(rows, null, 2) : rows.map((row) => Object.values(row).map(String).join('  ')).join('\n');
}

function rowsOf(what: string): Record<string, string | number>[] {
  switch (what) {
    case 'checks':
      return [...CHECKS.values()].map(({ id, level, promise, clause }) => ({ id, level, promise, clause }));
    case 'operations':
      return [...planOf()].map(([facts, checks]) => ({
        id: facts.id,
        class: facts.class,
        domain: facts.domain,
        checks: checks.length,
        reason: NEVER[facts.id] ?? '',
      }));
    case 'resources':
      return RESOURCES.map(({ name, create, list, read, update, remove, state, copy }) => ({
        name,
        operations: [create, list, read, update, remove, state, copy].filter((id) => id !== null).join(' '),
      }));
    default:
      throw new ContractStop(EXIT.usage, `There is no list of "${what}". Use checks, operations or resources.`);
  }
}

/** A check in sentences. @throws ContractStop with exit code 2 when there is none of that name */
export function explainText(name: string): string {
  const [id = ''] = name.split('@');
  const check = CHECKS.get(id.toUpperCase());
  if (!check) throw new ContractStop(EXIT.usage, `There is no check "${name}". "milepost contract list checks" has them all.`);
  const asked = [...planOf()].filter(([, checks]) => checks.some((each) => each.check === check.id)).map(([facts]) => facts.id);
  const broken =
    check.level === 'should'
      ? 'a warning'
      : check.rests === 'rules'
        ? 'a failure'
        : 'a failure where the specification shows the operation, a warning where it rests on a reading';
  return [
    `${check.id} · ${FAMILIES[check.family]}: ${check.promise}`,
    `Comes from ${check.clause}. Broken, it is ${broken}.`,
    `Asked of ${asked.length} of ${FACTS.size} operations${asked.length > 0 ? `: ${asked.slice(0, 6).join(', ')}${asked.length > 6 ? ' …' : ''}` : ''}.`,
  ].join('\n');
}
