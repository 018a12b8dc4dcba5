import type { Answer } from '../wire/envelope.ts';
import { leaksIn } from '../wire/leaks.ts';
import type { Facts } from '../../model/facts.ts';
import { isJson, type Json } from '../../model/schema.ts';
import type { Finding } from '../described/ledger.ts';
import { secretFindings } from './secrets.ts';
import { finding, membersIn, shown } from './values.ts';

/** Answer with its JSON parsed. */
export interface ParsedAnswer {
  readonly answer: Answer;
  /** Null where there is no JSON object. */
  readonly body: Json | null;
  readonly code: number | null;
  readonly data: unknown;
  readonly durationMs: number;
}

export function parseAnswer(answer: Answer, durationMs = 0): ParsedAnswer {
  const body = parse(answer.text);
  return {
    answer,
    body,
    code: typeof body?.code === 'number' && Number.isInteger(body.code) ? body.code : null,
    data: body?.data,
    durationMs,
  };
}

function parse(text: string): Json | null {
  try {
    const value: unknown = JSON.parse(text);
    return isJson(value) ? value : null;
  } catch {
    return null;
  }
}

export const SUCCESS = 200;
const TOO_MANY = 429;
/** The longest a list may take. @source shell §8 */
const SLOWEST_MS = 100_000;
const MEMBERS: ReadonlySet<string> = new Set(['code', 'msg', 'data', 'extras', 'timestamp']);
/** 2000-01-01 to 2200-01-01. */
const FIRST_MOMENT_MS = 946_684_800_000;
const LAST_MOMENT_MS = 7_258_118_400_000;

type Judge = (opened: ParsedAnswer, facts: Facts) => Finding[];

/** Checks of every envelope, by id. */
export const GENERIC: Readonly<Record<string, Judge>> = {
  // A server that asks to wait says so by both, as proxies read the status. @reading R-453
  T1: ({ answer: { status }, code }) =>
    status === 200 || (status === TOO_MANY && code === TOO_MANY) ? [] : [finding('HTTP status', '200', String(status))],
  T2: ({ answer }) =>
    /^application\/json\b/i.test(answer.contentType) ? [] : [finding('Content-Type', 'application/json', answer.contentType || 'none')],
  T3: ({ durationMs }) => (durationMs <= SLOWEST_MS ? [] : [finding('time', `at most ${SLOWEST_MS} ms`, `${durationMs} ms`)]),
  E1: ({ body, code }) => (code !== null ? [] : [finding('code', 'an integer', body ? shown(body.code) : 'no JSON object')]),
  E2: ({ body }) =>
    body === null || body.msg === undefined || body.msg === null || typeof body.msg === 'string'
      ? []
      : [finding('msg', 'a text', body.msg)],
  E4: ({ body }) =>
    Object.keys(body ?? {})
      .filter((name) => !MEMBERS.has(name))
      .map((name) => finding(name, 'code, msg and data only', body?.[name])),
  E5: ({ body, code }) =>
    code === SUCCESS || body === null || (typeof body.msg === 'string' && body.msg.trim() !== '') || isJson(body.msg)
      ? []
      : [finding('msg', 'a sentence that says why', body.msg)],
  E6: ({ body, answer }) =>
    leaksIn(body === null ? answer.text : typeof body.msg === 'string' ? body.msg : (JSON.stringify(body.msg) ?? '')).map((leak) =>
      finding(body === null ? 'answer' : 'msg', 'a sentence for people', leak),
    ),
  A5: ({ code, data }) =>
    code === null || code === SUCCESS || isNothing(data) ? [] : [finding('data', `nothing beside code ${code}`, data)],
};

/** Checks of every envelope with code 200, by id. */
export const GOOD: Readonly<Record<string, Judge>> = {
  E3: ({ body, data }, { dataKind, mayBeEmpty }) => {
    if (dataKind === 'none' || mayBeEmpty) return [];
    if (body !== null && !('data' in body)) return [finding('data', 'a member', 'no member')];
    return isNothing(data) && dataKind !== 'other' ? [finding('data', `the ${dataKind}`, data)] : [];
  },
  S1: ({ body }, { operation }) => (body === null ? [] : operation.problems(body).map((problem) => problemFinding(problem, body))),
  S2: ({ data }) =>
    membersIn(data)
      .filter(isNumberedId)
      .map(({ at, value }) => finding(at, 'a text', value)),
  S4: ({ data }, facts) => secretFindings(data, facts),
  S5: ({ data }, facts) => momentFindings(data, facts),
};

export const isNothing = (value: unknown): boolean => value === undefined || value === null;

const isNumberedId = ({ name, value }: { name: string; value: unknown }): boolean =>
  typeof value === 'number' && /^(?:id|parentId)$/.test(name);

/** `/data/list/3/id must be string` as a place, with the id of the row beside. */
function problemFinding(problem: string, body: Json): Finding {
  const [pointer = '', ...words] = problem.split(' ');
  let value: unknown = body;
  let at = '';
  for (const part of pointer.split('/').filter(Boolean)) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined;
    at += /^\d+$/.test(part)
      ? `[${part}]${isJson(value) && typeof value.id === 'string' ? ` (id ${value.id})` : ''}`
      : `${at ? '.' : ''}${part}`;
  }
  return finding(at || 'the whole', words.join(' '), shown(value));
}

/** Members that are described as moments: integers whose name says so. */
function momentFindings(data: unknown, { row }: Facts): Finding[] {
  const moments = new Set(Object.keys(row?.properties ?? {}).filter((name) => /^(?:creator|lastModify|delivery|send)Time$/.test(name)));
  return membersIn(data)
    .filter(({ name, value }) => moments.has(name) && typeof value === 'number' && (value < FIRST_MOMENT_MS || value > LAST_MOMENT_MS))
    .map(({ at, value }) => finding(at, 'milliseconds since 1970', value));
}
