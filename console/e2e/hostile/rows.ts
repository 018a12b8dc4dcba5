import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isTestAll } from '../../../scripts/testing/inTestAll.mjs';
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

/** The first, sixth, eleventh… of the rows with one kind and one verdict: the tests beside what they attack have every row. */
function everyFifth(rows: readonly Row[]): readonly Row[] {
  const seen = new Map<string, number>();
  return rows.filter(({ input, expected }) => {
    const alike = `${input.kind} ${expected.verdict}`;
    const before = seen.get(alike) ?? 0;
    seen.set(alike, before + 1);
    return before % 5 === 0;
  });
}

/**
 * The rows of one area: every fifth one of the kept file, all of them in `npm run test:all`, or those of `MILEPOST_HOSTILE_FILE`
 * in their place.
 */
export function rowsOf(area: keyof typeof KEPT): readonly Row[] {
  const other = process.env['MILEPOST_HOSTILE_FILE'];
  const rows = readRows(other ?? path.join(import.meta.dirname, KEPT[area])).filter((row) => row.area === area);
  return isTestAll || other !== undefined ? rows : everyFifth(rows);
}

/** The input of a row with its recipes carried out. */
export const inputOf = <Input>({ input }: Row): Input => made(input) as Input;
