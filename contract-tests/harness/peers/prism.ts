import bundle from '@milepost/openapi/openapi.json' with { type: 'json' };
import type { ChildProcess } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer, request as ask, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { listOf, textOf, at } from '../model/schema.ts';
import type { Workshop } from './peer.ts';
import { placeOf, validated, type Answered } from './schemas.ts';

/** Prism between the harness and a server: what it says about answers, while the harness asks all it asks. */
export interface PrismProxy {
  /** Address to ask instead of the server's. */
  readonly url: string;
  /** Puts another server behind it, and forgets what was said. */
  behind(server: string): void;
  /** Places of answers that break the description, each once: `getRole: response.body.data`. */
  readonly said: ReadonlySet<string>;
  /** Places a validator of schemas finds in the same answers. */
  readonly alone: ReadonlySet<string>;
  close(): void;
}

/** Calls about the sandbox itself are none of the description's. */
const CONTROL = '/__sandbox';

/** Starts Prism over the whole description; recursion is no hindrance to it. */
export async function startPrism({ folder, start }: Workshop): Promise<PrismProxy> {
  const said = new Set<string>();
  const alone = new Set<string>();
  let server = 'http://127.0.0.1:1';
  let prismUrl = '';
  writeFileSync(path.join(folder, 'openapi.json'), JSON.stringify(bundle));
  const inner = await listen((request, response) => void bodyOf(request).then((body) => pass(request, response, server, body)));
  const port = await freePort();
  const child = start('prism', [
    'proxy',
    path.join(folder, 'openapi.json'),
    addressOf(inner),
    '--port',
    String(port),
    '--host',
    '127.0.0.1',
    '--verboseLevel',
    'silent',
  ]);
  prismUrl = `http://127.0.0.1:${port}`;
  await untilAnswers(prismUrl, child);
  const outer = await listen((request, response) => {
    void bodyOf(request).then((body) => {
      const isBeside = (request.url ?? '').startsWith(CONTROL) || isCutOff(request, body);
      pass(request, response, isBeside ? server : prismUrl, body, (answer) => {
        const { violations, ...given } = answer;
        if (violations !== null) note(said, request, violations);
        if (!isBeside) for (const place of validated(request, given)) alone.add(place);
      });
    });
  });
  return {
    url: addressOf(outer),
    behind: (next) => {
      server = next;
      said.clear();
      alone.clear();
    },
    said,
    alone,
    close: () => {
      child.kill();
      for (const each of [inner, outer]) {
        each.closeAllConnections();
        each.close();
      }
    },
  };
}

/** Only answers are judged: the harness sends wrong requests on purpose. */
function note(said: Set<string>, { method, url }: IncomingMessage, header: string): void {
  for (const violation of listOf(parsed(header))) {
    const place = listOf(at(violation, 'location')).map(String);
    if (place[0] === 'response') said.add(placeOf({ method, url }, `${place.join('.')} ${textOf(at(violation, 'message'))}`));
  }
}

/** Violations of a header. Many of them come behind a sentence of Prism, and may be cut off. */
function parsed(header: string): unknown {
  try {
    return JSON.parse(header.slice(header.indexOf('[')));
  } catch {
    return [{ location: ['response'], message: 'too many to list' }].filter(() => header.includes('["response"'));
  }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}

/** JSON that ends too early is never answered by Prism. */
function isCutOff({ headers }: IncomingMessage, body: Buffer): boolean {
  if (!/^application\/json\b/.test(headers['content-type'] ?? '') || body.length === 0) return false;
  try {
    JSON.parse(body.toString());
    return false;
  } catch {
    return true;
  }
}

/** An answer on its way back, and what Prism has written beside it. */
interface Passed extends Answered {
  readonly violations: string | null;
}

function pass(
  request: IncomingMessage,
  response: ServerResponse,
  to: string,
  body: Buffer,
  look: (passed: Passed) => void = () => {},
): void {
  const target = new URL(request.url ?? '/', to);
  const { host: _, ...headers } = request.headers;
  const onward = ask(target, { method: request.method, headers }, (answer) => {
    void bodyOf(answer).then((bytes) => {
      const header = answer.headers['sl-violations'];
      const status = answer.statusCode ?? 502;
      look({
        status,
        contentType: answer.headers['content-type'] ?? '',
        text: bytes.toString(),
        violations: typeof header === 'string' ? header : null,
      });
      response.writeHead(status, answer.headers);
      response.end(bytes);
    });
  });
  onward.on('error', () => response.destroy());
  onward.end(body);
}

const listen = (serve: (request: IncomingMessage, response: ServerResponse) => void): Promise<Server> =>
  new Promise((resolve) => {
    const server = createServer(serve);
    server.listen(0, '127.0.0.1', () => resolve(server));
  });

function addressOf(server: Server): string {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('[peers] A server listens nowhere.');
  return `http://127.0.0.1:${address.port}`;
}

async function freePort(): Promise<number> {
  const server = await listen(() => {});
  const port = Number(new URL(addressOf(server)).port);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const POLL_MS = 250;

/** Reading the whole description takes Prism seconds, or minutes where others work too. */
async function untilAnswers(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const isThere = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error(`[peers] Prism has ended with ${child.exitCode} and does not answer at ${url}.`);
}
