import { requireClauses } from '../plan/filter.ts';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { rowId } from '../run/written/perform.ts';
import { CHECKS } from './checks.ts';
import { FACTS } from './facts.ts';
import { planOf } from '../plan/plan.ts';
import { STRANGERS_ONLY } from './reasons.ts';
import { listText } from '../report/texts.ts';
import { CLAUSES, clausesOf, clausesOfRow, isBelow, isClause, proofsOf, type Clause } from './clauses.ts';
import { coverageLine, coverageOf, isRow, verdictLine, verdictsOf } from '../report/clauseCoverage.ts';

const ROOM = path.join(import.meta.dirname, '../..');
/** Every text of the suites, as the id of a row of its domain: among them those of all rows, tables of rows included. */
const texts = new Set(
  globSync('{suites,journeys}/**/*.contract.ts', { cwd: ROOM }).flatMap((file) => {
    const source = readFileSync(path.join(ROOM, file), 'utf8');
    const domain = /contract\('([^']+)'/.exec(source)?.[1] ?? '';
    return [...source.matchAll(/'([^'\n]+)'/g)].map(([, text = '']) => rowId(domain, text));
  }),
);
const made = new Set(
  [...planOf().selected].flatMap(([{ id }, checks]) => checks.flatMap(({ check, name }) => proofsOf(check, id, name ?? ''))),
);

/** Faults in the proofs of a clause: each must be made by somebody, or be forbidden with a reason. */
function problemsOf({ id, checks, without }: Clause): string[] {
  const lost = checks.filter((proof) =>
    isRow(proof) ? !texts.has(proof) : !made.has(proof) && !((proof.split('@')[1] ?? '') in STRANGERS_ONLY),
  );
  return [
    ...lost.map((proof) => `${id} is proved by ${proof}, which nobody makes. Correct contract-tests/clauses.`),
    ...((checks.length === 0) === (without === undefined) ? [`${id} needs either a proof or the reason it has none.`] : []),
  ];
}

describe('the clauses of the specification', () => {
  it('have a number of their own, in the section they name, and a sentence that no other has', () => {
    expect(CLAUSES.filter(({ id, at }) => id.replace(/\.\d+$/, '') !== at.toUpperCase().replace(/ §(\d+).*$/, '-$1'))).toEqual([]);
    expect(new Set(CLAUSES.map(({ id }) => id)).size).toBe(CLAUSES.length);
    expect(new Set(CLAUSES.map(({ says }) => says)).size).toBe(CLAUSES.length);
    expect(CLAUSES.length).toBeGreaterThan(400);
  });

  it('are proved by checks and rows that exist, or say why by none', () => {
    expect(CLAUSES.flatMap(problemsOf)).toEqual([]);
  });

  it.each<[string, Partial<Clause>, RegExp]>([
    ['a check nobody makes', { checks: ['G99'] }, /is proved by G99/],
    ['a check that is not made of the operation', { checks: ['G1@createUser'] }, /is proved by G1@createUser/],
    ['a row nobody wrote', { checks: ['oauth/nothing-of-the-kind'] }, /is proved by oauth/],
    ['neither a proof nor a reason', { checks: [] }, /needs either/],
    ['both of them', { checks: ['G1'], without: 'nobody has the time' }, /needs either/],
  ])('would be refused with %s', (_, wrong, expected) => {
    expect(problemsOf({ id: 'ADMIN-2.1', at: 'admin §2', says: 'Something', checks: [], ...wrong }).join()).toMatch(expected);
  });

  it('stand behind every check, so that each failure names one', () => {
    const homeless = [...planOf().selected].flatMap(([facts, checks]) =>
      checks.filter((planned) => clausesOf(planned, facts).length === 0).map(({ check }) => `${check}@${facts.id}`),
    );
    expect(homeless).toEqual([]);
  });

  it('have every section a check or an operation names', () => {
    const named = [...[...CHECKS.values()].map(({ clause }) => clause), ...[...FACTS.values()].map(({ source }) => source)];
    expect([...new Set(named)].filter((source) => !/^R-\d+$/.test(source) && !isClause(source))).toEqual([]);
  });

  it('are named by the check that is about them before those that are about everything', () => {
    const facts = [...FACTS.values()].find(({ id }) => id === 'createBillRule');
    if (!facts) throw new Error('there is no createBillRule');
    const says = (ids: readonly string[]): (string | undefined)[] => ids.map((id) => CLAUSES.find((each) => each.id === id)?.says);
    expect(says(clausesOf({ check: 'V4', name: 'startNumber' }, facts))[0]).toMatch(/^The first number of a rule/);
    expect(says(clausesOf({ check: 'E1' }, facts))).toEqual([expect.stringMatching(/^An answer is an envelope/)]);
    expect(clausesOfRow('oauth/signing-in-answers-a-token')).not.toEqual([]);
  });

  it('are asked for by number, by section, by document, and refused where there is none', () => {
    expect(isBelow('ADMIN-7.12', 'admin-7')).toBe(true);
    expect(isBelow('ADMIN-7.12', 'ADMIN-7.1')).toBe(false);
    const asked = [...planOf({ clauses: ['ADMIN-2.8'] }).selected.values()].flat();
    expect(new Set(asked.map(({ check }) => check))).toEqual(new Set(['G1', 'G2', 'G3', 'G4', 'G8']));
    expect(() => requireClauses({ clauses: ['ADMIN-2.8', 'shell §8', 'forms', 'R-016'] })).not.toThrow();
    expect(() => requireClauses({ clauses: ['ADMIN-2.99'] })).toThrow(/There is no clause "ADMIN-2.99"/);
  });

  it('are counted: proved by a check, by written rows alone, or not, with the reason', () => {
    const coverage = coverageOf(planOf().selected);
    const left = coverage.filter(({ checks, rows }) => checks + rows === 0);
    expect(left.filter(({ reason }) => reason === '')).toEqual([]);
    expect(coverageLine(coverage)).toMatch(
      new RegExp(`^${CLAUSES.length} clauses: \\d+ with a check, \\d+ with written rows alone, ${left.length} without$`),
    );
    expect(listText('clauses', false)).toMatch(/^SHELL-1\.1 {2}shell §1 {2}proved by \d+ {2}/);
    expect(listText('clauses', false).match(/not proved/g)).toHaveLength(left.length);
  });

  it('are broken by one broken proof, kept by a kept one, and not verified by what was not asked', () => {
    const verdicts = verdictsOf(
      [
        { clauses: ['SHELL-8.1', 'SHELL-8.2'], verdict: 'pass' },
        { clauses: ['SHELL-8.2'], verdict: 'fail' },
        { clauses: ['SHELL-8.3'], verdict: 'warn' },
        { clauses: ['SHELL-8.4'], verdict: 'blocked' },
      ],
      [{ clauses: ['SHELL-8.5'], verdict: 'skipped', reading: null }],
    );
    expect(['SHELL-8.1', 'SHELL-8.2', 'SHELL-8.3', 'SHELL-8.4', 'SHELL-8.5'].map((id) => verdicts.get(id))).toEqual([
      'kept',
      'broken',
      'warned',
      'not-verified',
      'not-verified',
    ]);
    expect(verdictLine(verdicts)).toBe(`Clauses: 1 kept, 1 broken (SHELL-8.2), 1 warned, ${CLAUSES.length - 3} not verified`);
  });
});
