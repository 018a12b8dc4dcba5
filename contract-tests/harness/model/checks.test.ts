import { describe, expect, it } from 'vitest';
import { brokenVerdict, CHECKS, checkOf, clauseOf } from './checks.ts';
import { clausesOf, isBelow, isClause, proofsOf } from './clauses.ts';
import { describedData, operationOf } from './description.ts';
import { FACTS, factsOf } from './facts.ts';
import { staleReasons, STRANGERS_ONLY } from './reasons.ts';
import { ContractStop, EXIT, NotRun, SafetyStop } from './stop.ts';

describe('a check', () => {
  it('is found by its id, and one that nobody made is not', () => {
    expect(checkOf('G1')).toBe(CHECKS.get('G1'));
    expect(() => checkOf('Z9')).toThrow('There is no check Z9');
  });

  it.each([
    ['E1', 'admin §2', 'shell §8'],
    ['G1', 'admin §9', 'admin §9'],
    ['G1', '', 'admin §2'],
    ['E1', '', 'shell §8'],
  ])('%s of an operation from “%s” comes from %s', (id, source, clause) => expect(clauseOf(checkOf(id), { source })).toBe(clause));

  it.each<[string, boolean, 'fail' | 'warn']>([
    ['E1', true, 'fail'],
    ['E1', false, 'fail'],
    ['E4', true, 'warn'],
    ['G1', true, 'fail'],
    ['G1', false, 'warn'],
    ['X5', true, 'warn'],
  ])('%s that is broken by an operation which the specification shows (%s) is a %s', (id, isDocumented, verdict) =>
    expect(brokenVerdict(checkOf(id), { isDocumented })).toBe(verdict),
  );
});

describe('a clause', () => {
  it('can be proved by a case, an operation, a check, and by all that is promised of an operation', () => {
    expect(proofsOf('V3', 'createUser', 'account')).toEqual(['V3@createUser:account', 'V3@createUser', 'V3', '*@createUser']);
    expect(proofsOf('E1', 'createUser', '')).toEqual(['E1@createUser:', 'E1@createUser', 'E1']);
    expect(proofsOf('Z9', 'createUser', '')).toEqual(['Z9@createUser:', 'Z9@createUser', 'Z9']);
    expect(clausesOf({ check: 'Z9' }, { id: 'nobody' })).toEqual([]);
  });

  it.each([
    ['ADMIN-2.8', 'ADMIN-2.8', true],
    ['ADMIN-2.8', ' admin-2 ', true],
    ['ADMIN-2.8', 'ADMIN-2.80', false],
    ['admin §2', 'ADMIN  §2', true],
    ['admin §2', 'admin', true],
    ['admin §2', 'shell', false],
    ['admin §21', 'admin §2', false],
  ])('%s is within “%s”: %s', (clause, wanted, isWithin) => expect(isBelow(clause, wanted)).toBe(isWithin));

  it.each([
    ['ADMIN-2.8', true],
    ['admin §2', true],
    ['forms', true],
    ['ADMIN-2.99', false],
    ['nothing', false],
  ])('is there for “%s”: %s', (wanted, isThere) => expect(isClause(wanted)).toBe(isThere));
});

describe('an answer', () => {
  const NODE = { code: 200, msg: 'Success', data: { id: 'r1', fullName: 'a', enCode: 'a', globalMark: 1, sortCode: 0 } };

  it('that is as described has its data', () => {
    const { requests } = factsOf('createRole');
    expect(requests.length).toBeGreaterThan(0);
    expect(describedData('getRole', NODE)).toBe(NODE.data);
    expect(operationOf('getRole').problems(NODE)).toEqual([]);
  });

  it.each<[string, unknown, RegExp]>([
    ['without data', { code: 200, msg: '', data: null }, /getRole answered what the description does not allow: .*\/data is missing/],
    ['with data of another kind', { ...NODE, data: { ...NODE.data, fullName: { a: 1 } } }, /\/data\/fullName must be string/],
    ['that is no envelope', 'text', /does not allow: \/ must be object.*; \/data is missing/],
  ])('%s is told by what is wrong with it', (_, envelope, message) => expect(() => describedData('getRole', envelope)).toThrow(message));

  it('is told once what is wrong with it, and not by the branches it could have taken', () => {
    const problems = operationOf('getRole').problems({ ...NODE, data: { ...NODE.data, fullName: { a: 1 } } });
    expect(problems.filter((problem) => /anyOf|must be null/.test(problem))).toEqual([]);
  });
});

it('what nobody described is nothing', () => {
  expect(() => operationOf('nobody' as never)).toThrow('The description has no operation nobody');
  expect(() => factsOf('nobody')).toThrow('The description has no operation nobody');
});

it('operations that only strangers send are described', () => {
  expect(staleReasons()).toEqual([]);
  expect(Object.keys(STRANGERS_ONLY).every((id) => FACTS.has(id))).toBe(true);
});

it('a run ends with the code of its reason, which says what happened', () => {
  const cause = new Error('cause');
  const [stop, unsafe, notRun] = [new ContractStop(EXIT.usage, 'words', cause), new SafetyStop('words', cause), new NotRun('words')];
  expect([stop.name, stop.message, stop.exitCode, stop.cause]).toEqual(['ContractStop', '[contract] words', 2, cause]);
  expect([unsafe.name, unsafe.message, unsafe.exitCode, unsafe.cause]).toEqual(['SafetyStop', '[contract] words', 4, cause]);
  expect([notRun.name, notRun.message]).toEqual(['NotRun', 'words']);
});
