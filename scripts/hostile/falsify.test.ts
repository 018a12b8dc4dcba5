import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { rowsOf } from '../../console/e2e/hostile/rows.ts';
import { falsified } from './falsify.ts';
import { IN_JOURNEYS } from './journeys.ts';
import { shapeOf, type HostileRow } from './rows.ts';

const row = (expected: HostileRow['expected']): HostileRow => ({ area: 'upload', id: 'x', input: { kind: 'name', name: 'a' }, expected });
const expectationsOf = (expected: HostileRow['expected']) => falsified(row(expected)).map((one) => one.expected);

test.each([
  ['a verdict alone', { verdict: 'rejected' }, [{ verdict: 'allowed' }]],
  ['a text', { verdict: 'value', value: 'a.png' }, [{ verdict: 'value', value: 'a.png‹wrong›' }]],
  ['a number', { verdict: 'value', total: 3 }, [{ verdict: 'value', total: 10 }]],
  ['a bound', { verdict: 'capped', maxMs: 200 }, [{ verdict: 'capped', maxMs: -1_000_000 }]],
  ['nobody', { verdict: 'path', user: null }, [{ verdict: 'path', user: '‹wrong›' }]],
  ['what must not be there', { verdict: 'sanitised', mustNotContain: ['b'] }, [{ verdict: 'sanitised', mustNotContain: [''] }]],
  [
    'each member alone',
    { verdict: 'value', files: 1, states: ['success'] },
    [
      { verdict: 'value', files: 8, states: ['success'] },
      { verdict: 'value', files: 1, states: ['success', '‹wrong›'] },
    ],
  ],
  [
    'each member of a value alone',
    { verdict: 'default', value: { span: 24, width: '1' } },
    [
      { verdict: 'default', value: { span: 31, width: '1' } },
      { verdict: 'default', value: { span: 24, width: '1‹wrong›' } },
    ],
  ],
] as const)('an expectation is made wrong: %s', (_, right, wrong) => expect(expectationsOf(right)).toEqual(wrong));

test('a row with a wrong expectation is run by the tests of the shape it had', () =>
  expect(falsified(row({ verdict: 'rejected' })).map(shapeOf)).toEqual(['upload name rejected']));

test('all four journeys run the rows of the file that is given', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'milepost-hostile-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'rows.json');
  const given = [...IN_JOURNEYS].map((area) => ({ ...row({ verdict: 'rejected' }), area }));
  writeFileSync(file, JSON.stringify(given));
  vi.stubEnv('MILEPOST_HOSTILE_FILE', file);
  onTestFinished(() => void vi.unstubAllEnvs());
  const areas = new Set<string>();
  const journeys = globSync('../../console/e2e/hostile/hostile-*.e2e.ts', { cwd: import.meta.dirname });
  for (const journey of journeys) {
    const source = readFileSync(path.join(import.meta.dirname, journey), 'utf8');
    // Rows come from where the given file is read, and from nowhere else.
    expect(source).not.toMatch(/hostile\w*\.json/i);
    const asked = [...source.matchAll(/rowsOf(?:Area)?\('(\w+)'\)/g)].map(([, area = '']) => area);
    expect(asked.length).toBeGreaterThan(0);
    for (const area of asked) areas.add(area);
  }
  expect(journeys).toHaveLength(4);
  expect([...areas].toSorted()).toEqual([...IN_JOURNEYS].toSorted());
  for (const area of areas) expect(rowsOf(area as Parameters<typeof rowsOf>[0])).toEqual(given.filter((one) => one.area === area));
});
