import { readFileSync } from 'node:fs';
import path from 'node:path';
import { made } from './generated.ts';

/** Outcome a row must have. `verdict` says how the rest is read. */
export interface Expected {
  readonly verdict: string;
  readonly [key: string]: unknown;
}

export interface Row {
  readonly area: string;
  /** Only for people: a runner never reads it. */
  readonly id: string;
  readonly input: { readonly kind: string; readonly [key: string]: unknown };
  readonly expected: Expected;
}

/** Areas of the format; those this runner does not run have runners of their own. */
const AREAS: ReadonlySet<string> = new Set([
  'sanitiser',
  'print-template',
  'redirect',
  'link',
  'api-path',
  'calculate',
  'regList',
  'config-json',
  'spreadsheet',
  'upload',
  'envelope',
  'websocket',
  'input',
  'session',
  'cli',
]);

/** Rows kept here, and those that journeys share with other tests of the console. */
const KEPT = {
  session: 'hostile.json',
  redirect: 'hostile.json',
  link: 'hostile.json',
  envelope: '../../src/testing/hostileAnswers.json',
  websocket: '../../src/testing/hostileFrames.json',
};

function readRows(file: string): readonly Row[] {
  const rows = JSON.parse(readFileSync(file, 'utf8')) as readonly Row[];
  const unknown = rows.find(({ area }) => !AREAS.has(area));
  if (unknown) throw new Error(`[e2e] ${file} has the unknown area "${unknown.area}", so its rows would not be run.`);
  return rows;
}

/** The rows of one area, as they stand in the kept file, or in that of `MILEPOST_HOSTILE_FILE` in its place. */
export const rowsOf = (area: keyof typeof KEPT): readonly Row[] =>
  readRows(process.env['MILEPOST_HOSTILE_FILE'] ?? path.join(import.meta.dirname, KEPT[area])).filter((row) => row.area === area);

/** The input of a row with its recipes carried out. */
export const inputOf = <Input>({ input }: Row): Input => made(input) as Input;
