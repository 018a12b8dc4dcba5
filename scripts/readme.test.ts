import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { ACCOUNTS } from '../console/e2e/accounts.ts';
import { BUDGET_KB } from '../console/e2e/budgets.ts';

interface Description {
  readonly paths: Record<string, Record<string, { operationId?: string; 'x-status'?: string }>>;
}

const README = readFileSync('README.md', 'utf8');

describe('the README', () => {
  test('names every account of the sandbox with its password', () => {
    const rows = [...README.matchAll(/^\| `(\w+)`\s+\| `(\w+)`\s+\|/gm)].map(([, account, password]) => [account, password]);
    expect(Object.fromEntries(rows)).toEqual(ACCOUNTS);
  });

  test('shows pictures that are there', () => {
    const pictures = [...README.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(([, file]) => file ?? '');
    expect(pictures.length).toBeGreaterThan(0);
    expect(pictures.filter((file) => !existsSync(file))).toEqual([]);
  });
});

test.each([
  'README.md',
  'CONTRIBUTING.md',
  'docs/house.md',
  'docs/guide/page-developer.md',
  'console/README.md',
  'kit/README.md',
  'openapi/README.md',
  'scripts/README.md',
])('%s names commands of npm that there are', (file) => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  // `-w NAME` is a command of a workspace.
  const workspace = (name: string) =>
    JSON.parse(readFileSync(path.join(name, 'package.json'), 'utf8')) as typeof scripts & { scripts: typeof scripts };
  const unknown = [...readFileSync(file, 'utf8').matchAll(/\bnpm run ([\w:-]+)(?: -w (\w+))?/g)].filter(
    ([, name = '', at]) => !Object.hasOwn(at ? workspace(at).scripts : scripts, name),
  );
  expect(unknown.map(([command]) => command)).toEqual([]);
});

test('docs/coverage.md has the number of documented and of assumed operations', () => {
  const description = JSON.parse(readFileSync('openapi/generated/openapi.json', 'utf8')) as Description;
  const operations = Object.values(description.paths)
    .flatMap((operation) => Object.values(operation))
    .filter(({ operationId }) => operationId !== undefined);
  const assumed = operations.filter((operation) => operation['x-status'] === 'assumed').length;
  const row = readFileSync('docs/coverage.md', 'utf8').match(/\| Operations in the description\s+\| (\d+)\s+\| (\d+)\s/);
  expect(row?.slice(1).map(Number)).toEqual([operations.length - assumed, assumed]);
});

test.each(['console/README.md', 'console/build/README.md', 'docs/decisions/0002-light-first-page.md'])(
  '%s has the budgets of a first page that the journeys judge by',
  (file) => {
    const text = readFileSync(file, 'utf8');
    const budgets = /login (?:within )?(\d+)(?: KB)?, [^.;]*?(\d+)(?: KB)?, (?:after idle )?(\d+)/.exec(text)?.slice(1);
    expect(budgets?.map(Number)).toEqual([BUDGET_KB.login, BUDGET_KB.firstPage, BUDGET_KB.afterIdle]);
  },
);

test.each([
  ['README.md', 900],
  ['docs/house.md', 1_900],
])('%s is short enough to be read at once: %i words', (file, most) => {
  const words = readFileSync(file, 'utf8')
    .split(/\s+/)
    .filter((word) => /[\p{L}\d]/u.test(word));
  expect(words.length).toBeLessThanOrEqual(most);
});
