import { openEnvelope } from './envelope.ts';
import type { Answer, Operation } from './operation.ts';
import { readText } from './read-text.ts';

/**
 * The bytes of an answer. A refusal comes as an envelope where bytes were expected, and is thrown as one.
 * @throws {ApiError} as `openEnvelope` does, when the answer is JSON with a code
 */
export async function openRaw(operation: Operation, response: Response): Promise<Answer<Blob>> {
  const type = response.headers.get('content-type') ?? '';
  if (!/^application\/json\b/i.test(type)) return { data: await response.blob(), msg: '' };
  const { msg } = openEnvelope(operation, await readText(response));
  return { data: null, msg };
}
