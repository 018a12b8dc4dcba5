import { expect, it } from 'vitest';
import { EXIT } from '../model/stop.ts';
import { factsOf } from '../model/facts.ts';
import { badBodies } from './bodies/badBodies.ts';
import { AS_DESCRIBED, createSeed, readSeed } from './seed.ts';

const LETTERS = 'a b c d e f g h i j k l m n o p'.split(' ');
const role = () => factsOf('createRole');
const good = () => ({ ...role().requests[0], fullName: 'ct1', enCode: 'ct1', description: 'ct1' });

it('a seed orders everything in one way, another seed in another, and nothing gets lost', () => {
  const five = createSeed(5).order(LETTERS, 'letters');
  expect(createSeed(5).order(LETTERS, 'letters')).toEqual(five);
  expect(five.toSorted()).toEqual(LETTERS);
  expect(createSeed(6).order(LETTERS, 'letters')).not.toEqual(five);
  expect(createSeed(5).order(LETTERS, 'others')).not.toEqual(five);
  expect(AS_DESCRIBED.order(LETTERS, 'letters')).toEqual(LETTERS);
});

it('bad bodies change their order and their wrong values with the seed, and break the same promises of the same members', () => {
  const bodiesOf = (number: number) => badBodies(role(), good(), 'ct1', createSeed(number));
  const named = (number: number) => bodiesOf(number).map(({ check, member }) => `${check}:${member}`);
  expect(bodiesOf(7)).toEqual(bodiesOf(7));
  for (const number of [1, 2, 3]) {
    expect(named(number)).not.toEqual(named(0));
    expect(new Set(named(number))).toEqual(new Set(named(0)));
  }
  const wrongValues = [1, 2, 3, 4].map((number) =>
    JSON.stringify(bodiesOf(number).find(({ check, member }) => check === 'V2' && member === 'fullName')?.body['fullName']),
  );
  expect(new Set(wrongValues).size).toBeGreaterThan(1);
});

it.each(['', '-1', '1.5', '1e3', 'five', '4294967296'])('a seed is no "%s"', (text) => {
  expect(() => readSeed(text)).toThrow(expect.objectContaining({ exitCode: EXIT.usage, message: expect.stringContaining('--seed is') }));
});

it('a seed is 0 where none is named', () => {
  expect([readSeed().number, readSeed('42').number]).toEqual([0, 42]);
});
