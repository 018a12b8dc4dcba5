import type { IncomingMessage } from 'node:http';
import { requestedExample, type Orders } from './choice.ts';
import { invalidRequest, notDescribed, type Envelope } from './envelopes.ts';
import type { Question, Reply } from './prism.ts';
import { missingParts, parseBody, readBytes } from './request-body.ts';
import { findRoute, type Route } from './routes.ts';

/** Answer of the mock, always with HTTP 200. */
export interface MockAnswer {
  mediaType: string;
  body: unknown;
}

export interface MockWorld {
  routes: readonly Route[];
  orders: Orders;
  ask: (question: Question) => Promise<Reply>;
}

const JSON_TYPE = 'application/json';
const refusal = (body: Envelope): MockAnswer => ({ mediaType: JSON_TYPE, body });

/** Answers one call of the API from the examples of the description. */
export async function answerCall(request: IncomingMessage, url: URL, { routes, orders, ask }: MockWorld): Promise<MockAnswer> {
  const bytes = await readBytes(request);
  if (!bytes) return refusal(invalidRequest(['Request body is too large']));
  const route = findRoute(routes, request.method ?? '', url.pathname);
  if (!route) return refusal(notDescribed(`${request.method} ${url.pathname}`));

  const headers = textHeaders(request);
  const example = orders.take(route.operationId) ?? requestedExample(url.searchParams, headers['prefer']) ?? 'good';
  const mediaType = route.examples.get(example);
  if (!mediaType) return refusal(notDescribed(`${route.operationId} 的示例 ${example}（有：${[...route.examples.keys()].join('、')}）`));

  const contentType = headers['content-type'] ?? '';
  const parsed = route.requiredParts ? ({ ok: true, body: undefined } as const) : parseBody(bytes, contentType);
  if (!parsed.ok) return refusal(invalidRequest([parsed.violation]));

  url.searchParams.delete('__example');
  const query = Object.fromEntries(url.searchParams);
  const isBodyChecked = route.requiredParts === null;
  const { method } = route;
  const reply = await ask({ method, pathname: url.pathname, query, headers, body: parsed.body, isBodyChecked, example, mediaType });
  if (!reply.ok) return refusal(reply.envelope);

  const missing = route.requiredParts ? await missingParts(bytes, contentType, route.requiredParts) : [];
  return missing.length > 0 ? refusal(invalidRequest(missing)) : { mediaType, body: reply.body };
}

/** Headers as Prism wants them. `Accept` is left out: the example decides the type. */
function textHeaders({ headers }: IncomingMessage): Record<string, string> {
  const texts = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' && name !== 'accept' ? [[name, value] as const] : [],
  );
  return Object.fromEntries(texts);
}
