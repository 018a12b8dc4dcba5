import fc from 'fast-check';
import { expect, test } from 'vitest';
import { encodePath } from './encode-path.ts';
import { LONG_RUN_MS, RUNS, failureOf, nastyAddress } from './testing/nasty.ts';

const ORIGIN = 'https://console.example.test';
const templates = fc.constantFrom(
  '/api/message/{id}',
  '/api/system/DictionaryData/{typeId}/Data/{id}',
  '/{id}',
  '/api/{a}{b}/Actions/{id}',
);
const values = fc.record({ id: nastyAddress, typeId: nastyAddress, a: nastyAddress, b: nastyAddress });
const segments = (path: string) => new URL(path, ORIGIN).pathname.split('/').length;

test('a path keeps the number of segments of its template, its origin and its fixed parts', { timeout: LONG_RUN_MS }, () => {
  let accepted = 0;
  expect(
    failureOf(
      fc.property(templates, values, (template, given) => {
        const encoded = encodePath(template, given);
        if (!encoded.ok) return true;
        accepted++;
        const url = new URL(encoded.path, ORIGIN);
        const fixed = template.split('/').filter((segment) => !segment.includes('{'));
        const isSame = url.origin === ORIGIN && url.search === '' && url.hash === '' && segments(encoded.path) === segments(template);
        return isSame && fixed.every((segment) => encoded.path.split('/').includes(segment));
      }),
    ),
  ).toBeNull();
  expect(accepted).toBeGreaterThan(RUNS / 4);
});

test('every value can be read back from its segment', { timeout: LONG_RUN_MS }, () => {
  expect(
    failureOf(
      fc.property(nastyAddress, (id) => {
        const encoded = encodePath('/a/{id}/b', { id });
        return !encoded.ok || decodeURIComponent(encoded.path.split('/')[2] ?? '') === id;
      }),
    ),
  ).toBeNull();
});

test('switched off, the same values call something else', () => {
  const leaving = fc.check(
    fc.property(nastyAddress, (id) => segments(`/a/${id}/b`) === segments('/a/{id}/b')),
    { numRuns: RUNS },
  );
  expect(leaving.failed).toBe(true);
});
