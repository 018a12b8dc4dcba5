import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const RESULTS = path.join(import.meta.dirname, '../../../../test-results');

/** Leaves what a long test measured for the dated evidence of `npm run test:all`. */
export function keepResult(name: string, result: object): void {
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(path.join(RESULTS, `${name}.json`), JSON.stringify(result));
}
