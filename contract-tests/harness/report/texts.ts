import { brokenVerdict, clauseOf } from '../model/checks.ts';
import { ContractStop, EXIT } from '../model/stop.ts';
import { CHECKS, FAMILIES, type Check } from '../model/checks.ts';
import { CLAUSES, clausesOf, type Clause } from '../model/clauses.ts';
import { coverageLine, coverageOf, type Coverage } from './clauseCoverage.ts';
import { FACTS } from '../model/facts.ts';
import { RESOURCES } from '../model/resources.ts';
import { planOf } from '../plan/plan.ts';
import { STRANGERS_ONLY } from '../model/reasons.ts';

/** Checks, clauses, operations or resources, for people or as JSON. @throws ContractStop with exit code 2 for anything else */
export function listText(what: string, isJson: boolean): string {
  const coverage = what === 'clauses' ? coverageOf(planOf().selected) : [];
  const rows = what === 'clauses' ? coverage.map(clauseRow) : rowsOf(what);
  if (isJson) return JSON.stringify(rows, null, 2);
  const lines = rows.map((row) => Object.values(row).map(String).join('  ').trimEnd());
  return [...lines, ...(what === 'clauses' ? ['', coverageLine(coverage)] : [])].join('\n');
}

const clauseRow = ({ clause: { id, at, says }, checks, rows, reason }: Coverage): Record<string, string | number> => ({
  id,
  at,
  state: reason === '' ? `proved by ${checks + rows}` : 'not proved',
  says,
  reason: reason === '' ? '' : `(${reason})`,
});

function rowsOf(what: string): Record<string, string | number>[] {
  switch (what) {
    case 'checks':
      return [...CHECKS.values()].map(({ id, level, promise, clause }) => ({ id, level, promise, clause }));
    case 'operations':
      return [...planOf().selected].map(([facts, checks]) => ({
        id: facts.id,
        class: facts.class,
        domain: facts.domain,
        checks: checks.length,
        reason: STRANGERS_ONLY[facts.id] ?? '',
      }));
    case 'resources':
      return RESOURCES.map(({ name, create, list, read, update, remove, state, copy }) => ({
        name,
        operations: [create, list, read, update, remove, state, copy].filter((id) => id !== null).join(' '),
      }));
    default:
      throw new ContractStop(EXIT.usage, `There is no list of "${what}". Use checks, clauses, operations or resources.`);
  }
}

/**
 * A check, a check of one operation (`V3@createUser:account`, as reports name it) or a clause, in sentences.
 * @throws ContractStop with exit code 2 when there is none of that name
 */
export function explainText(name: string): string {
  const clause = CLAUSES.find((each) => each.id === name.toUpperCase());
  if (clause) return explainClause(clause);
  const [id = '', place = ''] = name.split('@');
  const check = CHECKS.get(id.toUpperCase());
  if (!check)
    throw new ContractStop(
      EXIT.usage,
      `There is no check or clause "${name}". "milepost contract list checks" and "list clauses" have them all.`,
    );
  const title = `${check.id} · ${FAMILIES[check.family]}: ${check.promise}`;
  return [title, ...(place === '' ? explainCheck(check) : explainAt(check, place))].join('\n');
}

function explainCheck(check: Check): string[] {
  const operations = [...planOf().selected]
    .filter(([, checks]) => checks.some((each) => each.check === check.id))
    .map(([facts]) => facts.id);
  const broken =
    check.level === 'should'
      ? 'a warning'
      : check.rests === 'rules'
        ? 'a failure'
        : 'a failure where the specification shows the operation, a warning where it rests on a reading';
  return [
    `Comes from ${check.clause}. Broken, it is ${broken}.`,
    ...proves(CLAUSES.filter(({ checks }) => checks.includes(check.id))),
    `Asked of ${operations.length} of ${FACTS.size} operations${operations.length > 0 ? `: ${operations.slice(0, 6).join(', ')}${operations.length > 6 ? ' …' : ''}` : ''}.`,
    `"milepost contract explain ${check.id}@${operations[0] ?? 'OPERATION'}" tells it of one of them.`,
  ];
}

/** @param place `createUser`, or with the case `createUser:account` */
function explainAt(check: Check, place: string): string[] {
  const [operation = '', only = ''] = place.split(':');
  const facts = FACTS.get(operation);
  if (!facts) throw new ContractStop(EXIT.usage, `There is no operation "${operation}". "milepost contract list operations" has them all.`);
  const { method, path } = facts.operation;
  const planned = (planOf({}, [facts]).selected.get(facts) ?? []).filter((each) => each.check === check.id);
  const cases = planned.flatMap(({ name }) => name ?? []);
  const isPlanned = planned.some(({ name = '' }) => only === '' || name === only);
  const clauses = new Set(
    planned
      .filter(({ name = '' }) => only === '' || name === only)
      .flatMap(({ name }) => clausesOf({ check: check.id, name: name ?? '' }, facts)),
  );
  const at = `${facts.id}, which is ${method} ${path}`;
  if (!isPlanned) return [`Not asked of ${at}${cases.length > 0 ? `, but of its ${cases.join(', ')}` : ''}.`];
  return [
    `Asked of ${at}${only === '' && cases.length > 0 ? `, for each of ${cases.join(', ')}` : only === '' ? '' : `, for ${only}`}.`,
    `Comes from ${clauseOf(check, facts)}. Broken, it is ${brokenVerdict(check, facts) === 'fail' ? 'a failure' : 'a warning'}.`,
    ...proves(CLAUSES.filter(({ id }) => clauses.has(id))),
    `"milepost contract run --target URL --family ${check.family} --operation ${facts.id}" asks for it.`,
  ];
}

const SHOWN_CLAUSES = 3;

const proves = (clauses: readonly Clause[]): string[] => [
  ...clauses.slice(0, SHOWN_CLAUSES).map(({ id, says }) => `Proves ${id}: ${says}.`),
  ...(clauses.length > SHOWN_CLAUSES ? [`Proves ${clauses.length - SHOWN_CLAUSES} more clauses.`] : []),
];

const SHOWN_PROOFS = 6;

function explainClause({ id, at, says, checks }: Clause): string {
  const [found] = coverageOf(planOf().selected).filter(({ clause }) => clause.id === id);
  const proofs = checks.slice(0, SHOWN_PROOFS).join(', ');
  return [
    `${id} · ${at}: ${says}`,
    found && found.reason === ''
      ? `Proved by ${found.checks} checks and ${found.rows} written rows: ${proofs}${checks.length > SHOWN_PROOFS ? ' …' : ''}.`
      : `Not proved: ${found?.reason ?? ''}.`,
    `"milepost contract run --clause ${id}" asks for it alone.`,
  ].join('\n');
}
