import { createAdaptorServer } from '@hono/node-server';
import { randomBytes, randomInt } from 'node:crypto';
import type { Server } from 'node:http';
import { setOfficeZone as setValuesZone } from '@milepost/kit/engines/clock';
import { setOfficeZone } from '../../src/wire/index.ts';
import { seedSandbox } from './seed/index.ts';
import { createClock } from './control/clock.ts';
import { createControl } from './control/index.ts';
import { loadDialect, SANDBOX_LOGIN_KEY, type DialectName } from './dialects/index.ts';
import { createApp } from './core/http/app.ts';
import { createChangeWatch } from './core/changes.ts';
import { readContract } from './core/contract.ts';
import { SandboxStartError } from './core/failure.ts';
import { fillFirst } from './core/first-data.ts';
import { LOOPBACK_ADDRESSES } from './core/http/guards.ts';
import { readExampleAnswers } from './core/http/example-answers.ts';
import type { BaseWorld } from './core/handlers.ts';
import { snowflakes } from './core/ids.ts';
import { createAudit } from './resources/monitor/audit.ts';
import { WATCHED } from './resources/monitor/watched.ts';
import { createReportPages } from './reports/index.ts';
import { createResources, createRoutes } from './routes.ts';
import { migrate } from './core/schema.ts';
import { startError } from './core/start-error.ts';
import type { Store } from './core/store.ts';
import { startTicker, TICK_MS } from './core/ticker.ts';
import { createSessionLanguages } from './sentences/sessionLanguages.ts';
import type { Serve } from './faults/bend.ts';
import { framesUnder, withFault } from './faults/index.ts';
import { createHub, type Hub } from './sockets/hub.ts';

/** Options of a start. */
export interface SandboxOptions {
  /** Port to listen on; 0 takes a free one. */
  port: number;
  /** A loopback address; any other is refused. Default 127.0.0.1. */
  host?: string;
  /** Folder of the data, made when missing; `:memory:` keeps nothing. */
  data: string;
  /** Checks every answer against the description; an answer that breaks it becomes code 500 and a line in the log. Default false. */
  validateAnswers?: boolean;
  /** Milliseconds since 1970. Default: the system's clock. */
  now?: () => number;
  /** The version whose spelling it speaks. Default '3.4'. */
  dialect?: DialectName;
  /** Key of the login password in versions from 3.6: 16, 24 or 32 bytes. Default: the sandbox's own. */
  loginKey?: string;
  /** Addresses of proxies, such as that of a console server: what their `X-Forwarded-For` says is believed. Default: none. */
  trustedProxies?: readonly string[];
  /** Answers the controls of tests under /__sandbox. Default true. */
  control?: boolean;
  /** Something that is wrong on purpose: `F17` of the catalogue. Default: nothing. */
  fault?: string;
  /** Time zone of the office, such as `Asia/Shanghai`; one for all sandboxes of a process. Default: MILEPOST_OFFICE_ZONE, else as it is. @reading R-189 */
  officeZone?: string;
  /** Keeps the menu in step with the list of pages while it runs, for who works on them. Default false. @reading R-923 */
  followPages?: boolean;
  /** Gets one line per call, without query, body or token. Default: silent. */
  log?: (line: string) => void;
}

/** A running sandbox. */
export interface Sandbox {
  /** `http://127.0.0.1:30000`, without a slash at the end. */
  readonly url: string;
  readonly port: number;
  /** Ends open connections and closes the database; done within a second. */
  close(): Promise<void>;
}

/** Function that opens the database; tests put a faulty one here to see their checks go red. */
export type OpenStore = (data: string) => Store;

/** Starts a sandbox over the given way of opening the database; see `startSandbox`. */
export async function startOver(open: OpenStore, options: SandboxOptions): Promise<Sandbox> {
  const host = options.host ?? '127.0.0.1';
  if (!LOOPBACK_ADDRESSES.includes(host))
    throw new SandboxStartError(
      'host-refused',
      `The sandbox does not listen on ${host}: it has known passwords and is meant for this computer only. Use ${LOOPBACK_ADDRESSES.join(', ')}.`,
    );
  const zone = options.officeZone ?? process.env['MILEPOST_OFFICE_ZONE'];
  // Values of cells are read by the kit, on its clock.
  if (zone && !(setOfficeZone(zone) && setValuesZone(zone)))
    throw new SandboxStartError(
      'zone-unknown',
      `MILEPOST_OFFICE_ZONE is "${zone}", which is no time zone, so days could not be told. Write it like Asia/Shanghai.`,
    );
  const clock = createClock(options.now ?? Date.now);
  const now = () => clock.now();
  const log = options.log ?? (() => undefined);
  const dialect = await loadDialect(options.dialect ?? '3.4', options.loginKey ?? SANDBOX_LOGIN_KEY);
  const store = open(options.data);
  try {
    const world: BaseWorld = { store, now, random: (bytes) => randomBytes(bytes), nextId: snowflakes(now, randomInt(1024)) };
    const bendFrame = framesUnder(options.fault);
    const languages = createSessionLanguages();
    const hub = createHub(world, { log, languages, ...(bendFrame && { bendFrame }) });
    const resources = createResources(world, hub);
    const { sessions } = resources;
    const prepare = (fresh: Store) => fillFirst(fresh, () => migrate(fresh, seedSandbox, resources.modules));
    prepare(store);
    resources.start();
    const watch = createChangeWatch(store, WATCHED);
    const control = createControl({
      store,
      clock,
      services: resources.services,
      tick: () => resources.tick(),
      document: dialect.document,
      isHandled: (id) => Object.hasOwn(resources.handlers, id),
      prepare,
    });
    const audit = createAudit(world, resources.audit);
    const trustedProxies = new Set(options.trustedProxies ?? []);
    const app = createApp({
      routes: createRoutes(readContract(dialect.document), resources, readExampleAnswers(dialect.document)),
      dialect,
      trustedProxies,
      now,
      store,
      authenticate: sessions.authenticate,
      authenticateLocked: sessions.authenticateLocked,
      authorize: resources.authorize,
      audit,
      watch,
      hear: (caller, header) => {
        sessions.touch(caller);
        languages.hear(caller.tokenHash, header);
      },
      validateAnswers: options.validateAnswers ?? false,
      faults: control.faults,
      control: options.control === false ? null : control,
      pages: createReportPages({ store, authenticate: sessions.authenticate, authorize: resources.authorize, audit, trustedProxies }),
      log,
    });
    const serve: Serve = (request, env) => app.fetch(request, env as object | undefined);
    const faulty = options.fault === undefined ? serve : withFault(serve, dialect.document, options.fault);
    const server = createAdaptorServer({ fetch: faulty }) as Server;
    const port = await listen(server, options.port, host);
    const ticker = startTicker(() => resources.tick(), TICK_MS, log);
    hub.attach(server, sessions.authenticate);
    const follower = options.followPages ? [resources.followPages(console.error)] : [];
    return {
      url: `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
      port,
      close: () => {
        ticker.close();
        return stop(server, hub, store, [control, resources, ...follower]);
      },
    };
  } catch (error) {
    store.close();
    throw startError(error, store.folder);
  }
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(listenError(error, port)));
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

function listenError(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code !== 'EADDRINUSE' && error.code !== 'EACCES') return error;
  const why = error.code === 'EADDRINUSE' ? 'is already in use by another program' : 'may not be opened by this user';
  return new SandboxStartError(
    'port-taken',
    `Port ${port} ${why}, so the sandbox cannot listen there. Stop that program, or use --port with another number.`,
    error,
  );
}

async function stop(server: Server, hub: Hub, store: Store, others: readonly { close(): void }[]): Promise<void> {
  // Sockets first: a server does not end while one is open.
  hub.close();
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
  store.close();
  for (const other of others) other.close();
}
