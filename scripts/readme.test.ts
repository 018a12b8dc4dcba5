import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Description {
  readonly paths: Record<string, Record<string, { operationId?: string; 'x-status'?: string }>>;
}

test('the README has the number of documented and of assumed operations', () => {
  const description = JSON.parse(readFileSync('openapi/generated/openapi.json', 'utf8')) as Description;
  const operations = Object.values(description.paths)
    .flatMap((path) => Object.values(path))
    .filter(({ operationId }) => operationId !== undefined);
  const assumed = operations.filter((operation) => operation['x-status'] === 'assumed').length;
  const row = readFileSync('README.md', 'utf8').match(/\| Operations in the description\s+\| (\d+)\s+\| (\d+)\s/);
  expect(row?.slice(1).map(Number)).toEqual([operations.length - assumed, assumed]);
});
