/**
 * Limit of a time that was measured, in milliseconds: `limitMs` in `npm run test:all`, none otherwise. A busy machine decides
 * about it, and `npm test` also runs beside others.
 * @param {number} limitMs
 * @returns {number}
 */
export const inLongRun = (limitMs) => (process.env['MILEPOST_TEST_ALL'] === '1' ? limitMs : Infinity);
