import type { Facts } from '../facts/facts.ts';
import { listOf, shapeOf, type Json, type Shape } from '../facts/schema.ts';

/** A body with one thing wrong. */
export interface BadBody {
  readonly check: 'V1' | 'V2' | 'V3' | 'V4';
  readonly member: string;
  /** The fault in words. */
  readonly why: string;
  readonly body: Json;
}

/** A body with one thing at its limit. */
export interface LastGood {
  readonly member: string;
  readonly body: Json;
}

/**
 * Every member wrong, one at a time: missing, of another type, too long or empty, outside its limits. What carries the mark
 * of the run in `good` stays in at least one member, so that whatever is taken by mistake is found again.
 */
export function badBodies({ body }: Pick<Facts, 'body'>, good: Json, tag: string): BadBody[] {
  if (body === null) return [];
  const wrong = Object.entries(body.properties).flatMap(([member, schema]) =>
    badMember(member, shapeOf(schema), body.required.includes(member), good),
  );
  return wrong.filter(({ body: sent }) => Object.values(sent).some((value) => typeof value === 'string' && value.includes(tag)));
}

function badMember(member: string, shape: Shape, isRequired: boolean, good: Json): BadBody[] {
  const bodies: BadBody[] = [];
  const put = (check: BadBody['check'], why: string, value: unknown): void =>
    void bodies.push({ check, member, why, body: { ...good, [member]: value } });
  if (isRequired) {
    const { [member]: _, ...rest } = good;
    bodies.push({ check: 'V1', member, why: 'missing', body: rest });
  }
  const wrongType = otherType(shape.types);
  if (wrongType !== undefined) put('V2', `no ${shape.types.join(' or ')}`, wrongType);
  const { minLength, maxLength, pattern, minimum, maximum } = shape.keywords;
  const given = typeof good[member] === 'string' ? good[member] : '';
  if (typeof maxLength === 'number' && maxLength <= MAX_TEXT) put('V3', `longer than ${maxLength}`, tooLong(given, maxLength));
  if (typeof minLength === 'number' && minLength > 0 && !shape.isNullable) put('V3', 'empty', '');
  if (typeof pattern === 'string') {
    const other = NO_CODES.map((tail) => `${given}${tail}`).find((text) => !new RegExp(pattern, 'u').test(text));
    if (other !== undefined) put('V4', 'another pattern', other);
  }
  if (listOf(shape.keywords['enum']).length > 0)
    put('V4', 'another choice', typeof listOf(shape.keywords['enum'])[0] === 'number' ? 987 : 'zz987');
  if (typeof minimum === 'number') put('V4', `below ${minimum}`, minimum - 1);
  if (typeof maximum === 'number' && maximum < Number.MAX_SAFE_INTEGER) put('V4', `above ${maximum}`, maximum + 1);
  return bodies;
}

const MAX_TEXT = 5_000;
const NO_CODES = [' <%', '%%', '契', '@'];
const tooLong = (given: string, maxLength: number): string =>
  given.padEnd(maxLength + 1, 'x').slice(0, Math.max(maxLength + 1, given.length));

function otherType(types: readonly string[]): unknown {
  if (types.length !== 1) return undefined;
  switch (types[0]) {
    case 'string':
      return { unexpected: true };
    case 'integer':
    case 'number':
      return 'abc';
    case 'array':
      return 'abc';
    case 'object':
      return 'abc';
    default:
      return undefined;
  }
}

/** Texts of exactly the length that is allowed; what has a pattern of its own is left as it is. */
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
