import { expect, test } from 'vitest';
import type { OperationFact } from './read-operations.ts';
import { renderDomains, renderOperations } from './render-operations.ts';

const base = {
  domain: 'bill-rule',
  summary: 'One rule',
  effect: 'read',
  reads: [],
  writes: [],
  need: 'session',
  hasQuery: false,
  isCommand: false,
  isRaw: false,
  isSessionExempt: false,
} as const;
const read: OperationFact = { ...base, id: 'getBillRule', method: 'GET', path: '/api/system/BillRule/{id}' };
const changed = (change: Partial<OperationFact>) => [{ ...read, ...change }];
const textOf = (change: Partial<OperationFact>) => renderOperations(changed(change));
const constantOf = (change: Partial<OperationFact>) => renderDomains(changed(change)).get('bill-rule');

test('one module per domain, so that a page carries only the domains it imports', () => {
  const facts = [read, { ...read, id: 'login', domain: 'oauth', path: '/api/oauth/Login' }];
  expect([...renderDomains(facts)].map(([domain, text]) => [domain, text.match(/^export const \w+/gm)])).toEqual([
    ['bill-rule', ['export const billRuleOperations']],
    ['oauth', ['export const oauthOperations']],
  ]);
  expect(renderOperations(facts)).toContain(`export { oauthOperations } from './operations/oauth.gen.ts';`);
});

test.each([
  ['a read', {}, `getBillRule: { id: 'getBillRule', method: 'GET', path: '/api/system/BillRule/{id}', effect: 'read' },`],
  ['tags', { reads: ['user', 'role'], writes: ['user'] }, `effect: 'read', reads: ['user', 'role'], writes: ['user'] },`],
  ['a timeout', { timeoutMs: 100_000 }, `effect: 'read', timeoutMs: 100000 },`],
  ['raw bytes', { isRaw: true }, `effect: 'read', isRaw: true },`],
  ['an exemption', { isSessionExempt: true }, `effect: 'read', isSessionExempt: true },`],
  ['a body', { body: { kind: 'form', type: 'application/x-www-form-urlencoded' } }, `effect: 'read', body: 'form' },`],
] as const)('%s is a fact of the row', (_, change, expected) => {
  expect(constantOf(change)).toContain(expected);
});

test.each([
  ['path', {}, `path: operations['getBillRule']['parameters']['path'];`],
  ['no path', { path: '/api/system/BillRule' }, 'path: undefined;'],
  ['query without the timestamp', { hasQuery: true }, `query: Omit<NonNullable<operations['getBillRule']['parameters']['query']>, 'n'>;`],
  ['no query', {}, 'query: undefined;'],
  [
    'body',
    { body: { kind: 'json', type: 'application/json' } },
    `body: operations['getBillRule']['requestBody']['content']['application/json'];`,
  ],
  [
    'a body that may be missing',
    { body: { kind: 'json', type: 'application/json', isOptional: true } },
    `body: NonNullable<operations['getBillRule']['requestBody']>['content']['application/json'] | undefined;`,
  ],
  ['a command', { isCommand: true }, 'data: null;'],
  ['bytes', { isRaw: true }, 'data: Blob;'],
] as const)('the shape of %s', (_, change, expected) => {
  expect(textOf(change)).toContain(expected);
});
