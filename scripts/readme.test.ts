import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import description from '../openapi/generated/openapi.json' with { type: 'json' };

test('the README has the number of documented and of assumed operations', () => {
  const operations = Object.values(description.paths as Record<string, Record<string, { operationId?: string; 'x-status'?: string }>>)
    .flatMap((path) => Object.values(path))
    .filter(({ operationId }) => operationId !== undefined);
  const assumed = operations.filter((operation) => operation['x-status'] === 'assumed').length;
  const row = readFileSync('README.md', 'utf8').match(/\| Operations in the description\s+\| (\d+)\s+\| (\d+)\s/);
  expect(row?.slice(1).map(Number)).toEqual([operations.length - assumed, assumed]);
});
