// Another file of hostile rows in place of those kept beside the tests, for `npm run hostile -- FILE`.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { writtenOut } from './recipes.ts';

/** A row of the closed format; what else is in it belongs to the tests of its shape. */
export interface HostileRow {
  readonly area: string;
  readonly id: string;
  readonly input: { readonly kind: string; readonly [member: string]: unknown };
  readonly expected: { readonly verdict: string; readonly [member: string]: unknown };
  /** Shape whose tests run the row, where a wrong expectation has changed its own. */
  readonly tests?: { readonly area: string; readonly kind: string; readonly verdict: string };
}

/** Shape of a row: rows of one shape are run by the same tests; never their id, never their note. */
export function shapeOf({ area, input, expected, tests }: HostileRow): string {
  const { kind, verdict } = tests ?? { kind: input.kind, verdict: expected.verdict };
  return `${area} ${kind} ${verdict}`;
}

/** Areas whose part of the application is not built yet: none now. */
const LATER: ReadonlySet<string> = new Set();
/** True for rows that are for later. */
export const isLater = (row: HostileRow) => LATER.has(row.area);

/** The name of a row in the titles of tests: no other text holds it. */
export const nameOfRow = (at: number): string => `‹${at + 1}›`;

export const readRows = (file: string): HostileRow[] => JSON.parse(readFileSync(file, 'utf8'));

const root = join(import.meta.dirname, '../..');
const KEPT_FILES = ['{cli,openapi,kit,console}/src/**/{hostile,hostile[-A-Z]*}.json', 'console/e2e/hostile/*.json'];

/** The rows kept beside the tests, each once. */
export function storedRows(): HostileRow[] {
  const rows = globSync(KEPT_FILES, { cwd: root }).flatMap((file) => readRows(join(root, file)));
  return [...new Map(rows.map((row) => [JSON.stringify([shapeOf(row), row.input]), row])).values()];
}

const KEPT = /\/hostile[\w-]*\.json$/i;

/** Gives every test the rows of the file that have a shape of its own rows. Without a file, nothing is changed. */
export function hostileRows(file = process.env['MILEPOST_HOSTILE_FILE']): Plugin[] {
  if (!file) return [];
  // A file of `npm run hostile` names its rows already.
  const given = readRows(file).map((row, at) => (/^‹\d+›$/.test(row.id) ? row : { ...row, id: nameOfRow(at) }));
  return [
    {
      name: 'hostile-rows',
      enforce: 'pre',
      load(id) {
        const [path = ''] = id.split('?');
        if (!KEPT.test(path)) return null;
        const shapes = new Set(readRows(path).map(shapeOf));
        return JSON.stringify(given.filter((row) => shapes.has(shapeOf(row))).map(writtenOut));
      },
    },
  ];
}
