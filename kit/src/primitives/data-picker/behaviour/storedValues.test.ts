import { expect, test } from 'vitest';
import { nextPick, pickStart } from '../../../engines/pick/index.ts';
import { dataNodes } from '../../../engines/data-rows/index.ts';
import { choicesOfValue, holdsValue, policyOf, storedIds, valueOfChoices } from './storedValues.ts';
import type { DataValue } from '../types.ts';

const one = policyOf({ policy: { cardinality: 'one', onEmptyConfirm: 'refuse' } });
const many = policyOf({ policy: { cardinality: 'many', onEmptyConfirm: 'clear' } });
const nodes = dataNodes([{ id: 'A01' }, { id: 12 }, { id: '' }], { propsValue: 'id', relationField: 'fullName' });

test.each<[string, unknown, readonly unknown[]]>([
  ['nothing', null, []],
  ['what is not there', undefined, []],
  ['the empty text', '', []],
  ['one text', 'A01', ['A01']],
  ['one number', 0, [0]],
  ['a list', ['A01', 12], ['A01', 12]],
  ['a value twice, as text and as number', ['12', 12, 'A01'], ['12', 'A01']],
  ['things that are no values', [null, '', { id: '1' }, true, 'A01'], ['A01']],
])('%s as stored values', (_, value, ids) => {
  expect(storedIds(value as DataValue)).toEqual(ids);
});

test.each<[string, DataValue]>([
  ['a text', 'A01'],
  ['a number', 12],
  ['nothing', null],
])('%s comes out as it went in, when one is chosen', (_, value) => {
  const choices = pickStart(choicesOfValue(one, value)).confirmed;
  expect(valueOfChoices(one, choices, value)).toBe(value);
  expect(holdsValue(choices, value)).toBe(true);
});

test('a list comes out as it went in, in its order', () => {
  const value = [12, 'gone', 'A01'];
  const choices = pickStart(choicesOfValue(many, value)).confirmed;
  expect(valueOfChoices(many, choices, value)).toEqual(value);
  expect(holdsValue(choices, value)).toBe(true);
  expect(holdsValue(choices, ['gone', 12, 'A01'])).toBe(false);
});

test('what is chosen is written as its row has it', () => {
  const [, numbered] = nodes;
  const opened = nextPick(many, pickStart(), { kind: 'open' });
  if (opened.kind !== 'done' || !numbered) throw new Error('no picker');
  const chosen = nextPick(many, opened.state, { kind: 'choose', nodes: [numbered] });
  if (chosen.kind !== 'done' || chosen.state.kind !== 'open') throw new Error('not chosen');
  expect(valueOfChoices(many, chosen.state.draft, [])).toEqual([12]);
});

test('a row without a value cannot be chosen', () => {
  const faulty = nodes[2];
  const opened = nextPick(one, pickStart(), { kind: 'open' });
  if (opened.kind !== 'done' || !faulty) throw new Error('no picker');
  expect(nextPick(one, opened.state, { kind: 'choose', nodes: [faulty] })).toEqual({ kind: 'refused', reason: 'notAccepted' });
});
