import { planOf } from '../../plan/plan.ts';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { RowResult } from '../../run/written/perform.ts';
import { createReport, type Run } from '../report.ts';
import { EXIT, type ExitCode } from '../../model/stop.ts';
import { temporaryFolder } from '../../testing/world.ts';
import type { CheckResult, CheckVerdict } from '../../run/described/ledger.ts';
import { changeBaseline, excusedBy, judgeBaseline, readBaseline } from './baseline.ts';
import { diffReports } from './diff.ts';

const result = (id: string, verdict: CheckVerdict) => ({ id, verdict, promise: 'a promise', findings: [], reason: '' });
function fileOf(name: string, content: unknown): string {
  const file = path.join(temporaryFolder(), name);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}
const row = (id: string): RowResult => ({
  id,
  domain: 'oauth',
  promise: 'a promise',
  operation: 'login',
  operations: ['login'],
  source: 'shell §3',
  clauses: [],
  reading: null,
  verdict: 'failed',
  problems: ['code is 500'],
  isUnsafe: false,
  exchanges: [],
});
const reportOf = (checks: Readonly<Record<string, CheckVerdict>>): string =>
  fileOf('report.json', { version: 1, results: Object.entries(checks).map(([id, verdict]) => result(id, verdict)) });

describe('two reports', () => {
  it.each<[string, CheckVerdict | null, CheckVerdict | null, 'worse' | 'better' | 'lost' | 'added' | null, number]>([
    ['a kept promise that breaks is worse', 'pass', 'fail', 'worse', EXIT.failed],
    ['a warning that becomes a failure is worse', 'warn', 'fail', 'worse', EXIT.failed],
    ['a new failure is worse', null, 'fail', 'worse', EXIT.failed],
    ['what was kept and was not asked any more is lost, not the same', 'pass', 'not-verified', 'lost', EXIT.failed],
    ['a check that is gone is lost', 'pass', null, 'lost', EXIT.failed],
    ['a failure that nobody asks about any more is lost, not mended', 'fail', 'blocked', 'lost', EXIT.failed],
    ['a broken promise that is kept is better', 'fail', 'pass', 'better', EXIT.passed],
    ['a new kept promise is new', null, 'pass', 'added', EXIT.passed],
    ['the same failure is the same', 'fail', 'fail', null, EXIT.passed],
  ])('%s', (_, before, after, where, exitCode) => {
    const base = reportOf(before === null ? {} : { 'G1@listUsers': before });
    const head = reportOf(after === null ? {} : { 'G1@listUsers': after });
    const { comparison, exitCode: ended } = diffReports(base, head);
    expect(ended).toBe(exitCode);
    const { same, ...moved } = comparison;
    const named = Object.entries(moved).flatMap(([name, changes]) => (changes.length > 0 ? [name] : []));
    expect([named, same]).toEqual(where === null ? [[], 1] : [[where], 0]);
  });

  it('are compared in the form of --report too', () => {
    const nested = fileOf('whole.json', { described: { results: [result('G1@listUsers', 'fail')] } });
    expect(diffReports(reportOf({ 'G1@listUsers': 'pass' }), nested).text).toMatch(/G1@listUsers: pass → fail[^]*1 worse/);
  });

  it.each([
    ['nothing', ''],
    ['another file', { name: 'milepost' }],
    ['checks without a verdict', { results: [{ id: 'G1@listUsers', verdict: 'fine' }] }],
  ])('of which one is %s could not be compared, which is told', (_, content) => {
    expect(() => diffReports(reportOf({}), fileOf('odd.json', content))).toThrow(expect.objectContaining({ exitCode: EXIT.usage }));
  });
});

describe('a baseline', () => {
  const known = [{ id: 'G1@listUsers', reason: 'mended with the next release', until: '2026-12-31' }];

  it('excuses known failures until their day, and nothing else', () => {
    const results = [result('G1@listUsers', 'fail'), result('G2@listUsers', 'fail')];
    expect(judgeBaseline(known, results, '2026-12-31')).toEqual({
      fresh: ['G2@listUsers'],
      excused: ['G1@listUsers'],
      expired: [],
      mended: [],
    });
    expect(judgeBaseline(known, results, '2027-01-01')).toMatchObject({ excused: [], expired: ['G1@listUsers'] });
  });

  it.each<[string, readonly string[], Partial<Run>, ExitCode]>([
    ['known failures alone do not break a run', ['G1@listUsers'], {}, EXIT.passed],
    ['a new failure beside them does', ['G1@listUsers', 'G2@listUsers'], {}, EXIT.failed],
    ['leftovers are told whatever is known', ['G1@listUsers'], { leftovers: ['category 42'] }, EXIT.unsafe],
    ['a written row that fails does', ['G1@listUsers'], { rows: [row('oauth/new')] }, EXIT.failed],
    ['a written row that is known does not', ['G1@listUsers'], { rows: [row('oauth/known')] }, EXIT.passed],
  ])('%s', (_, failed, more, exitCode) => {
    const results = failed.map((id): CheckResult => ({
      id,
      check: 'G1',
      family: 'G',
      operation: 'listUsers',
      class: 'list',
      promise: '',
      clause: '',
      clauses: [],
      evidence: null,
      again: null,
      verdict: 'fail',
      findings: [],
      reason: '',
    }));
    const described = {
      tag: 'ctcompare1',
      seed: 0,
      results,
      calls: 1,
      operations: 1,
      verified: [],
      unverified: {},
      leftovers: [],
      recorded: [],
    };
    const report = createReport({
      target: 'http://127.0.0.1:1',
      mode: 'full',
      startedAt: new Date(0),
      durationMs: 1,
      rows: [],
      leftovers: [],
      described,
      plan: planOf(),
      ...more,
    });
    const knownRow = { id: 'R1@login:oauth/known', reason: 'the same', until: '2026-12-31' };
    const file = fileOf('baseline.json', { version: 1, known: [...known, knownRow] });
    expect(excusedBy(file, report, new Date('2026-12-01T00:00:00Z')).report.exitCode).toBe(exitCode);
  });

  it('tells what was mended; what was not asked is not mended', () => {
    expect(judgeBaseline(known, [result('G1@listUsers', 'pass')], '2026-12-01').mended).toEqual(['G1@listUsers']);
    expect(judgeBaseline(known, [result('G1@listUsers', 'not-verified')], '2026-12-01').mended).toEqual([]);
  });

  it('takes new failures with a reason, keeps the reasons it has, and lets mended ones go', () => {
    const file = fileOf('baseline.json', { version: 1, known });
    const now = new Date('2026-11-23T00:00:00Z');
    const report = reportOf({ 'G1@listUsers': 'pass', 'G2@listUsers': 'fail' });
    const change = (how: 'update' | 'prune', reason = ''): string => changeBaseline({ how, report, file, reason, now });
    expect(() => change('update')).toThrow(/Say with --reason/);
    change('update', 'known to the team');
    expect(readBaseline(file)).toEqual([...known, { id: 'G2@listUsers', reason: 'known to the team', until: '2027-02-21' }]);
    change('prune');
    expect(readBaseline(file).map(({ id }) => id)).toEqual(['G2@listUsers']);
    expect(readFileSync(file, 'utf8').endsWith('\n')).toBe(true);
  });

  it.each([
    ['no list', {}],
    ['an entry without a reason', { known: [{ id: 'G1@listUsers', reason: ' ', until: '2026-12-31' }] }],
    ['an entry without a day', { known: [{ id: 'G1@listUsers', reason: 'later' }] }],
  ])('with %s excuses nothing: it is refused', (_, content) => {
    expect(() => readBaseline(fileOf('baseline.json', content))).toThrow(expect.objectContaining({ exitCode: EXIT.usage }));
  });
});
