import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { Need } from '../../../../src/rules/index.ts';
import type { RecordChange } from '../changes.ts';
import { clientAddress } from './client-address.ts';
import { clientProgram } from './client-program.ts';
import type { Operation } from '../contract.ts';

const MAX_PLATFORM_CHARS = 20;

/** A call as the log hears of it, without query and body: they may hold secrets. */
export interface ObservedCall {
  /** Null on an operation that answers without a token. */
  readonly userId: string | null;
  readonly ipAddress: string;
  /** As the client names itself. */
  readonly platForm: string;
  readonly browser: string | null;
  /** As it was called; of an operation without a token as in the description, for it may hold the secret of a link. */
  readonly path: string;
  readonly method: string;
  readonly durationMs: number;
  /** As in the description. */
  readonly operationId: string;
}

/** A call that was answered with a success, and has changed something or handed out a file. */
export interface DoneCall extends ObservedCall {
  readonly isRead: boolean;
  /** Codes of the pages whose buttons it needs. */
  readonly pages: readonly string[];
  /** Records it has made, changed and deleted. */
  readonly changes: readonly RecordChange[];
  /** Name of the file it has handed out. */
  readonly fileName: string | null;
}

/** A call of somebody who lacks the right to it. */
export interface RefusedCall extends ObservedCall {
  readonly userId: string;
  /** Codes of the pages whose buttons it needs. */
  readonly pages: readonly string[];
  /** Right that was missing; null where the record itself is out of reach. */
  readonly missing: Need | null;
  readonly pathValues: Readonly<Record<string, string>>;
  /** Sentence of the answer. */
  readonly msg: string;
}

/** Listener to calls. */
export interface Audit {
  /** Hears of a call within its transaction, so that there is no deed without its row. @reading R-062 */
  done(call: DoneCall): void;
  /** Hears of a refusal in a transaction of its own: that of the call is undone. */
  refused(call: RefusedCall): void;
}

/** Facts the log is told of every call. @param path the one it may hold */
export function observedCall(
  c: Context,
  operation: Pick<Operation, 'id' | 'method'>,
  path: string,
  startedMs: number,
  trustedProxies: ReadonlySet<string>,
): Omit<ObservedCall, 'userId'> {
  return {
    operationId: operation.id,
    ipAddress: addressOf(c, trustedProxies),
    platForm: c.req.header('jnpf-origin')?.slice(0, MAX_PLATFORM_CHARS) ?? 'pc',
    browser: clientProgram(c.req.header('user-agent')).browser,
    path,
    method: operation.method,
    durationMs: performance.now() - startedMs,
  };
}

/** Address a call comes from. */
export const addressOf = (c: Context, proxies: ReadonlySet<string>): string =>
  clientAddress(getConnInfo(c).remote.address, c.req.header('x-forwarded-for'), proxies);

/** Name of the file an answer leads to, in whatever depth it stands. */
export function fileNameOf(data: unknown): string | null {
  if (typeof data !== 'object' || data === null) return null;
  if ('url' in data && 'name' in data && typeof data.name === 'string') return data.name;
  return (
    Object.values(data)
      .map(fileNameOf)
      .find((name) => name !== null) ?? null
  );
}
