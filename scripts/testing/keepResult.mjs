import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const RESULTS = path.join(import.meta.dirname, '../../test-results');

/**
 * Leaves what a long test measured for the dated evidence of `npm run test:all`.
 * @param {string} name
 * @param {object} result
 * @returns {void}
 */
export function keepResult(name, result) {
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(path.join(RESULTS, `${name}.json`), JSON.stringify(result));
}
