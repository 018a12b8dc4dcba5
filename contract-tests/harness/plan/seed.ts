import { ContractStop, EXIT } from '../model/stop.ts';

/** Order and choices of a run, derived from one number, so that the run can be repeated. */
export interface Seed {
  /** 0: order of the description, and the first of every choice. */
  readonly number: number;
  /** Items in the order of the seed. `about` names the list, so that its order does not depend on other lists. */
  order<T>(items: Iterable<T>, about: string): T[];
  /** One of the items. */
  pick<T>(items: readonly [T, ...T[]], about: string): T;
}

const LARGEST = 0xff_ff_ff_ff;

export function createSeed(number: number): Seed {
  const order: Seed['order'] = (items, about) => {
    const all = [...items];
    if (number === 0) return all;
    const next = numbersFrom(`${number}:${about}`);
    return all
      .map((item) => ({ item, at: next() }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ item }) => item);
  };
  return { number, order, pick: (items, about) => order(items, about)[0] ?? items[0] };
}

/** The order of the description. */
export const AS_DESCRIBED = createSeed(0);

/** Reads `--seed`; left out, 0. @throws ContractStop with exit code 2 when it is no such number */
export function readSeed(text = '0'): Seed {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number > LARGEST)
    throw new ContractStop(EXIT.usage, `--seed is "${text}". Give a whole number from 0 (the order of the description) to ${LARGEST}.`);
  return createSeed(number);
}

/** Numbers from 0 to 2³²: FNV-1a of the text, then mulberry32. */
function numbersFrom(text: string): () => number {
  let state = 0x81_1c_9d_c5;
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93);
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}
