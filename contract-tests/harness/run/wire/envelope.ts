import { leaksIn } from './leaks.ts';

/** An answer as it came over the wire. */
export interface Answer {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
  /** As they came; the text is what UTF-8 makes of them. */
  readonly bytes?: Uint8Array;
}

/** The members around every JSON answer; further ones are allowed. @source shell §8 */
export interface Envelope {
  readonly code: number;
  readonly msg: unknown;
  readonly data: unknown;
}

/** An envelope, or every reason why the answer is none. */
export type EnvelopeResult = { ok: true; envelope: Envelope; problems: string[] } | { ok: false; problems: string[] };

const HTTP_OK = 200;
const SUCCESS = 200;

/**
 * Judges the pair: HTTP says that the call arrived, `code` says how it ended. `problems` may be filled even where there is an
 * envelope: a message that leaks is wrong in a readable answer too.
 * @source shell §8
 */
export function readEnvelope({ status, contentType, text }: Answer): EnvelopeResult {
  const problems = status === HTTP_OK ? [] : [`HTTP status is ${status}, expected 200 whatever the outcome`];
  if (!/^application\/json\b/i.test(contentType)) problems.push(`Content-Type is "${contentType}", expected application/json`);
  const body = parse(text);
  if (!isObject(body)) return { ok: false, problems: [...problems, 'the answer is no JSON object, expected {code, msg, data}'] };
  const { code, msg, data } = body;
  if (typeof code !== 'number' || !Number.isInteger(code))
    return { ok: false, problems: [...problems, `code is ${JSON.stringify(code) ?? 'missing'}, expected an integer`] };
  if (code !== SUCCESS && isEmpty(msg)) problems.push(`code ${code} comes without msg, so people are told nothing`);
  for (const leak of leaksIn(typeof msg === 'string' ? msg : (JSON.stringify(msg) ?? ''))) problems.push(`msg shows ${leak}`);
  return { ok: true, envelope: { code, msg, data }, problems };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isEmpty = (msg: unknown): boolean => msg === undefined || msg === null || msg === '';
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
