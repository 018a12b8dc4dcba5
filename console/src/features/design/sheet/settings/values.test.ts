import { expect, test } from 'vitest';
import { cleared, numberJson, textJson, truthJson } from './values.ts';

const facts = (now: unknown, first: unknown = now) => ({ dialect: 'old', now, first }) as Parameters<typeof numberJson>[1];

test.each([
  ['a number that came as text stays text', numberJson(12, facts('24')), '12'],
  ['a number that came as a number stays one', numberJson(12, facts(24)), 12],
  ['a number where nothing stood is a number', numberJson(12, facts(undefined)), 12],
  ['a number where an empty text stood is a number', numberJson(12, facts('')), 12],
  ['a value that came as a number stays one while it says one', textJson('2', facts(1)), 2],
  ['a value that is no number any more is text', textJson('yes', facts(1)), 'yes'],
  ['a text of digits stays text', textJson('2', facts('1')), '2'],
  ['what is cleared is taken away', numberJson(null, facts(5)), undefined],
  ['what came empty is empty again', numberJson(null, facts(5, null)), null],
  ['an empty text comes back', textJson('', facts('a', '')), ''],
  ['an empty list comes back', cleared(facts([1], [])), []],
  ['a yes that came as a number is one', truthJson(true, false, facts(0)), 1],
  ['a no that came as text is text', truthJson(false, false, facts('1')), '0'],
  ['what is usual and never stood there is not written', truthJson(false, false, facts(undefined)), undefined],
  ['what is not usual is written', truthJson(false, true, facts(undefined)), false],
  ['what came is written, also where it is usual', truthJson(false, false, facts(true)), false],
])('%s', (_, json, expected) => expect(json).toEqual(expected));
