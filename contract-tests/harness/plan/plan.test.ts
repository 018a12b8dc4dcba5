import { planText } from '../report/planText.ts';
import { describe, expect, it } from 'vitest';
import { CHECKS, FAMILIES } from '../model/checks.ts';
import { FACTS } from '../model/facts.ts';
import { RESOURCES } from '../model/resources.ts';
import { explainText, listText } from '../report/texts.ts';
import { isBelow } from '../model/clauses.ts';
import { checkIds, plannedOperations, planOf } from './plan.ts';
import withoutRows from '../../suites/without-rows.json' with { type: 'json' };
import { countFloors } from '../report/floors.ts';
import { staleReasons, STRANGERS_ONLY } from '../model/reasons.ts';

/** Checks of the behaviour alone, those that hold for every call left out. @reading R-735 */
const BEHAVIOUR = new Set('PGVLXI');
const LEAST: Readonly<Record<string, number>> = { 'read-one': 3, list: 3, tree: 3, create: 5, update: 5, delete: 2, state: 2 };

describe('the rows made from the description', () => {
  it('know every operation by class, and each has a check, a written row or a reason', () => {
    expect([...FACTS.values()].filter((facts) => !facts.class)).toEqual([]);
    expect(staleReasons()).toEqual([]);
    expect(withoutRows).toEqual([]);
    expect([...planOf().selected].filter(([, checks]) => checks.length === 0).map(([{ id }]) => id)).toEqual([]);
  });

  it('can be printed: every check of an operation, with its case, in order', () => {
    expect(checkIds(planOf({ operations: ['getRole'], families: ['L', 'P'] }))).toEqual([
      'P1@getRole:id',
      'P4@getRole:id',
      'P5@getRole:id',
      'L3@getRole',
      'L10@getRole',
    ]);
  });

  it('stand in the plan of a run for every operation, whatever was selected', () => {
    const plan = planOf({ operations: ['getRole'], clauses: ['shell §99'] });
    expect([...plan.selected.values()]).toEqual([[]]);
    expect(plan.families.size).toBe(0);
    expect(plannedOperations(plan)).toEqual([...FACTS.keys()]);
  });

  it('name operations the description has', () => {
    const named = RESOURCES.flatMap(({ create, list, read, update, remove, state, copy, selectors }) => [
      create,
      list,
      read,
      update,
      remove,
      state,
      copy,
      ...selectors,
    ]);
    expect(named.filter((id) => id !== null && !FACTS.has(id))).toEqual([]);
  });

  it('name checks that exist, of families that exist', () => {
    const planned = [...planOf().selected.values()].flat();
    expect(planned.filter(({ check }) => !CHECKS.has(check))).toEqual([]);
    const made = new Set(planned.map(({ check }) => check));
    expect([...CHECKS.keys()].filter((check) => !made.has(check))).toEqual([]);
    expect([...CHECKS.keys()].filter((id) => !Object.hasOwn(FAMILIES, id[0] ?? ''))).toEqual([]);
    expect(planned.length).toBeGreaterThan(7_000);
  });

  it('are as many as the floors ask for, and fewer are told', () => {
    const isExcused = (id: string): boolean => id in STRANGERS_ONLY;
    const { all, behaviour, protocols } = countFloors(planOf().selected, isExcused);
    expect([...all, ...behaviour, ...protocols].filter(({ isMet }) => !isMet)).toEqual([]);
    expect(protocols.map(({ name, count }) => [name, count])).toEqual([
      ['chunks', 24],
      ['socket', 32],
      ['imports', 42],
    ]);
    expect(planText()).not.toContain('BELOW');
    expect(planText({ families: ['L'] })).toContain('BELOW');
  });

  it('say enough about the behaviour of each operation of a resource', () => {
    const poor = [...planOf().selected]
      .filter(([facts]) =>
        RESOURCES.some(({ create, list, read, update, remove, state }) => [create, list, read, update, remove, state].includes(facts.id)),
      )
      .map(([facts, checks]) => [facts, checks.filter(({ check }) => BEHAVIOUR.has(check[0] ?? '')).length] as const)
      .filter(([facts, count]) => count < (LEAST[facts.class] ?? 0))
      .map(([facts, count]) => `${facts.id} (${facts.class}): ${count}`);
    expect(poor).toEqual([]);
  });

  it.each([
    ['shell §8', 'shell §8', true],
    ['shell §8.1', 'Shell  §8', true],
    ['shell §8', 'shell', true],
    ['shell §80', 'shell §8', false],
    ['admin §8', 'shell §8', false],
    ['R-0161', 'R-016', false],
  ])('of clause %s are asked for by %s: %s', (clause, wanted, isAsked) => {
    expect(isBelow(clause, wanted)).toBe(isAsked);
  });

  it('are chosen by their clause, that of the rule or that of the operation', () => {
    const all = [...planOf().selected.values()].flat().length;
    const chosen = [...planOf({ clauses: ['shell §8'] }).selected].flatMap(([{ id, source }, checks]) =>
      checks.map(({ check }) => ({ id, source, check })),
    );
    expect(chosen.length).toBeGreaterThan(1_000);
    expect(chosen.length).toBeLessThan(all);
    expect(chosen.filter(({ check, source }) => CHECKS.get(check)?.clause !== 'shell §8' && !source.startsWith('shell §8'))).toEqual([]);
    expect([...planOf({ clauses: ['shell §99'] }).selected.values()].flat()).toEqual([]);
  });

  it('are counted, listed and explained without a call', () => {
    expect(planText({ tags: ['dictionary'], families: ['L'] })).toMatch(/^\d+ checks of \d+ of 17 operations; nothing was sent/);
    expect(listText('checks', false)).toMatch(/^T1 {2}must {2}HTTP says 200/);
    expect(JSON.parse(listText('resources', true))).toHaveLength(RESOURCES.length);
    expect(explainText('g1@listUsers')).toMatch(/^G1 · paging and order: the pages together are the total/);
    expect(explainText('V3@createUser:account')).toMatch(
      /\nAsked of createUser, which is POST \/api\/permission\/Users, for account\.\nComes from .*Broken, it is a failure\.\n/,
    );
    expect(explainText('G1')).toMatch(/\nProves ADMIN-2\.8: Lists come in pages/);
    expect(explainText('G1@getRole')).toMatch(/\nNot asked of getRole, which is GET /);
    expect(() => explainText('G1@nobody')).toThrow(/There is no operation "nobody"/);
    expect(() => explainText('Z9')).toThrow(/There is no check or clause "Z9"/);
    expect(() => listText('sentences', false)).toThrow(/Use checks, clauses, operations or resources/);
  });
});
