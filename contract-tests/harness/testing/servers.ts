import { startSandbox, type Sandbox } from '@milepost/openapi/servers/sandbox';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** A server that a test has bent or planted. */
export interface TestServer {
  readonly url: string;
  /** `GET /path`, without queries, in the order of arrival. */
  readonly calls: string[];
  close(): Promise<void>;
}

/** Answer of a server in place of the good one. */
export interface Bent {
  status?: number;
  contentType?: string;
  /** Text, or a value that is sent as JSON. */
  body?: unknown;
}

/** One call on its way through a bent server. */
export interface Passing {
  readonly path: string;
  /** The good answer, parsed; undefined where it is no JSON. */
  readonly envelope: Readonly<Record<string, unknown>> | undefined;
}

export const startForTest = (): Promise<Sandbox> => startSandbox({ port: 0, data: ':memory:', validateAnswers: true });

/** A server that answers by `answer` and counts who calls. */
export async function startServer(answer: (request: IncomingMessage, body: Buffer) => Bent | Promise<Bent>): Promise<TestServer> {
  const calls: string[] = [];
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    calls.push(`${request.method} ${pathOf(request)}`);
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(Buffer.from(part));
    const { status = 200, contentType = 'application/json', body } = await answer(request, Buffer.concat(parts));
    const isLocation = typeof body === 'string' && status >= 300 && status < 400;
    response.writeHead(status, { 'Content-Type': contentType, ...(isLocation ? { Location: body } : {}) });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
  const server = createServer(
    (request, response) => void respond(request, response).catch((error: unknown) => response.destroy(Object(error))),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the test server has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    calls,
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** Faults of a server beyond its answers. */
export interface Faults {
  /** Passed on where none came, as by a server that looks at no token. */
  token?: string;
  /** A method that is acknowledged and does nothing. */
  drops?: string;
}

/** The sandbox behind a fault: `bend` changes answers it wants to spoil and leaves the others. */
export function startBent(
  sandbox: Sandbox,
  bend: (passing: Passing) => Bent | undefined,
  { token, drops }: Faults = {},
): Promise<TestServer> {
  return startServer(async (request, body) => {
    const method = request.method ?? 'GET';
    if (method === drops) return { body: { code: 200, msg: '操作成功' } };
    const headers = new Headers();
    for (const name of ['authorization', 'content-type'] as const) if (request.headers[name]) headers.set(name, request.headers[name]);
    if (token !== undefined && !headers.has('authorization')) headers.set('authorization', token);
    const init = { method, headers, body: body.length > 0 ? new Uint8Array(body) : undefined };
    const good = await fetch(new URL(request.url ?? '/', sandbox.url), init);
    const text = await good.text();
    const contentType = good.headers.get('content-type') ?? '';
    const envelope = contentType.startsWith('application/json') ? JSON.parse(text) : undefined;
    return { status: good.status, contentType, body: text, ...bend({ path: pathOf(request), envelope }) };
  });
}

const pathOf = (request: IncomingMessage): string => new URL(request.url ?? '/', 'http://test.invalid').pathname;
