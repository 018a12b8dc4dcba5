import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseConfig } from './config.ts';
import * as read from './config-readers.ts';
import { trustAnything } from './testing/config-kinds.ts';
import { LONG_RUN_MS, RUNS, failureOf } from './testing/nasty.ts';

const FORBIDDEN = ['__proto__', 'constructor', 'prototype'];
const PIECES = [
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  '"a"',
  '"b"',
  '"__proto__"',
  '"constructor"',
  '"prototype"',
  '"\\u005f_proto__"',
  '{"__proto__":',
  '{"a":',
  '{}',
  '[]',
  'null',
  'true',
  '1',
  '-0',
  '1e400',
  '9007199254740993',
  '"',
  '\\',
  '\uFEFF',
  ' ',
  '\n',
  '\u0000',
  '\ud800',
];
const key = fc.constantFrom('a', 'b', 'toString', 'hasOwnProperty', ...FORBIDDEN);
const { value: json } = fc.letrec<{ value: string; leaf: string; list: string; object: string }>((tie) => ({
  value: fc.oneof({ depthSize: 'small', withCrossShrink: true }, tie('leaf'), tie('list'), tie('object')),
  leaf: fc.constantFrom('1', '"x"', 'null', 'true', '{}', '[]', '1e999'),
  list: fc.array(tie('value'), { maxLength: 3 }).map((items) => `[${items.join(',')}]`),
  object: fc
    .array(fc.tuple(key, tie('value')), { maxLength: 3 })
    .map((members) => `{${members.map(([name, of]) => `"${name}":${of}`).join(',')}}`),
}));
const text = fc.oneof(
  json,
  fc.array(fc.constantFrom(...PIECES), { maxLength: 10 }).map((pieces) => pieces.join('')),
);

/** Every object of a value, for a look at what is in it. */
function* objectsOf(value: unknown): Generator<object> {
  if (typeof value !== 'object' || value === null) return;
  yield value;
  for (const member of Object.values(value)) yield* objectsOf(member);
}
const prototypeNames = () => Object.getOwnPropertyNames(Object.prototype).join();

test('no forbidden key comes through, all is frozen, nothing is thrown, Object.prototype stays as it was', { timeout: LONG_RUN_MS }, () => {
  const before = prototypeNames();
  let kept = 0;
  let refused = 0;
  expect(
    failureOf(
      fc.property(text, (given) => {
        const config = parseConfig(given, read.value);
        if (!config.ok) {
          refused++;
          return typeof config.failure.reason === 'string';
        }
        kept++;
        for (const object of objectsOf(config.value))
          if (!Object.isFrozen(object) || FORBIDDEN.some((name) => Object.hasOwn(object, name))) return false;
        return prototypeNames() === before;
      }),
    ),
  ).toBeNull();
  expect(Math.min(kept, refused)).toBeGreaterThan(RUNS / 10);
});

test('what comes through is what the text says', { timeout: LONG_RUN_MS }, () => {
  expect(
    failureOf(
      fc.property(text, (given) => {
        const config = parseConfig(given, read.value);
        return (
          !config.ok || given.trim() === '' || JSON.stringify(config.value) === JSON.stringify(JSON.parse(given.replace(/^\uFEFF/, '')))
        );
      }),
    ),
  ).toBeNull();
});

test('whatever a reader throws, the outcome is a refusal', { timeout: LONG_RUN_MS }, () => {
  const thrown = fc.constantFrom<unknown>(new TypeError('x'), null, undefined, 'text', { failure: 1 });
  expect(
    failureOf(
      fc.property(thrown, fc.constantFrom('1', '{}'), (error, given) => {
        const config = parseConfig(given, () => {
          throw error;
        });
        return !config.ok && config.failure.reason === 'shape';
      }),
      1000,
    ),
  ).toBeNull();
});

test('switched off, the same texts carry forbidden keys', () => {
  const leaking = fc.check(
    fc.property(text, (given) => {
      const config = trustAnything(given, read.value);
      return !config.ok || [...objectsOf(config.value)].every((object) => FORBIDDEN.every((name) => !Object.hasOwn(object, name)));
    }),
    { numRuns: RUNS },
  );
  expect(leaking.failed).toBe(true);
});
