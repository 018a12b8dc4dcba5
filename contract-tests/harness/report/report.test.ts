import { planOf } from '../plan/plan.ts';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { coverageOf } from './operationCoverage.ts';
import { OPERATIONS } from '../model/description.ts';
import { createMask } from '../run/wire/mask.ts';
import type { RowResult } from '../run/written/perform.ts';
import { createReport, writeReport, type Run } from './report.ts';
import { EXIT } from '../model/stop.ts';
import { summaryOf } from './summary.ts';
import { temporaryFolder } from '../testing/world.ts';

const result = (more: Partial<RowResult> = {}): RowResult => ({
  id: 'test/a-promise',
  domain: 'test',
  promise: 'a promise',
  operation: 'login',
  operations: ['login'],
  source: 'shell §7',
  clauses: ['SHELL-4.1'],
  reading: null,
  verdict: 'passed',
  problems: [],
  isUnsafe: false,
  exchanges: [],
  ...more,
});
const PLAN = planOf();
const run = (...rows: RowResult[]): Run => ({
  target: 'http://127.0.0.1:1',
  mode: 'full',
  startedAt: new Date(0),
  durationMs: 1500,
  rows,
  leftovers: [],
  plan: PLAN,
});

describe('the end of a run', () => {
  it.each([
    ['passed, when every row passed', [result()], EXIT.passed],
    ['passed, when others did not run', [result(), result({ verdict: 'skipped' })], EXIT.passed],
    ['failed, when one row failed', [result(), result({ verdict: 'failed' })], EXIT.failed],
    ['nothing ran, when there is no row', [], EXIT.nothingRan],
    ['nothing ran, when no row ran', [result({ verdict: 'skipped' })], EXIT.nothingRan],
    ['unsafe, when the guard stopped a row', [result({ verdict: 'failed', isUnsafe: true })], EXIT.unsafe],
  ])('is %s', (_, rows, exitCode) => {
    expect(createReport(run(...rows)).exitCode).toBe(exitCode);
  });

  it('is unsafe when something was left on the server', () => {
    const report = createReport({ ...run(result()), leftovers: ['dictionary category ct1.1 (7)'] });
    expect(report.exitCode).toBe(EXIT.unsafe);
    expect(summaryOf(report)).toContain('dictionary category ct1.1 (7)');
  });

  it('counts rows that rest on readings apart', () => {
    const { totals, assumed } = createReport(run(result(), result({ reading: 'R-025' }), result({ reading: 'R-025', verdict: 'skipped' })));
    expect(totals).toEqual({ passed: 2, failed: 0, skipped: 1 });
    expect(assumed).toEqual({ passed: 1, failed: 0, skipped: 1 });
  });
});

describe('coverage', () => {
  it('names every operation without a row', () => {
    const all = [...OPERATIONS.keys()].toSorted();
    expect(coverageOf([], []).missing).toEqual(all);
    expect(coverageOf([result({ operations: all.slice(1, -1) })], all.slice(-1))).toEqual({
      operations: all.length,
      withRow: all.length - 1,
      missing: [all[0]],
    });
  });
});

describe('the summary', () => {
  const text = summaryOf(
    createReport(
      run(
        result(),
        result({ verdict: 'failed', promise: 'a broken promise', problems: ['code is 500 ("\u{1B}]0;owned\u{7}"), expected 200'] }),
        result({ verdict: 'skipped', promise: 'first', problems: ['read mode: login would change the server'] }),
        result({ verdict: 'skipped', promise: 'second', problems: ['read mode: logout would change the server'] }),
      ),
    ),
  );

  it('says what broke, why, and where it is promised', () => {
    expect(text).toMatch(/✗ test: a broken promise\n {2}login \(SHELL-4\.1, shell §7\)\n {2}- code is 500/);
  });

  it('lists what did not run once per reason', () => {
    expect(text).toContain('– not run (read mode): 2\n  test: first\n  test: second');
  });

  it('ends with the counts', () => {
    expect(text.split('\n').at(-1)).toBe('1 passed, 1 failed, 2 skipped');
  });

  it('obeys no control characters of a server', () => {
    expect(text.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
  });
});

describe('the report file', () => {
  it('is written with its folder', () => {
    const file = path.join(temporaryFolder(), 'deep/report.json');
    writeReport(file, createReport(run(result())));
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ version: 1, totals: { passed: 1 }, rows: [{ id: 'test/a-promise' }] });
  });

  it('that cannot be written is one sentence', () => {
    expect(() => writeReport('/dev/null/report.json', createReport(run()))).toThrow(
      /could not be written to \/dev\/null\/report.json .* Choose another file/,
    );
  });
});

describe('the mask', () => {
  it.each([
    ['a mobile number', '{"mobilePhone":"13800260001"}', '{"mobilePhone":"138****0001"}'],
    ['a citizen number', 'idCard 11010519491231002X', 'idCard 110105********002X'],
    ['the id of a record, which has as many digits', '375086540390404685', '375086540390404685'],
    ['a number that only looks like one', '110105194912310021', '110105194912310021'],
    ['a moment in milliseconds', '1795418308320', '1795418308320'],
  ])('of a person, and of nothing else: %s', (_, text, masked) => {
    expect(createMask().apply(text)).toBe(masked);
  });

  it('hides what is known to be secret, and what is called so', () => {
    const mask = createMask();
    mask.hide('bearer abc.def');
    expect(mask.apply('{"token": "other", "msg": "bearer abc.def is old"}')).toBe('{"token": "***", "msg": "*** is old"}');
    expect(mask.apply('/api/file/Download?encryption=s3cret&n=1')).toBe('/api/file/Download?encryption=***&n=1');
    expect(mask.apply(String.raw`{"password":"a\"b"}`)).toBe('{"password":"***"}');
  });
});
