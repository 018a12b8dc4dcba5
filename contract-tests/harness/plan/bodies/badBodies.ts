import type { Facts } from '../../model/facts.ts';
import { listOf, shapeOf, type Json, type Shape } from '../../model/schema.ts';
import { AS_DESCRIBED, type Seed } from '../seed.ts';

/** Body with one invalid member. */
export interface BadBody {
  readonly check: 'V1' | 'V2' | 'V3' | 'V4';
  readonly member: string;
  /** Fault in words: `longer than 50`. */
  readonly why: string;
  readonly body: Json;
}

/** Body with one member of the longest allowed length. */
export interface LastGood {
  readonly member: string;
  readonly body: Json;
}

/**
 * Every member wrong, one at a time: missing, of another type, too long or empty, outside its limits. What carries the mark
 * of the run in `good` stays in at least one member, so that whatever is taken by mistake is found again; without a mark nothing
 * is made that would have to be found. The seed orders them
 * and chooses among values that are wrong in the same way.
 */
export function badBodies({ id, body }: Pick<Facts, 'id' | 'body'>, good: Json, tag: string, seed: Seed = AS_DESCRIBED): BadBody[] {
  if (body === null) return [];
  const wrong = Object.entries(body.properties).flatMap(([member, schema]) =>
    badMember(member, shapeOf(schema), body.required.includes(member), {
      good,
      among: (values, why) => seed.pick(values, `${id} ${member} ${why}`),
    }),
  );
  const found = wrong.filter(
    ({ body: sent }) => tag === '' || Object.values(sent).some((value) => typeof value === 'string' && value.includes(tag)),
  );
  return seed.order(found, `bad bodies of ${id}`);
}

/** Choice among values that are wrong in the same way, by the seed. */
type Among = <T>(values: readonly [T, ...T[]], why: string) => T;

function badMember(member: string, shape: Shape, isRequired: boolean, { good, among }: { good: Json; among: Among }): BadBody[] {
  const bodies: BadBody[] = [];
  const put = (check: BadBody['check'], why: string, value: unknown): void =>
    void bodies.push({ check, member, why, body: { ...good, [member]: value } });
  if (isRequired) {
    const { [member]: _, ...rest } = good;
    bodies.push({ check: 'V1', member, why: 'missing', body: rest });
  }
  const wrongTypes = otherTypes(shape.types);
  if (wrongTypes !== null) put('V2', `no ${shape.types.join(' or ')}`, among(wrongTypes, 'type'));
  const { minLength, maxLength, pattern, minimum, maximum } = shape.keywords;
  const given = typeof good[member] === 'string' ? good[member] : '';
  if (typeof maxLength === 'number' && maxLength <= MAX_TEXT)
    put('V3', `longer than ${maxLength}`, tooLong(given, maxLength + among(BEYOND, 'length')));
  if (typeof minLength === 'number' && minLength > 0 && !shape.isNullable) put('V3', 'empty', '');
  if (typeof pattern === 'string') {
    const [first, ...others] = NO_CODES.map((tail) => `${given}${tail}`).filter((text) => !new RegExp(pattern, 'u').test(text));
    if (first !== undefined) put('V4', 'another pattern', among([first, ...others], 'pattern'));
  }
  if (listOf(shape.keywords['enum']).length > 0)
    put(
      'V4',
      'another choice',
      typeof listOf(shape.keywords['enum'])[0] === 'number' ? among([987, -987], 'choice') : among(['zz987', '987zz'], 'choice'),
    );
  if (typeof minimum === 'number') put('V4', `below ${minimum}`, minimum - among(BEYOND, 'minimum'));
  if (typeof maximum === 'number' && maximum < Number.MAX_SAFE_INTEGER) put('V4', `above ${maximum}`, maximum + among(BEYOND, 'maximum'));
  return bodies;
}

const MAX_TEXT = 5_000;
const NO_CODES = [' <%', '%%', '契', '@'];
/** Distances from an allowed limit. */
const BEYOND = [1, 7, 100] as const;
const tooLong = (given: string, length: number): string => given.padEnd(length, 'x').slice(0, Math.max(length, given.length));

/** Values of a wrong type; a number is not used for a text, since some servers accept it as its digits. */
function otherTypes(types: readonly string[]): readonly [unknown, ...unknown[]] | null {
  if (types.length !== 1) return null;
  switch (types[0]) {
    case 'string':
      return [{ unexpected: true }, [['unexpected']]];
    case 'integer':
    case 'number':
      return ['abc', { unexpected: true }, [['abc']]];
    case 'array':
      return ['abc', { unexpected: true }];
    case 'object':
      return ['abc', ['abc']];
    default:
      return null;
  }
}

/** Bodies whose texts have exactly the longest allowed length, one member at a time; members with a pattern are left out. */
export function lastGoodBodies({ body }: Pick<Facts, 'body'>, good: Json, marks: readonly string[]): LastGood[] {
  return Object.entries(body?.properties ?? {}).flatMap(([member, schema]) => {
    const { maxLength, pattern } = shapeOf(schema).keywords;
    const given = good[member];
    if (
      !marks.includes(member) ||
      typeof maxLength !== 'number' ||
      maxLength > MAX_TEXT ||
      pattern !== undefined ||
      typeof given !== 'string'
    )
      return [];
    return [{ member, body: { ...good, [member]: given.padEnd(maxLength, 'x') } }];
  });
}

/** Text that is code to a page, a database, a shell, a template or a spreadsheet, and nothing but text here. */
export const INJECTIONS: readonly string[] = [
  `<script>alert(1)</script>`,
  `'; DROP TABLE base_user; --`,
  '${7*7}{{7*7}}#{7*7}',
  '=HYPERLINK("http://x","y")',
  '../../../etc/passwd%00',
  `契约 "'&<>\\ 🚧`,
];
