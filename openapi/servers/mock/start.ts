import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import document from '../../generated/openapi.json' with { type: 'json' };
import { answerCall, type MockAnswer, type MockWorld } from './answer.ts';
import { Orders } from './choice.ts';
import { CONTROL_PATH, takeOrder } from './control.ts';
import { broken } from './envelopes.ts';
import { attachHello } from './hello.ts';
import { corsHeaders, isPreflight } from './cors.ts';
import { createPrism } from './prism.ts';
import { readRoutes } from './routes.ts';

export interface MockOptions {
  /** 0 takes a free one. */
  port: number;
  /** Address to listen on; this machine only when left out. */
  host?: string;
}

/** A running mock. */
export interface Mock {
  /** Its origin, without a slash at the end. */
  url: string;
  close(): Promise<void>;
}

/**
 * Starts the mock: every operation of the description, answered from its examples, always HTTP 200 with an envelope.
 * No token answers 600, a request that does not fit 400 with the violations, an unknown path or example 404. The first
 * example is the good one; others by `Prefer: example=name`, by `?__example=name`, or by `POST /__mock/next`.
 * @throws {Error} when the port cannot be had
 * @reading R-029
 */
export async function startMock({ port, host = '127.0.0.1' }: MockOptions): Promise<Mock> {
  const world: MockWorld = { routes: readRoutes(document), orders: new Orders(), ask: await createPrism(document) };
  const server = createServer((request, response) => void respond(request, response, world));
  const hello = attachHello(server);
  await listen(server, port, host);
  return {
    url: urlOf(server, host),
    async close() {
      hello.close();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

async function respond(request: IncomingMessage, response: ServerResponse, world: MockWorld): Promise<void> {
  for (const [name, value] of Object.entries(corsHeaders(request))) response.setHeader(name, value);
  if (isPreflight(request)) return void response.writeHead(204).end();
  const { mediaType, body } = await answerOrBreak(request, world);
  const isBytes = mediaType !== 'application/json';
  response.writeHead(200, { 'Content-Type': isBytes ? mediaType : `${mediaType}; charset=utf-8`, 'Cache-Control': 'no-store' });
  response.end(isBytes ? String(body) : JSON.stringify(body));
}

async function answerOrBreak(request: IncomingMessage, world: MockWorld): Promise<MockAnswer> {
  try {
    const url = new URL(request.url ?? '/', 'http://mock.invalid');
    const isControl = request.method === 'POST' && url.pathname === CONTROL_PATH;
    if (isControl) return { mediaType: 'application/json', body: await takeOrder(request, world.routes, world.orders) };
    return await answerCall(request, url, world);
  } catch (error) {
    return { mediaType: 'application/json', body: broken(error instanceof Error ? error.message : String(error)) };
  }
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause) => {
      const hint = 'Stop what listens there, or choose another port.';
      reject(
        new Error(`[mock] Port ${port} of ${host} could not be had (${cause.message}), so the mock did not start. ${hint}`, { cause }),
      );
    });
    server.listen(port, host, resolve);
  });
}

function urlOf(server: Server, host: string): string {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('[mock] The server listens on no port. Report this as a fault.');
  return `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`;
}
