import { brokenVerdict } from '../../model/checks.ts';
import { describe, expect, it } from 'vitest';
import { badBodies, lastGoodBodies } from '../../plan/bodies/badBodies.ts';
import { factsOf } from '../../model/facts.ts';
import { wordsOf } from '../families/paging.ts';
import { foundFindings } from '../families/parameters.ts';
import { goneFindings, refusedFindings } from './access.ts';
import { faultFindings, rejectedFindings } from './faults.ts';
import { GENERIC, GOOD, parseAnswer } from './generic.ts';
import { beyondFindings, echoFindings, filterFindings, keywordFindings, onceFindings, orderFindings, pageFindings } from './paging.ts';
import { differences } from './records.ts';
import { siblingFindings, treeFindings } from './trees.ts';
import { createLedger, type Finding } from '../described/ledger.ts';
import { checkOf } from '../../model/checks.ts';
import { leavesOf } from '../described/rows.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
const answer = (body: unknown, more: { status?: number; contentType?: string } = {}) =>
  parseAnswer({ status: 200, contentType: JSON_TYPE, ...more, text: typeof body === 'string' ? body : JSON.stringify(body) });
const good = { code: 200, msg: '操作成功', data: { list: [], pagination: { currentPage: 1, pageSize: 20, total: 0 } } };
const list = factsOf('listBillRules');
const generic = (check: string, opened: ReturnType<typeof answer>): Finding[] => ({ ...GENERIC, ...GOOD })[check]?.(opened, list) ?? [];
const rule = {
  id: '1',
  fullName: 'a',
  enCode: 'a',
  category: null,
  outputNumber: null,
  digit: 1,
  startNumber: '1',
  enabledMark: 1,
  sortCode: 1,
  creatorUser: null,
  creatorTime: 1_793_494_800_000,
  lastModifyTime: null,
};
const withRow = (row: unknown) => ({ ...good, data: { ...good.data, list: [row] } });

describe('a check that holds for every call fails on an answer', () => {
  it.each<[check: string, what: string, bad: ReturnType<typeof answer>]>([
    ['T1', 'with another status', answer(good, { status: 500 })],
    ['T2', 'that is a page', answer('<html>', { contentType: 'text/html' })],
    ['T3', 'that comes after minutes', parseAnswer({ status: 200, contentType: JSON_TYPE, text: JSON.stringify(good) }, 100_001)],
    ['E1', 'whose code is a text', answer({ ...good, code: '200' })],
    ['E2', 'whose msg is a number', answer({ ...good, msg: 1 })],
    ['E3', 'without data', answer({ code: 200, msg: 'ok' })],
    ['E3', 'whose data is null', answer({ code: 200, msg: 'ok', data: null })],
    ['E4', 'with a member nobody described', answer({ ...good, debug: 1 })],
    ['E5', 'that refuses without a word', answer({ code: 400, msg: ' ' })],
    ['E6', 'that shows a stack trace', answer({ code: 500, msg: 'java.lang.NullPointerException at App.list(App.java:7)' })],
    ['A5', 'that refuses and hands out data', answer({ code: 400, msg: 'no', data: { list: [] } })],
    ['S1', 'that lacks a required member', answer(withRow({ id: '1' }))],
    ['S2', 'whose ids are numbers', answer(withRow({ ...rule, id: 1 }))],
    ['S4', 'that holds a password', answer(withRow({ ...rule, smtpPassword: 'x' }))],
    ['S5', 'whose moments are seconds', answer(withRow({ ...rule, creatorTime: 1_793_494_800 }))],
  ])('%s %s', (check, _, bad) => {
    expect(generic(check, bad)).not.toEqual([]);
    expect(generic(check, answer(withRow(rule)))).toEqual([]);
  });

  it('T1 a server that asks to wait says so by its status too; by the status alone it does not', () => {
    expect(generic('T1', answer({ code: 429, msg: '请 5 秒后再试' }, { status: 429 }))).toEqual([]);
    expect(generic('T1', answer({ code: 400, msg: '稍后再试' }, { status: 429 }))).not.toEqual([]);
  });
});

const row = (id: string, more: Record<string, unknown> = {}) => ({ id, ...more });
const taken: Finding = { at: 'code', expected: 'a refusal', got: '200' };
const page = (...rows: Record<string, unknown>[]) => ({ rows, pagination: { currentPage: 1, pageSize: 2, total: rows.length } });

describe('a check of behaviour fails on', () => {
  it.each<[what: string, bad: () => readonly Finding[], kept: () => readonly Finding[]]>([
    ['G1 a total that is no sum', () => pageFindings([page(row('1'))], 2, 2).G1, () => pageFindings([page(row('1'))], 1, 2).G1],
    [
      'G2 a row on two pages',
      () => pageFindings([page(row('1')), page(row('1'))], 2, 1).G2,
      () => pageFindings([page(row('1')), page(row('2'))], 2, 1).G2,
    ],
    [
      'G3 a page of another size',
      () => pageFindings([page(row('1')), page(row('2'))], 2, 2).G3,
      () => pageFindings([page(row('1'), row('2')), page(row('3'))], 3, 2).G3,
    ],
    ['G2 a row twice in a list without pages', () => onceFindings([row('1'), row('1')]), () => onceFindings([row('1'), row('2'), row('')])],
    ['G4 G5 rows where there are none', () => beyondFindings(page(row('1'))), () => beyondFindings(page())],
    [
      'G7 rows that go down',
      () => orderFindings([row('1', { n: 2 }), row('2', { n: 1 })], 'n', 'asc'),
      () => orderFindings([row('1', { n: 1 }), row('2', { n: 1 })], 'n', 'asc'),
    ],
    [
      'G7 rows that go up',
      () => orderFindings([row('1', { n: 1 }), row('2', { n: 2 })], 'n', 'desc'),
      () => orderFindings([row('1', { n: 2 }), row('2'), row('3', { n: 1 })], 'n', 'desc'),
    ],
    ['G8 another page than was asked for', () => echoFindings(page(), 2, 2), () => echoFindings(page(), 1, 2)],
    [
      'G9 a row the filter excludes',
      () => filterFindings([row('1', { enabledMark: 1 })], 'enabledMark', 0),
      () => filterFindings([row('1', { enabledMark: '0' })], 'enabledMark', 0),
    ],
    [
      'P1 a record for an unknown id',
      () => foundFindings(factsOf('getBillRule'), { code: 200, data: { id: '1' } }),
      () => foundFindings(factsOf('getBillRule'), { code: 400, data: null }),
    ],
    [
      'P2 to P7 a fault',
      () => faultFindings(answer({ code: 500, msg: '服务器处理失败' })),
      () => faultFindings(answer({ code: 400, msg: 'no' })),
    ],
    ['P2 to P7 no envelope', () => faultFindings(answer('<html>')), () => faultFindings(answer(good))],
    [
      'V1 V2 V3 V4 N1 N2 N4 N5 a wrong call that is taken',
      () => rejectedFindings(answer(good), taken),
      () => rejectedFindings(answer({ code: 400, msg: 'no' }), taken),
    ],
    [
      'V1 V2 V3 V4 N1 N2 N4 N5 a wrong call the server breaks over',
      () => rejectedFindings(answer({ code: 500, msg: '服务器处理失败' }), taken),
      () => rejectedFindings(answer({ code: 404, msg: 'no' }), taken),
    ],
    ['A1 A2 A3 a call that is answered', () => goneFindings(answer(good)), () => goneFindings(answer({ code: 600, msg: 'gone' }))],
    ['A4 a guest who may', () => refusedFindings(answer(good)), () => refusedFindings(answer({ code: 400, msg: 'no' }))],
    ['A4 a guest who is signed out for it', () => refusedFindings(answer({ code: 600, msg: 'no' })), () => []],
    [
      'X3 a node below another parent',
      () => treeFindings([row('1', { children: [row('2', { parentId: '9' })] })]),
      () => treeFindings([row('1', { children: [row('2', { parentId: '1' })] })]),
    ],
    ['X3 a node on two places', () => treeFindings([row('1'), row('1')]), () => treeFindings([row('1'), row('1')], { mayRepeat: true })],
    [
      'X3 children that are denied',
      () => treeFindings([row('1', { hasChildren: false, children: [row('2')] })]),
      () => treeFindings([row('1', { hasChildren: true, children: [row('2')] })]),
    ],
    [
      'X5 sort numbers that go down',
      () => siblingFindings([row('1', { sortCode: 2 }), row('2', { sortCode: 1 })]),
      () => siblingFindings([row('1', { sortCode: 1 }), row('2', { sortCode: null })]),
    ],
    [
      'L3 L4 X1 another value',
      () => differences({ a: 'x' }, { a: 'y' }, 'data'),
      () => differences({ a: 1, b: '', c: '[ 1 ]' }, { a: '1', b: null, c: '[1]' }, 'data'),
    ],
    [
      'L5 V8 a member that is gone',
      () => differences({ a: 'x' }, {}, 'data', { isWhole: true }),
      () => differences({ a: 'x' }, {}, 'data'),
    ],
  ])('%s', (_, bad, kept) => {
    expect(bad()).not.toEqual([]);
    expect(kept()).toEqual([]);
  });

  it('a finding names its place by index and id', () => {
    expect(filterFindings([row('7'), row('8', { enabledMark: 1 })], 'enabledMark', 0)).toEqual([
      { at: 'data.list[1] (id 8).enabledMark', expected: '0', got: '1' },
    ]);
    expect(generic('S1', answer(withRow({ ...rule, digit: 'x' })))[0]?.at).toBe('data.list[0] (id 1).digit');
  });
});

describe('bad bodies', () => {
  const create = factsOf('createBillRule');
  const body = { ...create.requests[0], fullName: 'ct1', enCode: 'ct1' };

  it('are wrong in one member each, and every one carries the mark', () => {
    const bad = badBodies(create, body, 'ct1');
    expect(bad.length).toBeGreaterThan(20);
    for (const each of bad) {
      const changed = Object.keys(body).filter((name) => JSON.stringify(each.body[name]) !== JSON.stringify(Reflect.get(body, name)));
      expect(changed).toEqual([each.member]);
      expect(create.operation.id).toBe('createBillRule');
      expect(JSON.stringify(each.body)).toContain('ct1');
    }
    expect(new Set(bad.map(({ check }) => check))).toEqual(new Set(['V1', 'V2', 'V3', 'V4']));
  });

  it('at the limit are as long as is allowed', () => {
    expect(lastGoodBodies(create, body, ['fullName']).map(({ body: { fullName } }) => String(fullName).length)).toEqual([50]);
  });
});

describe('a verdict', () => {
  it('is a failure where the specification says it, a warning where a reading does, and a pass never takes one back', () => {
    expect(brokenVerdict(checkOf('S1'), { isDocumented: true })).toBe('fail');
    expect(brokenVerdict(checkOf('S1'), { isDocumented: false })).toBe('warn');
    expect(brokenVerdict(checkOf('T1'), { isDocumented: false })).toBe('fail');
    const ledger = createLedger();
    ledger.judge('T1', list, [{ at: 'HTTP status', expected: '200', got: '500' }], null);
    ledger.judge('T1', list, [], null);
    ledger.without('not-verified', 'G1', list, 'read mode');
    expect(ledger.results().map(({ id, verdict }) => [id, verdict])).toEqual([
      ['T1@listBillRules', 'fail'],
      ['G1@listBillRules', 'not-verified'],
    ]);
  });
});

describe('rows a filter has to leave', () => {
  it.each<[what: string, children: unknown, isLeaf: boolean]>([
    ['without a list below it', undefined, true],
    ['with null below it', null, true],
    ['with nothing below it', [], true],
    ['with a node below it', [{ id: '2', children: {} }], false],
    ['of which nobody knows what is below it', {}, false],
  ])('are nodes at the end of a tree: one %s', (_, children, isLeaf) => {
    expect(leavesOf({ list: [{ id: '1', children }] }).map(({ id }) => id)).toEqual(isLeaf ? ['1'] : []);
  });
});

describe('a keyword', () => {
  const row = { id: '1', userName: '甲' };
  const page = (rows: readonly object[], total = rows.length) => ({ rows: rows.map((each) => ({ ...each })), pagination: { total } });
  it.each<[what: string, Parameters<typeof keywordFindings>[0], total: number | null, found: RegExp | null]>([
    ['finds the row it was taken from', page([row]), 5, null],
    ['that finds other rows is told', page([{ id: '2' }]), 5, /keyword 甲.*the row with id 1.*1 other rows/],
    ['that finds everything is told', page([row, { id: '2' }], 5), 5, /fewer than all 5/],
    ['may find everything where rows come and go', page([row, { id: '2' }], 5), null, null],
  ])('%s', (_, hits, total, found) => {
    const told = JSON.stringify(keywordFindings(hits, row, '甲', total));
    expect(told).toMatch(found ?? /^\[\]$/);
  });

  it('finds a row without an id by all it shows', () => {
    const shown = { userName: '甲', path: '/a' };
    expect(keywordFindings(page([shown]), shown, '甲', null)).toEqual([]);
    expect(keywordFindings(page([{ ...shown, path: '/b' }]), shown, '甲', null)).toMatchObject([{ expected: 'the row that shows it' }]);
  });

  it.each<[what: string, row: Record<string, unknown>, others: Record<string, unknown>[], words: string[]]>([
    ['the name', { id: '1', fullName: '甲', address: '南京' }, [{ id: '2', fullName: '乙' }], ['甲']],
    [
      'the texts of a row whose name all rows have',
      { fullName: '接口', userId: '张三', ip: '10.0.0.1' },
      [{ fullName: '接口', userId: '李四', ip: '10.0.0.2' }],
      ['张三', '10.0.0.1'],
    ],
    ['no id, number or time', { id: 'abc', count: '12', at: '2026-11-23 10:00', user: '张三' }, [{}], ['张三']],
    ['nothing where rows do not differ', { user: '张三' }, [{ user: '张三' }], []],
    ['the name of the only row', { fullName: '甲' }, [], ['甲']],
  ])('is %s', (_, row, others, words) => {
    expect(wordsOf(row, [row, ...others])).toEqual(words);
  });
});
