// Wrong expectations, for `npm run hostile -- --falsified`: a test that still passes with one of them looks at nothing.
import type { HostileRow } from './rows.ts';

type Member = readonly [name: string, value: unknown];

const WRONG = '‹wrong›';
/** Counts of rows stay far below. */
const MORE = 7;
/** Bounds from above: no measurement is that small, not even one of a heap that became smaller. */
const BOUND = /^max(?!Chars)/;

/** Every code a command may end with. */
const EXIT_CODES = [0, 1, 2, 3, 4, 5, 6, 130];

/** Verdicts that say the contrary; every other one becomes a plain `rejected`. */
const CONTRARY: Readonly<Record<string, string>> = { rejected: 'allowed', capped: 'allowed', ignored: 'text', same: 'allowed' };

/** A value that is not the given one, of the same shape. */
function wrong(name: string, given: unknown): unknown {
  if (BOUND.test(name)) return -1_000_000;
  if (name === 'withinMs') return -1;
  if (name === 'maxChars') return 0;
  if (name === 'afterMs') return Number(given) + 60_000;
  // Every text holds the empty one.
  if (name === 'mustNotContain') return [''];
  if (name === 'notExit') return EXIT_CODES;
  if (name === 'limit') return given === 'depth' ? 'bytes' : 'depth';
  if (name === 'settings' && isRecord(given)) return Object.fromEntries(Object.keys(given).map((key) => [key, WRONG]));
  if (typeof given === 'number') return given + MORE;
  if (typeof given === 'boolean') return !given;
  if (typeof given === 'string') return given + WRONG;
  if (Array.isArray(given)) return name === 'path' ? [WRONG] : [...given, WRONG];
  return WRONG;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Members of an expectation with one of them wrong, for each of them; a record is wrong in one member after the other. */
function* wrongMembers([name, value]: Member): Generator<Member> {
  if (name === 'value' && isRecord(value))
    for (const [key, inner] of Object.entries(value)) yield [name, { ...value, [key]: wrong(key, inner) }];
  else yield [name, wrong(name, value)];
}

/**
 * Rows with the wrong expectations of a row: in each of them one member is wrong, where there are none the verdict is. They keep
 * the tests of the shape they have come from.
 */
export function falsified({ expected, ...row }: HostileRow): HostileRow[] {
  const { verdict, ...members } = expected;
  const tests = { area: row.area, kind: row.input.kind, verdict };
  const named = Object.entries(members).flatMap((member) => [...wrongMembers(member)]);
  if (named.length === 0) return [{ ...row, tests, expected: { ...expected, verdict: CONTRARY[verdict] ?? 'rejected' } }];
  return named.map(([name, value]) => ({
    ...row,
    id: named.length === 1 ? row.id : `${row.id}, ${name}`,
    tests,
    expected: { ...expected, [name]: name === 'notMatching' ? [Reflect.get(expected, 'value')] : value },
  }));
}
