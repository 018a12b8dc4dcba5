/** True in `npm run test:all`, which leaves nothing out. */
export const isTestAll = process.env['MILEPOST_TEST_ALL'] === '1';

/**
 * Members of a list that `npm test` has a turn for: every `turns`th, beginning with the `first`th (from 0). `npm run test:all` has
 * one for each of them.
 * @template T
 * @param {readonly T[]} list
 * @param {number} turns
 * @param {number} [first]
 * @returns {readonly T[]}
 */
export const inTurn = (list, turns, first = 0) => (isTestAll ? list : list.filter((_, at) => at % turns === first % turns));

/** Details of a journey of `npm run test:all` alone, since a cheaper test in `npm test` keeps what it promises: `test(title, LONG_RUN, …)`. */
export const LONG_RUN = { tag: '@long-run' };
