import type { IncomingMessage } from 'node:http';
import type { Orders } from './choice.ts';
import { done, invalidRequest, notDescribed, type Envelope } from './envelopes.ts';
import { isJson } from './json.ts';
import { parseBody, readBytes } from './request-body.ts';
import type { Route } from './routes.ts';

/** Path of the control call: POST `{operationId, example}` decides the next answer of that operation. */
export const CONTROL_PATH = '/__mock/next';

/** Takes an order for the next call of an operation. */
export async function takeOrder(request: IncomingMessage, routes: readonly Route[], orders: Orders): Promise<Envelope> {
  const parsed = parseBody((await readBytes(request)) ?? Buffer.alloc(0), 'application/json');
  if (!parsed.ok) return invalidRequest([parsed.violation]);
  const { operationId, example }: { operationId?: unknown; example?: unknown } = isJson(parsed.body) ? parsed.body : {};
  if (typeof operationId !== 'string' || typeof example !== 'string') return invalidRequest(['operationId and example must be texts']);
  const route = routes.find((one) => one.operationId === operationId);
  if (!route) return notDescribed(`操作 ${operationId}`);
  if (!route.examples.has(example)) return notDescribed(`${operationId} 的示例 ${example}（有：${[...route.examples.keys()].join('、')}）`);
  orders.add(operationId, example);
  return done(`${operationId}: ${example}`);
}
