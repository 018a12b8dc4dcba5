// Other rows of input methods in place of those kept beside the tests, for `npm run vectors -- FILE`.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const KEPT = /\/kit\/src\/testing\/data\/ime\.json$/;

/** Gives the test of input methods the rows of the file. Without a file, nothing is changed. */
export function imeRows(file = process.env['MILEPOST_IME_FILE']): Plugin[] {
  if (!file) return [];
  return [{ name: 'ime-rows', enforce: 'pre', load: (id) => (KEPT.test(id.split('?')[0] ?? '') ? readFileSync(file, 'utf8') : null) }];
}
