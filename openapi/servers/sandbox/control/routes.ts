import { Hono, type Context } from 'hono';
import type { Services } from '../core/services.ts';
import type { Store } from '../core/store.ts';
import type { MovableClock } from './clock.ts';
import type { DomainAnswers } from './domains.ts';
import { ANY_OPERATION, FAULT_KINDS, type Faults } from './faults.ts';
import type { Snapshots } from './snapshots.ts';

/** Header that carries the secret; a page of another site can neither read nor send it. */
export const CONTROL_HEADER = 'milepost-sandbox';

const NAME = /^[\w-]{1,64}$/;
const MAX_DELAY_MS = 60_000;
const MAX_TIMES = 1_000_000;

export interface ControlParts {
  /** Secret a caller must send in the header; it is answered by `GET /__sandbox`. */
  readonly secret: string;
  readonly store: Store;
  readonly clock: MovableClock;
  readonly faults: Faults;
  readonly snapshots: Snapshots;
  readonly services: Pick<Services, 'push' | 'endSessions'>;
  /** Does what has become due by the clock. */
  readonly tick: () => void;
  readonly operationIds: ReadonlySet<string>;
  /** Operations by domain, and whether the domain has tables or answers from its examples. */
  readonly domains: readonly DomainAnswers[];
}

/** Error for an unusable order; becomes HTTP 400 with the sentence. */
class ControlError extends Error {}

/**
 * The controls of the sandbox, for tests: `/__sandbox/{reset,snapshot,restore,clock,latency,fault,captcha,kick,push}` and, to read,
 * `/__sandbox/{domains,snapshots}`. They are no part of the contract, so they speak plain HTTP statuses.
 */
export function controlRoutes(parts: ControlParts): Hono {
  const app = new Hono();
  app.get('/domains', (c) => c.json({ domains: parts.domains }));
  app.use(async (c, next) => {
    if (c.req.header(CONTROL_HEADER) !== parts.secret)
      return c.json({ error: `Send the "control" of GET /__sandbox?nonce=… in the header ${CONTROL_HEADER}.` }, 403);
    await next();
    return undefined;
  });
  app.get('/snapshots', (c) => c.json({ snapshots: parts.snapshots.names() }));
  for (const [name, run] of Object.entries(COMMANDS))
    app.post(`/${name}`, async (c) => {
      const said = run(await readBody(c), parts);
      return c.json({ done: name, ...said });
    });
  app.onError((error, c) => {
    if (error instanceof ControlError) return c.json({ error: error.message }, 400);
    return c.json({ error: error.message }, 500);
  });
  return app;
}

type Body = Readonly<Record<string, unknown>>;

const COMMANDS: Readonly<Record<string, (body: Body, parts: ControlParts) => object>> = {
  reset: (_, { snapshots, faults, clock }) => {
    snapshots.reset();
    faults.clear();
    clock.runAhead(0);
    return {};
  },
  snapshot: (body, { snapshots }) => {
    const name = nameOf(body);
    snapshots.take(name);
    return { name };
  },
  restore: (body, { snapshots }) => {
    const name = nameOf(body);
    if (!snapshots.restore(name))
      throw new ControlError(`There is no snapshot "${name}". There are: ${snapshots.names().join(', ') || 'none'}.`);
    return { name };
  },
  clock: (body, { clock, tick }) => {
    if (body.now !== undefined) clock.stopAt(numberOf(body, 'now', Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER));
    else clock.runAhead(body.aheadMs === undefined ? 0 : numberOf(body, 'aheadMs', Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER));
    // Nobody waits for the next look.
    tick();
    return { now: clock.now() };
  },
  latency: (body, parts) => {
    const operationId = operationOf(body, parts);
    parts.faults.delay(operationId, numberOf(body, 'ms', 0, MAX_DELAY_MS));
    return { operationId };
  },
  fault: (body, parts) => {
    if (body.clear === true) {
      parts.faults.clear();
      return {};
    }
    const kind = FAULT_KINDS.find((known) => known === body.kind);
    if (!kind) throw new ControlError(`kind must be one of ${FAULT_KINDS.join(', ')}.`);
    const code = body.code === undefined ? 500 : numberOf(body, 'code', 100, 999);
    const times = body.times === undefined ? 1 : numberOf(body, 'times', 1, MAX_TIMES);
    const operationId = operationOf(body, parts);
    parts.faults.order({ operationId, kind, code, msg: typeof body.msg === 'string' ? body.msg : '服务器处理失败，请稍后重试', times });
    return { operationId, kind, times };
  },
  /** Digits of an image, for tests that pass a captcha: no program reads them from the image. */
  captcha: (body, { store }) => {
    if (typeof body.timestamp !== 'string') throw new ControlError('timestamp must be the text the image was asked with.');
    const kept = store.one<{ letters: string }>('SELECT letters FROM captcha WHERE timestamp = ?', body.timestamp);
    if (!kept) throw new ControlError(`There is no captcha "${body.timestamp}": it was never asked for, used, or is too old.`);
    return { letters: kept.letters };
  },
  kick: (body, { store, services }) => {
    const code = body.code === undefined ? 601 : numberOf(body, 'code', 600, 601);
    for (const userId of usersOf(body, store))
      services.endSessions(userId, {
        code: code === 600 ? 600 : 601,
        msg: typeof body.msg === 'string' ? body.msg : '您的帐号已被强制下线',
      });
    return {};
  },
  push: (body, { store, services }) => {
    const { frame } = body;
    if (!isRecord(frame) || typeof frame.method !== 'string') throw new ControlError('frame must be an object with a method.');
    services.push(usersOf(body, store), { ...frame, method: frame.method });
    return {};
  },
};

const isRecord = (value: unknown): value is Body => typeof value === 'object' && value !== null && !Array.isArray(value);

async function readBody(c: Context): Promise<Body> {
  const text = await c.req.text();
  if (text === '') return {};
  try {
    const body: unknown = JSON.parse(text);
    if (isRecord(body)) return body;
  } catch {
    // said below, as for JSON that is no object
  }
  throw new ControlError('The body must be a JSON object.');
}

function nameOf({ name }: Body): string {
  if (typeof name !== 'string' || !NAME.test(name)) throw new ControlError('name must be 1 to 64 letters, digits, underscores or hyphens.');
  return name;
}

function numberOf(body: Body, key: string, least: number, most: number): number {
  const value = body[key];
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most)
    throw new ControlError(`${key} must be a whole number from ${least} to ${most}.`);
  return value;
}

function operationOf({ operationId = ANY_OPERATION }: Body, { operationIds }: ControlParts): string {
  if (operationId === ANY_OPERATION) return ANY_OPERATION;
  if (typeof operationId !== 'string' || !operationIds.has(operationId))
    throw new ControlError(`The description has no operation "${String(operationId)}".`);
  return operationId;
}

function usersOf({ accounts }: Body, store: Store): string[] {
  if (!Array.isArray(accounts) || accounts.length === 0) throw new ControlError('accounts must be a list of accounts.');
  return accounts.map((account: unknown) => {
    const user = typeof account === 'string' ? store.one<{ id: string }>('SELECT id FROM user WHERE account = ?', account) : undefined;
    if (!user) throw new ControlError(`There is no account "${String(account)}".`);
    return user.id;
  });
}
