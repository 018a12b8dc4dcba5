// `npm run vectors -- FILE`: runs every row of a file of the form of the shared vectors and says what came of it. Rows are read by
// their shape alone: an area, a kind or a member nobody knows fails, and so does what is not built yet, which names what it waits for.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { faultsOf } from './vectors/run.ts';

const [file] = process.argv.slice(2);
if (!file) {
  console.error('[vectors] no file was named · there is nothing to run · npm run vectors -- FILE');
  process.exit(1);
}
const faults = await faultsOf(JSON.parse(readFileSync(resolve(file), 'utf8')));
for (const { where, fault } of faults) if (fault !== null) console.log(`failed: ${where}: ${fault}`);
const failed = faults.filter(({ fault }) => fault !== null).length;
console.log(`${faults.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
