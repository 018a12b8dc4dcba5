import { needIn } from '../../src/rules/index.ts';
import { isRecord } from '../record.ts';
import { tagProblems } from './tags.ts';

/** Effects of a call on the server; the method does not tell (a GET may act, a POST may read). */
export const EFFECTS = ['read', 'create', 'update', 'delete', 'session', 'external', 'consume'] as const;
export type Effect = (typeof EFFECTS)[number];

const SOURCE = /^(shell|forms|admin) §\d+(\.\d+)*$/;
const READING = /^R-\d{3}$/;
const KNOWN = [
  'x-source',
  'x-status',
  'x-reading',
  'x-effect',
  'x-reads',
  'x-writes',
  'x-needs',
  'x-rows',
  'x-timeout-ms',
  'x-raw-response',
  'x-session-exempt',
];

/** Rows of a list that a call takes, where it does not take all: by member, values of the wire. @reading R-847 */
const isRowLimit = (value: unknown): boolean =>
  isRecord(value) &&
  Object.keys(value).length > 0 &&
  Object.values(value).every((values) => Array.isArray(values) && values.length > 0 && new Set(values).size === values.length);

/** Problems of the `x-` facts of one operation, empty when all are in order. */
export function factProblems(operation: unknown): string[] {
  if (!isRecord(operation)) return ['An operation must be an object.'];
  const problems: string[] = [];
  const say = (isWrong: boolean, problem: string) => isWrong && problems.push(problem);
  const { 'x-source': source, 'x-status': status, 'x-reading': reading, 'x-effect': effect } = operation;
  const { 'x-timeout-ms': timeoutMs, tags } = operation;

  say(typeof source !== 'string' || !SOURCE.test(source), 'x-source must name a clause, such as "admin §7".');
  say(status !== 'documented' && status !== 'assumed', 'x-status must be documented or assumed.');
  say(status === 'assumed' && reading === undefined, 'An assumed operation needs x-reading, the number of the reading taken.');
  say(
    reading !== undefined && (typeof reading !== 'string' || !READING.test(reading)),
    'x-reading must be the number of a reading, such as R-014.',
  );
  say(!EFFECTS.some((known) => known === effect), `x-effect must be one of ${EFFECTS.join(', ')}.`);
  problems.push(...tagProblems(operation));
  const need = needIn(operation['x-needs']);
  const isPublic = Array.isArray(operation['security']) && operation['security'].length === 0;
  say(need === null, 'x-needs must say who may call it: nothing, session, self, administrator, a page, a model, or a list of them.');
  say(need !== null && (need === 'nothing') !== isPublic, 'x-needs is nothing where the operation asks for no token, and only there.');
  const { 'x-rows': rows } = operation;
  say(
    rows !== undefined && !isRowLimit(rows),
    'x-rows must name members of a row with the values of those rows it takes, such as { category: [department] }.',
  );
  say(timeoutMs !== undefined && !(Number.isInteger(timeoutMs) && Number(timeoutMs) > 0), 'x-timeout-ms must be a whole number above 0.');
  for (const flag of ['x-raw-response', 'x-session-exempt'])
    say(operation[flag] !== undefined && operation[flag] !== true, `${flag} is true or left out.`);
  say(!Array.isArray(tags) || tags.length !== 1, 'tags must hold exactly one tag, the domain.');
  for (const key of Object.keys(operation)) say(key.startsWith('x-') && !KNOWN.includes(key), `${key} is not a fact this project knows.`);
  return problems;
}
