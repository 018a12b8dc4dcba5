import { randomUUID } from 'node:crypto';
import { createServer } from 'node:net';
import { isMissingPackage } from '../../missingPackage.ts';
import type { PortFacts, PortUser } from './facts.ts';

const HOST = '127.0.0.1';
/** Something that has a port and is silent is not waited for longer. */
const ANSWER_MS = 2_000;

/** Program that has a port; nobody has one that can be listened on. */
export async function portFacts(program: PortFacts['program'], port: number): Promise<PortFacts> {
  const code = await refusalOf(port);
  const user: PortUser = code === null ? { kind: 'nobody' } : code === 'EADDRINUSE' ? await userOf(port) : { kind: 'refused', code };
  return { program, port, user };
}

const refusalOf = (port: number): Promise<string | null> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve('code' in error ? String(error.code) : error.message));
    server.listen(port, HOST, () => server.close(() => resolve(null)));
  });

async function userOf(port: number): Promise<PortUser> {
  const nonce = randomUUID();
  const sandbox = await answerOf(port, `/__sandbox?nonce=${nonce}`);
  if (sandbox?.['product'] === 'milepost' && sandbox['nonce'] === nonce) return { kind: 'sandbox', data: String(sandbox['data']) };
  if (typeof (await answerOf(port, '/healthz'))?.['status'] === 'string') return { kind: 'console' };
  if ((await answerOf(port, '/index.json'))?.['entries'] !== undefined) return { kind: 'stories' };
  const said = (await answerOf(port, '/'))?.['msg'];
  if (said === undefined) return { kind: 'other' };
  return { kind: said === (await wordsOfMock()) ? 'mock' : 'other' };
}

/** Words of the mock for an address it does not know; null where its packages are not installed. Read here alone: it brings the whole mock along. */
async function wordsOfMock(): Promise<unknown> {
  try {
    return (await import('@milepost/openapi/servers/mock')).notDescribed('GET /').msg;
  } catch (error) {
    if (isMissingPackage(error)) return null;
    throw error;
  }
}

/** A JSON object that was answered; null for anything else. */
async function answerOf(port: number, path: string): Promise<Readonly<Record<string, unknown>> | null> {
  try {
    const answer = await fetch(`http://${HOST}:${port}${path}`, { redirect: 'error', signal: AbortSignal.timeout(ANSWER_MS) });
    const body: unknown = await answer.json();
    return typeof body === 'object' && body !== null ? Object.fromEntries(Object.entries(body)) : null;
  } catch {
    return null;
  }
}
