import type { Route } from './core/app.ts';
import type { Operation } from './core/contract.ts';
import { createDisk } from './core/disk.ts';
import { CODE } from './core/envelope.ts';
import { Refusal } from './core/failure.ts';
import type { Answer, BaseWorld, Handlers, Need, Needs, OperationId, World } from './core/handlers.ts';
import { defineModule, type AnyModule } from './core/module.ts';
import type { Services } from './core/services.ts';
import type { FieldWords } from './core/words.ts';
import { MODULES } from './modules.ts';
import { categoryHandlers, categoryNeeds, categoryWords } from './resources/dictionary-category/rules.ts';
import { entryHandlers, entryNeeds, entryWords } from './resources/dictionary-entry/rules.ts';
import { transferHandlers, transferNeeds, transferWords } from './resources/dictionary-transfer/rules.ts';
import { createDownloadLinks, type Acting, downloadNeeds, downloadTables } from './resources/download-links/rules.ts';
import { createMenus, type Menus } from './resources/menus/rules.ts';
import { createSessions, sessionNeeds, sessionWords, type Sessions } from './resources/sessions/rules.ts';
import { SESSION_LOCK_TABLE, SESSION_TABLES, SIGN_IN_TABLES } from './resources/sessions/tables.ts';
import { createUsers, userNeeds, userWords } from './resources/users/rules.ts';
import { SIGNATURE_TABLE } from './resources/users/signatures.ts';
import type { Hub } from './sockets/hub.ts';

/** Everything that answers. */
export interface Resources {
  readonly modules: readonly AnyModule[];
  readonly handlers: Partial<Handlers>;
  readonly needs: Partial<Needs>;
  readonly services: Services;
  readonly menus: Menus;
  readonly sessions: Sessions;
  readonly acting: Acting;
  /** Runs once, after the tables are there and before the first call. */
  start(): void;
  /** Does what has become due by the clock. */
  tick(): void;
  close(): void;
}

/** Part of the hub that tells the sockets of a person something. */
type Sockets = Pick<Hub, 'push' | 'signedOut'>;

export function createResources(base: BaseWorld, sockets: Sockets): Resources {
  const menus = createMenus(base);
  const sessions = createSessions(base, sockets.push);
  const disk = createDisk(base.store.folder);
  const acting: Acting = { caller: null };
  const links = createDownloadLinks(base, disk, { acting, requireOpen: sessions.requireOpen });
  const services: Services = {
    offerDownload: (fileName, content) => links.offer(fileName, content),
    offerFile: (fileName, file) => links.offerFile(fileName, file),
    push: sockets.push,
    may: (caller, need) => caller !== null && menus.may(caller, need),
    endSessions: (userId, end) => sessions.end(userId, end),
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
      tables: [SESSION_TABLES, SESSION_LOCK_TABLE, SIGN_IN_TABLES],
      needs: sessionNeeds,
      words: sessionWords,
      handlers: () => ({ ...sessions.handlers, logout, lockScreen }),
    }),
    defineModule({
      name: 'current-user',
      tables: [SIGNATURE_TABLE],
      needs: userNeeds,
      words: userWords,
      handlers: () => createUsers(world, menus, sessions.passwords),
    }),
    defineModule({ name: 'dictionary-category', tables: [], needs: categoryNeeds, words: categoryWords, handlers: categoryHandlers }),
    defineModule({ name: 'dictionary-entry', tables: [], needs: entryNeeds, words: entryWords, handlers: entryHandlers }),
    defineModule({ name: 'dictionary-transfer', tables: [], needs: transferNeeds, words: transferWords, handlers: transferHandlers }),
    defineModule({
      name: 'download-links',
      tables: downloadTables,
      needs: downloadNeeds,
      handlers: () => links.handlers,
      start: () => links.sweep(),
    }),
  ];
  const modules = [...first, ...MODULES];
  const handlers: Partial<Handlers> = Object.assign({}, ...modules.map((module) => module.handlers(world)));
  const needs: Partial<Needs> = Object.assign({}, ...modules.map((module) => module.needs));
  const start = (): void => base.store.transaction(() => modules.forEach((module) => module.start?.(world)));
  const tick = (): void => base.store.transaction(() => modules.forEach((module) => module.tick?.(world)));
  return { modules, handlers, needs, services, menus, sessions, acting, start, tick, close: () => disk.close() };
}

/** Joins the operations of the description with what answers them: a handler, or the example where the domain has no tables. */
export function createRoutes(
  operations: readonly Operation[],
  { modules, handlers, needs, acting }: Resources,
  examples: ReadonlyMap<string, Answer<unknown>>,
): Route[] {
  return operations.map((operation) => {
    const { id } = operation;
    const handler = isDescribed(handlers, id) ? handlers[id] : undefined;
    if (!handler || !isDescribed(handlers, id))
      return exampleRoute(operation, examples.get(id), isNeeded(needs, id) ? needs[id] : undefined);
    const words: FieldWords = modules.find((module) => Object.hasOwn(module.needs, id))?.words ?? {};
    const need: Need = needs[id] ?? 'session';
    // The wire edge: path, query and body have just been checked against the description this handler's types come from.
    const answer: Route['answer'] = (call) => {
      acting.caller = call.caller;
      return handler(call as never);
    };
    return { operation, need, words, answer };
  });
}

function exampleRoute(operation: Operation, example: Answer<unknown> | undefined, need: Need = 'session'): Route {
  const answer = (): Answer<unknown> => {
    if (!example) throw new Refusal('沙箱不提供此接口的内容', CODE.notFound);
    return example;
  };
  return { operation, need: operation.isPublic ? 'nothing' : need, words: {}, answer };
}

const isNeeded = (needs: Partial<Needs>, id: string): id is OperationId => Object.hasOwn(needs, id);
const isDescribed = (handlers: Partial<Handlers>, id: string): id is OperationId => Object.hasOwn(handlers, id);
