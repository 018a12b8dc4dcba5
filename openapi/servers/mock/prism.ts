import { createLogger } from '@stoplight/prism-core';
import { createInstance, getHttpOperationsFromSpec } from '@stoplight/prism-http';
import { broken, invalidRequest, noSession, type Envelope } from './envelopes.ts';
import { isJson, type Json } from './json.ts';
import type { Method } from './routes.ts';

export interface Question {
  method: Method;
  pathname: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  /** Parsed JSON, or the text of a form. */
  body: unknown;
  /** A body Prism cannot read is not shown to it; the caller checks it. */
  isBodyChecked: boolean;
  example: string;
  mediaType: string;
}

export type Reply = { ok: true; body: unknown } | { ok: false; envelope: Envelope };

/** Prism over the description: judges the request, picks the example. Static examples only, nothing is ever made up. */
export async function createPrism(document: Json): Promise<(question: Question) => Promise<Reply>> {
  const operations = await getHttpOperationsFromSpec(structuredClone(document));
  const logger = createLogger('mock', { level: 'silent' });
  const base = { isProxy: false, checkSecurity: true, validateResponse: false, errors: false, upstreamProxy: undefined } as const;
  const prism = createInstance({ ...base, validateRequest: true, mock: { dynamic: false } }, { logger });

  return async ({ method, pathname, query, headers, body, isBodyChecked, example, mediaType }) => {
    const request = { method, url: { path: pathname, query }, headers, body };
    const mock = { dynamic: false, code: 200, exampleKey: example, mediaTypes: [mediaType] };
    const result = await prism.request(request, operations, { ...base, validateRequest: isBodyChecked, mock })();
    return 'right' in result ? { ok: true, body: result.right.output.body } : { ok: false, envelope: asEnvelope(result.left) };
  };
}

/** Prism speaks HTTP statuses; the contract speaks codes within HTTP 200. */
function asEnvelope(problem: Error & { status?: number; additional?: unknown }): Envelope {
  if (problem.status === 401) return noSession();
  if (problem.status === 422 || problem.status === 400 || problem.status === 415) return invalidRequest(violationsOf(problem));
  return broken(problem.message);
}

function violationsOf({ additional, message }: Error & { additional?: unknown }): string[] {
  const listed = isJson(additional) && Array.isArray(additional['validation']) ? additional['validation'] : [];
  const messages = listed.flatMap((violation: unknown) => (isJson(violation) ? [String(violation['message'])] : []));
  return messages.length > 0 ? messages : [message];
}
