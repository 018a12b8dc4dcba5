import { expect, test } from 'vitest';
import description from '../generated/openapi.json' with { type: 'json' };
import calls from '../spec/documented-calls.json' with { type: 'json' };
import { coverageOf } from './coverage.ts';

const operation = (status: string, effect: string) => ({ tags: ['role'], 'x-status': status, 'x-effect': effect });
const document = {
  paths: { '/api/role/{roleId}': { get: operation('documented', 'read'), delete: operation('assumed', 'delete') } },
};

test('a documented call counts as covered whatever its parameters are called', () => {
  expect(coverageOf(document, { 'admin §7': ['GET /api/role/{id}'] })).toEqual({
    documented: 1,
    covered: 1,
    missing: [],
    operations: 2,
    byStatus: { assumed: 1, documented: 1 },
    byEffect: { delete: 1, read: 1 },
    byDomain: { role: 2 },
  });
});

test('a missing call is named with its clause', () => {
  const { covered, missing } = coverageOf(document, { 'admin §7': ['GET /api/role/{id}', 'POST /api/role'] });
  expect([covered, missing]).toEqual([1, [{ source: 'admin §7', call: 'POST /api/role' }]]);
});

test('every call the specification names is described', () => expect(coverageOf(description, calls).missing).toEqual([]));
