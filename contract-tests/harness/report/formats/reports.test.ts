import { planOf } from '../../plan/plan.ts';
import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import schema from '../../../report.schema.json' with { type: 'json' };
import type { RowResult, Verdict } from '../../run/written/perform.ts';
import { readProfile } from '../../run/target/profile.ts';
import { startBent, startForTest } from '../../testing/servers.ts';
import { temporaryFolder } from '../../testing/world.ts';
import { FACTS } from '../../model/facts.ts';
import { rerunCommand } from '../../run/described/rerunCommand.ts';
import { writeReports } from '../writeReports.ts';
import { runDescribed, type DescribedRun } from '../../run/described/runDescribed.ts';
import { ctrfOf } from './ctrf.ts';
import { harOf } from './har.ts';
import { htmlOf } from './html.ts';
import { placesInDescription, sarifOf } from './sarif.ts';

const LONG_MS = 600_000;
const TARGET = 'http://127.0.0.1:30000';
const ajv = new Ajv({ allErrors: true });
formats.default(ajv);
const isReport = ajv.compile(schema);

/** HTTP Archive 1.2: what a log and its entries must have. */
const text = { type: 'string' };
const number = { type: 'number' };
const pairs = { type: 'array', items: { type: 'object', required: ['name', 'value'], properties: { name: text, value: text } } };
const object = (properties: Readonly<Record<string, object>>, optional: Readonly<Record<string, object>> = {}): object => ({
  type: 'object',
  required: Object.keys(properties),
  properties: { ...properties, ...optional },
});
const message = { httpVersion: text, cookies: { type: 'array' }, headers: pairs, headersSize: number, bodySize: number };
const entry = object({
  startedDateTime: { type: 'string', format: 'date-time' },
  time: { type: 'number', minimum: 0 },
  request: object(
    { method: text, url: { type: 'string', format: 'uri' }, queryString: pairs, ...message },
    { postData: object({ mimeType: text, text, params: pairs }) },
  ),
  response: object({ status: number, statusText: text, redirectURL: text, content: object({ size: number, mimeType: text }), ...message }),
  cache: { type: 'object' },
  timings: object({ send: number, wait: number, receive: number }),
});
const isArchive = ajv.compile(
  object({
    version: { const: '1.2' },
    creator: object({ name: text, version: text }),
    entries: { type: 'array', minItems: 1, items: entry },
  }),
);

let run: DescribedRun;
/** A run with every verdict but blocked: of a server whose roles have a number for a name. */
beforeAll(async () => {
  const sandbox = await startForTest();
  const server = await startBent(sandbox, ({ path: called, envelope }) =>
    called === '/api/permission/Role' && envelope
      ? { body: JSON.parse(JSON.stringify(envelope).replaceAll(/"fullName":"[^"]*"/g, '"fullName":7')) }
      : undefined,
  );
  const folder = temporaryFolderOfFile();
  run = await runDescribed({
    profile: readProfile(server.url, {}),
    mode: 'read',
    tag: 'ctreport01',
    journalFolder: folder,
    plan: planOf({ operations: ['listRoles', 'getRole', 'createRole'] }),
    reportFile: 'contract-report/report.json',
  });
  await server.close();
  await sandbox.close();
}, LONG_MS);

const row = (verdict: Verdict, ...problems: string[]): RowResult => ({
  id: `oauth/${verdict}`,
  domain: 'oauth',
  promise: 'signing in answers a token',
  operation: 'login',
  operations: ['login'],
  source: 'shell §3',
  clauses: ['SHELL-3.1'],
  reading: null,
  verdict,
  problems,
  isUnsafe: false,
  exchanges: [],
});

/** Nothing is written in read mode. */
const temporaryFolderOfFile = (): string => '/nowhere';

describe('the reports of a real run', () => {
  it('obey the published schema', () => {
    const folder = temporaryFolder();
    writeReports(folder, { described: run, rows: [], target: TARGET }, { startMs: 1, stopMs: 2 });
    const report: unknown = JSON.parse(readFileSync(path.join(folder, 'report.json'), 'utf8'));
    isReport(report);
    expect(isReport.errors ?? []).toEqual([]);
    expect(new Set(run.results.map(({ verdict }) => verdict))).toEqual(new Set(['pass', 'fail', 'not-verified']));
    expect(readdirSync(folder).toSorted()).toEqual([
      'ctrf.json',
      'failures.har',
      'junit.xml',
      'report.html',
      'report.json',
      'report.sarif',
      'summary.md',
    ]);
  });

  it('hold what a written row found broken, although every check is kept', () => {
    const folder = temporaryFolder();
    const kept = { ...run, results: run.results.filter(({ verdict }) => verdict === 'pass') };
    writeReports(
      folder,
      { described: kept, rows: [row('passed'), row('failed', 'code is 500'), row('skipped', 'read mode')], target: TARGET },
      { startMs: 1, stopMs: 2 },
    );
    const read = (name: string): string => readFileSync(path.join(folder, name), 'utf8');
    isReport(JSON.parse(read('report.json')));
    expect(isReport.errors ?? []).toEqual([]);
    expect(read('report.html')).toContain('1 cause, 1 broken promise.');
    expect(read('report.html')).toContain('code is 500');
    expect(read('summary.md')).toContain('**Broken**');
    expect(read('summary.md')).toMatch(/Clauses: \d+ kept, 1 broken \(SHELL-3\.1\)/);
    expect(read('junit.xml')).toMatch(/failures="1" skipped="1"/);
    expect(JSON.parse(read('report.sarif')).runs[0].results).toHaveLength(1);
    expect(JSON.parse(read('ctrf.json')).results.summary).toMatchObject({ failed: 1, skipped: 1 });
  });

  it('say in every form how a failure is seen again, with the version of the server and without its key', async () => {
    const folder = temporaryFolder();
    const key = 'secret-of-theirs';
    const profile = { ...readProfile('http://127.0.0.1:30000', {}, { dialect: 'net-3.6', loginKey: key }) };
    const [first] = run.results.filter(({ verdict }) => verdict === 'fail');
    const recorded = run.recorded.find(({ id }) => id === first?.evidence?.replay);
    if (!first) throw new Error('nothing is broken');
    const again = rerunCommand({ profile, mode: 'read', seed: 0, reportFile: 'contract-report/report.json' }, first, recorded);
    expect(again).toMatch(
      /^npx milepost contract replay r\d+ --target http:\/\/127\.0\.0\.1:30000 --dialect net-3\.6 --login-key "\$MILEPOST_LOGIN_KEY"$/,
    );
    const files = writeReports(
      folder,
      { described: { ...run, results: [{ ...first, again }] }, rows: [], target: TARGET },
      { startMs: 1, stopMs: 2 },
    );
    for (const name of files.filter((each) => each !== 'failures.har')) {
      const written = readFileSync(path.join(folder, name), 'utf8');
      const spelled = name.endsWith('.html') || name.endsWith('.xml') ? again.replaceAll('"', '&quot;') : again;
      expect([name, written.includes(/json|sarif/.test(name) ? JSON.stringify(spelled).slice(1, -1) : spelled)]).toEqual([name, true]);
      expect(written).not.toContain(key);
    }
  });

  it('are written where only written rows ran', () => {
    const folder = temporaryFolder();
    writeReports(folder, { described: null, rows: [row('passed')], target: TARGET }, { startMs: 1, stopMs: 2 });
    isReport(JSON.parse(readFileSync(path.join(folder, 'report.json'), 'utf8')));
    expect(isReport.errors ?? []).toEqual([]);
    expect(readFileSync(path.join(folder, 'summary.md'), 'utf8')).toContain('**Kept**: 1 kept');
  });

  it.each([...schema.required])('are none without %s', (name) => {
    const { [name]: _, ...rest }: Record<string, unknown> = { version: 1, target: TARGET, ...run };
    expect(isReport(rest)).toBe(false);
  });

  it.each<[string, Record<string, unknown>]>([
    ['a failure without a finding', { verdict: 'fail', findings: [] }],
    ['a skipped check without a reason', { verdict: 'not-verified', findings: [], reason: '' }],
    ['a verdict nobody knows', { verdict: 'fine' }],
  ])('hold no check with %s', (_, wrong) => {
    const [first] = run.results;
    expect(isReport({ version: 1, target: TARGET, ...run, results: [{ ...first, ...wrong }] })).toBe(false);
  });

  it('say in SARIF what is broken, at the line of the description, and nothing else', () => {
    const { runs } = JSON.parse(sarifOf(run));
    const broken = run.results.filter(({ verdict }) => verdict === 'fail' || verdict === 'warn');
    expect(broken.length).toBeGreaterThan(0);
    expect(runs[0].results.map((each: { partialFingerprints: object }) => Object.values(each.partialFingerprints)[0])).toEqual(
      broken.map(({ id }) => id),
    );
    const [{ locations, level, message, ruleId, ruleIndex }] = runs[0].results;
    expect([level, runs[0].tool.driver.rules[ruleIndex].id]).toEqual(['error', ruleId]);
    expect(message.text).toMatch(/data\.list\[0\] \(id [^)]+\)\.fullName: expected/);
    const { artifactLocation, region } = locations[0].physicalLocation;
    const text = readFileSync(path.join(import.meta.dirname, '../../../..', artifactLocation.uri), 'utf8');
    expect(text.split('\n')[region.startLine - 1]).toContain('operationId: listRoles');
  });

  it('name a line for every operation', () => {
    const placeOf = placesInDescription();
    expect([...FACTS.keys()].filter((id) => !placeOf(id).file.endsWith('.yaml'))).toEqual([]);
  });

  it('archive each call behind what is broken, once, with its answer and without a secret', () => {
    const { log } = JSON.parse(harOf(run, TARGET));
    isArchive(log);
    expect(isArchive.errors ?? []).toEqual([]);
    const behind = new Set(run.results.flatMap(({ evidence }) => evidence?.replay ?? []));
    expect(log.entries).toHaveLength(behind.size);
    const [{ request, response, comment }] = log.entries;
    expect([request.method, new URL(request.url).pathname, response.status]).toEqual(['GET', '/api/permission/Role', 200]);
    expect(response.content.text).toContain('"fullName":7');
    expect(comment).toMatch(/^replay r\d+\n[A-Z]\d+@listRoles: /);
    expect(request.headers.find(({ name }: { name: string }) => name === 'Authorization').value).toBe('***');
    expect(JSON.stringify(log)).not.toMatch(/bearer \w{8}|Admin2026|(?<!\d)1[3-9]\d{9}(?!\d)/i);
  });

  it.each(['request', 'response', 'startedDateTime', 'timings'])('archive nothing without %s', (name) => {
    const { log } = JSON.parse(harOf(run, TARGET));
    const [{ [name]: _, ...rest }] = log.entries;
    expect(isArchive({ ...log, entries: [rest] })).toBe(false);
  });

  it('show a page that says what is broken by clause, in Chinese where the server does, and runs nothing', () => {
    const [first] = run.results.filter(({ verdict }) => verdict === 'fail');
    if (!first) throw new Error('nothing is broken');
    const said = { ...first, findings: [{ at: 'msg', expected: 'a text', got: '<script>alert(1)</script> 角色不存在' }] };
    const html = htmlOf({ ...run, results: [said] }, TARGET);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; <span lang="zh">角色不存在</span>');
    expect(html).not.toContain('<script');
    expect(html).toContain(`${first.clauses[0]}, `);
    expect(html.match(/<h1>/g)).toHaveLength(1);
    expect(htmlOf({ ...run, results: [] }, TARGET)).toContain('Every promise that was asked for is kept');
  });

  it('count in CTRF what they list: a warning is not passed, what was not asked is skipped', () => {
    const warned = run.results.map((result, index) => (index === 0 ? { ...result, verdict: 'warn' as const } : result));
    const { results, reportFormat } = JSON.parse(ctrfOf({ ...run, results: warned }, { startMs: 1_000, stopMs: 3_500 }));
    const { tests, passed, failed, skipped, pending, other, duration } = results.summary;
    expect([reportFormat, tests, duration, other, pending]).toEqual(['CTRF', warned.length, 2_500, 1, 0]);
    const count = (status: string): number => results.tests.filter((each: { status: string }) => each.status === status).length;
    expect([passed, failed, skipped]).toEqual([count('passed'), count('failed'), count('skipped')]);
    expect(passed + failed + skipped + other).toBe(tests);
  });
});
