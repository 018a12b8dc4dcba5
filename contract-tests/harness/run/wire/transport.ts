import { spelledLogin, type Dialect } from '../../model/dialect.ts';
import type { Operation } from '../../model/description.ts';
import type { Answer } from './envelope.ts';
import { exchangeOf, fieldsOf, type Exchange, type CallInput } from './exchange.ts';
import type { Guard } from '../safety/guard.ts';
import type { Mask } from './mask.ts';
import { createPace, type Clock } from './pace.ts';
import { ContractStop, EXIT } from '../../model/stop.ts';

/** The only place that sends anything. */
export interface Transport {
  /**
   * @throws NotRun · SafetyStop when the guard refuses; nothing was sent then
   * @throws ContractStop with exit code 3 when no answer came
   */
  send(operation: Operation, sent: CallInput, token: string | null): Promise<Answer>;
}

/** Longest time a list may take; a shorter limit would fail a server that keeps the contract. @source shell §8 */
const TIMEOUT_MS = 100_000;
/** A server may end a connection that is idle just when a call goes out on it: what only reads is sent once more. @reading R-885 */
const READING_TRIES = 2;

interface Parts {
  readonly origin: string;
  readonly isLoopback: boolean;
  readonly dialect: Dialect;
  readonly guard: Guard;
  readonly mask: Mask;
  readonly record: (exchange: Exchange) => void;
  /** Calls per second at most; left out, none on this computer and ten elsewhere. */
  readonly callsPerSecond?: number;
  /** The computer's own when left out. */
  readonly clock?: Clock;
}

/** Calls go one after the other, never follow a redirect, and carry what every client sends. @source shell §7 */
export function createTransport({ origin, isLoopback, callsPerSecond, dialect, guard, mask, record, clock }: Parts): Transport {
  const pause = createPace({ isLoopback, callsPerSecond }, clock);
  let lastN = 0;

  return {
    send: async (operation, given, token) => {
      const sent = operation.id === 'login' ? { ...given, body: spelledLogin(given.body, dialect) } : given;
      await guard.permit({
        operation,
        path: sent.path ?? {},
        body: sent.body ?? sent.misuse?.text ?? sent.fields,
        file: sent.file ?? null,
        token,
      });
      await pause();
      lastN = Math.max(lastN + 1, Date.now());
      const address = addressOf(origin, operation, sent, lastN);
      const headers = new Headers({ 'jnpf-origin': 'pc', ...(token === null ? {} : { Authorization: token }) });
      const body = bodyOf(operation, sent, headers);
      const startedMs = Date.now();
      const beganMs = performance.now();
      const method = sent.misuse?.method ?? operation.method;
      const tries = operation.effect === 'read' ? READING_TRIES : 1;
      const call = {
        operation: operation.id,
        method,
        address,
        sent,
        token,
        isForm: operation.body === 'form',
        contentType: headers.get('Content-Type'),
      };
      const keep = (answer: Answer): void =>
        record(exchangeOf(call, answer, { startedMs, durationMs: Math.round(performance.now() - beganMs) }, mask));
      const answer = await ask(address, { method, headers, body, redirect: 'manual' }, tries).catch((error: unknown) => {
        keep(UNANSWERED); // so that the report shows the call
        throw error;
      });
      keep(answer);
      return answer;
    },
  };
}

/** Answer that is recorded for a call without an answer. */
const UNANSWERED: Answer = { status: 0, contentType: '', text: '' };

function addressOf(origin: string, operation: Operation, { path = {}, query = {}, misuse = {} }: CallInput, n: number): URL {
  const filled = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = path[name];
    if (value === undefined)
      throw new Error(`[contract] ${operation.id} needs "${name}" in its path, and the row gives none. Add it to \`path\`.`);
    return encodeURIComponent(value);
  });
  const address = new URL(`${filled}${misuse.beyond ?? ''}`, origin);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  if (misuse.n !== 'none') address.searchParams.set('n', String(n));
  if (misuse.n === 'twice') address.searchParams.append('n', String(n));
  return address;
}

function bodyOf(
  operation: Operation,
  { body, file, fields, misuse }: CallInput,
  headers: Headers,
): string | URLSearchParams | FormData | undefined {
  if (misuse?.text !== undefined) {
    headers.set('Content-Type', misuse.contentType ?? 'application/json');
    return misuse.text;
  }
  if (file || fields) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields ?? {})) form.append(name, value);
    if (file) form.append('file', new Blob([file.bytes ? new Uint8Array(file.bytes) : file.text]), file.name);
    return form;
  }
  if (body === undefined) return undefined;
  if (operation.body === 'form') return new URLSearchParams(fieldsOf(body).map(([name, value]) => [name, value]));
  headers.set('Content-Type', 'application/json');
  return JSON.stringify(body);
}

async function ask(address: URL, init: RequestInit, tries: number): Promise<Answer> {
  try {
    const response = await fetch(address, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
    const bytes = await response.bytes();
    return {
      status: response.status,
      contentType: response.headers.get('content-type') ?? '',
      text: new TextDecoder().decode(bytes),
      bytes,
    };
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    if (!isLate && tries > 1) return ask(address, init, tries - 1);
    throw new NoAnswer(address, String(init.method), isLate, error);
  }
}

/** Call without an answer. */
export class NoAnswer extends ContractStop {
  /** Words for a finding: `none within 100 s`, `the connection ended`. */
  readonly instead: string;

  constructor({ origin, pathname }: URL, method: string, isLate: boolean, cause: unknown) {
    const why = isLate ? `did not answer within ${TIMEOUT_MS / 1000} s` : 'does not answer';
    super(EXIT.notStarted, `${origin} ${why} (${method} ${pathname}). Start it, or correct --target.`, cause);
    this.name = 'NoAnswer';
    this.instead = isLate ? `none within ${TIMEOUT_MS / 1000} s` : 'the connection ended';
  }
}
