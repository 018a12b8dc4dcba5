import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeValue, encodeValue, identityOf, splitTypedId, storedItemOf, storedOfIdentity } from './index.ts';
import type { PickNode, SelectionPolicy, StoredValue } from './index.ts';

type Policy = SelectionPolicy<PickNode>;
const policy = (cardinality: Policy['cardinality'], identity: Policy['identity'], rest: Partial<Policy> = {}): Policy => ({
  cardinality,
  identity,
  onEmptyConfirm: 'clear',
  accepts: () => true,
  ...rest,
});
const node = (id: string, type: string | null = 'user', path?: string[]): PickNode => ({ id, fullName: `名${id}`, type, path });
const read = (by: Policy, value: StoredValue | undefined, nodes: PickNode[] = []) =>
  decodeValue(by, value, nodes).map((choice) => (choice.kind === 'node' ? ['node', choice.node] : [choice.kind, choice.stored]));

describe('what is stored for a node', () => {
  test.each<[PickNode, Policy, string | string[]]>([
    [node('10', 'department'), policy('many', 'typedId'), '10--department'],
    [node('10'), policy('one', 'typedId'), '10'],
    [node('a--b'), policy('many', 'typedId'), 'a--b--user'],
    [node('10', null), policy('many', 'typedId'), '10'],
    [node('10'), policy('many', 'id'), '10'],
    [node('d', 'department', ['c', 'd']), policy('many', 'path'), ['c', 'd']],
    [node('510107', null), policy('one', 'path'), ['510107']],
    [node('@currentUser'), policy('many', 'typedId'), '@currentUser'],
    [node('@currentOrg'), policy('many', 'path'), '@currentOrg'],
    [node('currentUser'), policy('many', 'typedId', { variables: ['currentUser'] }), 'currentUser'],
  ])('%j', (picked, by, expected) => {
    expect(storedItemOf(by, picked)).toEqual(expected);
    expect(storedOfIdentity(by, identityOf(by, picked))).toEqual(expected);
  });

  test.each([
    ['10--department', '10', 'department'],
    ['a--b--user', 'a--b', 'user'],
    ['a--b', 'a--b', null],
    ['--user', '', 'user'],
    ['10', '10', null],
  ])('%s is split at its last separator', (stored, id, type) => {
    expect(splitTypedId(stored)).toEqual({ id, type });
  });

  test.each(['{', '7', 'null', '[1]'])('%s is the identity of no path', (identity) => {
    expect(storedOfIdentity(policy('many', 'path'), identity)).toBeNull();
  });
});

describe('reading a value', () => {
  const li = node('10');
  const yard = node('10', 'department');
  const people = policy('many', 'typedId');
  const onlyUser: Partial<Policy> = { accepts: ({ type }) => type === 'user' };

  test.each<[string, Policy, StoredValue | undefined, PickNode[], unknown[]]>([
    ['nothing', people, null, [li], []],
    ['no answer', people, undefined, [li], []],
    ['the empty text', policy('one', 'id'), '', [li], []],
    [
      'the type tells a department from a person',
      people,
      ['10--department', '10--user'],
      [li, yard],
      [
        ['node', yard],
        ['node', li],
      ],
    ],
    [
      'an id that is not among the nodes',
      people,
      ['10--user', '11--role'],
      [li],
      [
        ['node', li],
        ['unknown', '11--role'],
      ],
    ],
    [
      'a system variable',
      people,
      ['@currentUser', '10--user'],
      [li],
      [
        ['variable', '@currentUser'],
        ['node', li],
      ],
    ],
    ['a variable by name', policy('one', 'id', { variables: ['currentUser'] }), 'currentUser', [], [['variable', 'currentUser']]],
    ['a variable a feed offers', policy('one', 'id'), '@me', [node('@me')], [['node', node('@me')]]],
    ['a single person, beside a department of that id', policy('one', 'typedId', onlyUser), '10', [yard, li], [['node', li]]],
    ['a bare id that one person has', people, ['10'], [li], [['node', li]]],
    ['a bare id that two kinds have, one of them accepted', policy('many', 'typedId', onlyUser), ['10'], [yard, li], [['node', li]]],
    ['a bare id that two kinds have', people, ['10'], [yard, li], [['unknown', '10']]],
    ['a typed id in single mode', policy('one', 'typedId'), '10--user', [li], [['node', li]]],
    ['a single path', policy('one', 'path'), ['c', 'd'], [node('d', null, ['c', 'd'])], [['node', node('d', null, ['c', 'd'])]]],
    [
      'the same id elsewhere is another path',
      policy('many', 'path'),
      [['c', 'd']],
      [node('d', null, ['e', 'd'])],
      [['unknown', ['c', 'd']]],
    ],
    ['one path where several are stored', policy('many', 'path'), ['c', 'd'], [], [['unknown', ['c', 'd']]]],
    [
      'paths and a variable',
      policy('many', 'path'),
      ['@currentOrg', ['c']],
      [],
      [
        ['variable', '@currentOrg'],
        ['unknown', ['c']],
      ],
    ],
    ['only a variable where paths are stored', policy('many', 'path'), ['@currentOrg'], [], [['variable', '@currentOrg']]],
    [
      'a list in single mode',
      policy('one', 'id'),
      ['10', '11'],
      [li],
      [
        ['node', li],
        ['unknown', '11'],
      ],
    ],
  ])('%s', (_, by, value, nodes, expected) => {
    expect(read(by, value, nodes)).toEqual(expected);
  });

  test.each<[unknown, unknown]>([
    [10, ['10']],
    [
      ['10', 20],
      ['10', '20'],
    ],
    [true, []],
    [{ id: '10' }, []],
    [['10', null, { id: '20' }, false], ['10']],
  ])('%j holds the choices %j: ids may be figures, and what is no id is none', (value, ids) => {
    expect(decodeValue(policy('many', 'id'), value as StoredValue).map(({ stored }) => stored)).toEqual(ids);
  });

  test('an unknown choice says what a feed is asked for', () => {
    expect(decodeValue(people, ['a--b--role'])).toMatchObject([{ kind: 'unknown', id: 'a--b', type: 'role' }]);
    expect(decodeValue(policy('one', 'path'), ['51', '5101'])).toMatchObject([{ kind: 'unknown', id: '5101', type: null }]);
    expect(decodeValue(policy('one', 'id'), 'x--user')).toMatchObject([{ kind: 'unknown', id: 'x--user', type: null }]);
  });
});

describe('reading and writing again', () => {
  const id = fc.oneof(
    fc.constantFrom('10', '11', 'a--b', 'a--', '--user', '10--user', '10--department', '@currentUser', '__proto__', '["10"]'),
    fc.string({ minLength: 1, unit: 'grapheme' }),
  );
  const path = fc.array(id, { minLength: 1, maxLength: 4 });
  const type = fc.constantFrom('user', 'department', 'role', 'company', null);
  const nodes = fc.array(fc.record({ id, type, path }).map((made) => node(made.id, made.type, made.path)));
  const round = (by: Policy, value: StoredValue, known: PickNode[]) => encodeValue(by, decodeValue(by, value, known));
  const flat = fc.constantFrom('id' as const, 'typedId' as const);

  test('a list of ids comes back exactly, whatever is known of it', () => {
    fc.assert(
      fc.property(flat, fc.array(id), nodes, (by, value, known) => {
        expect(round(policy('many', by), value, known)).toEqual(value);
      }),
    );
  });

  test('a single id comes back exactly', () => {
    fc.assert(
      fc.property(flat, id, nodes, (by, value, known) => {
        expect(round(policy('one', by), value, known)).toBe(value);
      }),
    );
  });

  test('paths come back exactly, one or many, system variables among them', () => {
    fc.assert(
      fc.property(path, fc.array(fc.oneof(path, fc.constant('@currentOrg'))), nodes, (single, list, known) => {
        expect(round(policy('one', 'path'), single, known)).toEqual(single);
        expect(round(policy('many', 'path'), list, known)).toEqual(list);
      }),
    );
  });

  test('chosen nodes come back as the same nodes in the same order', () => {
    const all = fc.constantFrom('typedId' as const, 'path' as const, 'id' as const);
    fc.assert(
      fc.property(all, nodes, (by, list) => {
        const many = policy('many', by);
        const distinct = [...new Map(list.map((picked) => [identityOf(many, picked), picked])).values()];
        const value = distinct.map((picked) => storedItemOf(many, picked));
        expect(read(many, value, distinct)).toEqual(distinct.map((picked) => ['node', picked]));
      }),
    );
  });

  test('a field that was multiple before keeps its list in single mode', () => {
    expect(round(policy('one', 'id'), ['10', '11'], [])).toEqual(['10', '11']);
    expect(round(policy('one', 'path'), [['c'], ['c', 'd']], [])).toEqual([['c'], ['c', 'd']]);
  });

  test('nothing is null in single mode and an empty list in multiple mode', () => {
    expect([round(policy('one', 'id'), '', []), round(policy('many', 'path'), null, [])]).toEqual([null, []]);
  });
});
