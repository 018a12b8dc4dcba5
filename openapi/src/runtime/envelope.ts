import { parseExactJson } from '../guards/index.ts';
import { ApiError } from './api-error.ts';
import { readableMessage } from './message.ts';
import type { Answer, Operation } from './operation.ts';

const SUCCESS = 200;

/** Code 600 the session expired, 601 the account signed in elsewhere, 602 the token was refused. @source shell §8 */
export type SessionEndCode = 600 | 601 | 602;

/**
 * Takes the envelope off an answer.
 * @throws {ApiError} `malformed` when the text is no envelope, `session` when code 600, 601 or 602 ends the session, `refused` for any other code but 200
 */
export function openEnvelope(
  { id, isSessionExempt }: Pick<Operation, 'id' | 'isSessionExempt'>,
  text: string | null,
  retryAfterSeconds: number | null = null,
): Answer<unknown> {
  const envelope = text === null ? null : parseObject(text);
  const code = envelope?.['code'];
  if (!envelope || typeof code !== 'number' || !Number.isInteger(code)) throw malformed(id, text === null);
  const msg = readableMessage(envelope['msg']);
  if (code === SUCCESS) return { data: envelope['data'] ?? null, msg };
  const kind = isSessionEnd(code) && !isSessionExempt ? 'session' : 'refused';
  throw new ApiError(id, { kind, code, msg, retryAfterSeconds, detail: `the server answered code ${code}${msg && ` (${msg})`}.` });
}

export const isSessionEnd = (code: number | null): code is SessionEndCode => code === 600 || code === 601 || code === 602;

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = parseExactJson(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

const malformed = (operation: string, isTooLarge: boolean): ApiError =>
  new ApiError(operation, {
    kind: 'malformed',
    detail: isTooLarge
      ? 'the answer is larger than a page can hold. Ask for fewer rows.'
      : 'the answer is no envelope with an integer code. Compare the server with the description.',
  });
