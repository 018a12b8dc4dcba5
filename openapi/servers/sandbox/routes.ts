import { waysOf, type OneNeed } from '../../src/rules/index.ts';
import type { Route } from './core/http/app.ts';
import type { Operation } from './core/contract.ts';
import { createDisk } from './core/disk/disk.ts';
import { CODE } from './core/envelope.ts';
import { Refusal } from './core/failure.ts';
import type { Answer, BaseWorld, Handlers, OperationId, World } from './core/handlers.ts';
import { defineModule, type AnyModule } from './core/module.ts';
import type { Services } from './core/services.ts';
import type { FieldWords } from './core/words.ts';
import { MODULES } from './modules.ts';
import { categoryHandlers, categoryWords } from './resources/dictionary-category/rules.ts';
import { entryHandlers, entryWords } from './resources/dictionary-entry/rules.ts';
import { transferHandlers, transferWords } from './resources/dictionary-transfer/rules.ts';
import { createDownloadLinks, type Acting, downloadTables } from './resources/download-links/rules.ts';
import { followPages } from './resources/menu-targets/followPages.ts';
import { areButtonsOpen, reachOf, requireReach } from './resources/record/reach.ts';
import { refusedFor } from './resources/permitted-menu/refuse-right.ts';
import { createAuditLog, type AuditLog } from './resources/audit/log.ts';
import { createMenus, type Menus } from './resources/permitted-menu/rules.ts';
import { createSessions, sessionWords, type Sessions } from './resources/sessions/rules.ts';
import { SESSION_LOCK_TABLE, SESSION_PLACES, SESSION_TABLES, SIGN_IN_TABLES } from './resources/sessions/tables.ts';
import { createUsers, userWords } from './resources/current-user/rules.ts';
import { SIGNATURE_TABLE } from './resources/current-user/signatures.ts';
import type { Hub } from './sockets/hub.ts';

/** Everything that answers. */
export interface Resources {
  readonly modules: readonly AnyModule[];
  readonly handlers: Partial<Handlers>;
  /** Words for wrong fields, by operation. */
  readonly words: Readonly<Record<string, FieldWords>>;
  readonly services: Services;
  /** @throws Refusal where the caller lacks the right, or reaches the model of the path in no way */
  readonly authorize: Menus['authorize'];
  readonly sessions: Sessions;
  readonly audit: AuditLog;
  readonly acting: Acting;
  /** Runs once, after the tables are there and before the first call. */
  start(): void;
  /** Does what has become due by the clock. */
  tick(): void;
  /** Keeps the menu in step with the list of pages until it is closed. */
  followPages(log: (line: string) => void): { close(): void };
  close(): void;
}

/** Part of the hub that tells the sockets of a person something. */
type Sockets = Pick<Hub, 'push' | 'signedOut'>;

export function createResources(base: BaseWorld, sockets: Sockets): Resources {
  // Designs that are laid out for the answer stay, whatever it is.
  const menus = createMenus(base, (caller, modelId) => base.store.transaction(() => areButtonsOpen(world, modelId, caller)));
  const audit = createAuditLog(base);
  const sessions = createSessions(base, sockets.push, audit);
  const disk = createDisk(base.store.folder);
  const acting: Acting = { caller: null };
  const links = createDownloadLinks(base, disk, { acting, requireOpen: sessions.requireOpen });
  const services: Services = {
    offerDownload: (fileName, content) => links.offer(fileName, content),
    offerFile: (fileName, file) => links.offerFile(fileName, file),
    push: sockets.push,
    may: (caller, need, path) => caller !== null && menus.may(caller, need, path),
    require: (caller, need, path) => {
      if (caller === null || !menus.may(caller, need, path)) throw refusedFor(base.store, need, path);
    },
    endSessions: (userId, end) => sessions.end(userId, end),
    openSessions: (userId) => sessions.openOf(userId),
    forgetTries: (account) => sessions.forgetTries(account),
    forgetBrowsers: (userId) => sessions.forgetBrowsers(userId),
  };
  const logout: Handlers<'logout'>['logout'] = (call) => {
    const answer = sessions.handlers.logout(call);
    if (call.caller) sockets.signedOut(call.caller.userId);
    return answer;
  };
  /** Sockets of a session that was locked say nothing more. */
  const lockScreen: Handlers<'lockScreen'>['lockScreen'] = (call) => {
    const answer = sessions.handlers.lockScreen(call);
    if (call.caller) sockets.signedOut(call.caller.userId);
    return answer;
  };
  const world: World = { ...base, services, disk };
  // Their first tables are in core/schema.ts.
  const first: AnyModule[] = [
    defineModule({
      name: 'session',
      tables: [SESSION_TABLES, SESSION_LOCK_TABLE, SIGN_IN_TABLES, SESSION_PLACES],
      words: sessionWords,
      handlers: () => ({ ...sessions.handlers, logout, lockScreen }),
    }),
    defineModule({
      name: 'current-user',
      tables: [SIGNATURE_TABLE],
      words: userWords,
      handlers: () => createUsers(world, menus, sessions.passwords),
    }),
    defineModule({ name: 'dictionary-category', tables: [], words: categoryWords, handlers: categoryHandlers }),
    defineModule({ name: 'dictionary-entry', tables: [], words: entryWords, handlers: entryHandlers }),
    defineModule({ name: 'dictionary-transfer', tables: [], words: transferWords, handlers: transferHandlers }),
    defineModule({
      name: 'download-links',
      tables: downloadTables,
      handlers: () => links.handlers,
      start: () => links.sweep(),
    }),
  ];
  const modules = [...first, ...MODULES];
  const made = modules.map((module) => ({ words: module.words ?? {}, handlers: module.handlers(world) }));
  const handlers: Partial<Handlers> = Object.assign({}, ...made.map((module) => module.handlers));
  const words = Object.fromEntries(made.flatMap((module) => Object.keys(module.handlers).map((id) => [id, module.words])));
  const authorize: Menus['authorize'] = (caller, need, path = {}) => {
    menus.authorize(caller, need, path);
    const isReached = (way: OneNeed): boolean => 'model' in way && way.button === undefined;
    const ways = waysOf(need);
    // Who has another way does not have to reach the model.
    if (ways.some((way) => !isReached(way) && menus.may(caller, way, path))) return;
    for (const way of ways) {
      if (!('model' in way) || !isReached(way)) continue;
      const modelId = path[way.model] ?? '';
      requireReach(
        world,
        modelId,
        base.store.transaction(() => reachOf(world, modelId, caller)),
      );
    }
  };
  const start = (): void => base.store.transaction(() => modules.forEach((module) => module.start?.(world)));
  const tick = (): void =>
    base.store.transaction(() => {
      modules.forEach((module) => module.tick?.(world));
      audit.sweep();
      sessions.keepTimes();
    });
  return {
    modules,
    handlers,
    words,
    services,
    authorize,
    sessions,
    audit,
    acting,
    start,
    tick,
    followPages: (log) => followPages(world, log),
    close: () => disk.close(),
  };
}

/** Joins the operations of the description with what answers them: a handler, or the example where the domain has no tables. */
export function createRoutes(
  operations: readonly Operation[],
  { handlers, words, acting }: Resources,
  examples: ReadonlyMap<string, Answer<unknown>>,
): Route[] {
  return operations.map((operation) => {
    const { id } = operation;
    const handler = isDescribed(handlers, id) ? handlers[id] : undefined;
    if (!handler || !isDescribed(handlers, id)) return exampleRoute(operation, examples.get(id));
    // The wire edge: path, query and body have just been checked against the description this handler's types come from.
    const answer: Route['answer'] = (call) => {
      acting.caller = call.caller;
      return handler(call as never);
    };
    return { operation, words: words[id] ?? {}, answer };
  });
}

function exampleRoute(operation: Operation, example: Answer<unknown> | undefined): Route {
  const answer = (): Answer<unknown> => {
    if (!example) throw new Refusal('沙箱不提供此接口的内容', CODE.notFound);
    return example;
  };
  return { operation, words: {}, answer };
}

const isDescribed = (handlers: Partial<Handlers>, id: string): id is OperationId => Object.hasOwn(handlers, id);
