import { categoryHandlers, categoryNeeds, categoryWords } from './resources/dictionary-category/rules.ts';
import { entryHandlers, entryNeeds, entryWords } from './resources/dictionary-entry/rules.ts';
import { transferHandlers, transferNeeds, transferWords } from './resources/dictionary-transfer/rules.ts';
import { createDownloadLinks, downloadNeeds } from './resources/download-links/rules.ts';
import { createMenus, type Menus } from './resources/menus/rules.ts';
import { createSessions, sessionNeeds, sessionWords, type Sessions } from './resources/sessions/rules.ts';
import { createUsers, userNeeds, userWords } from './resources/users/rules.ts';
import type { Route } from './core/app.ts';
import type { Operation } from './core/contract.ts';
import type { Handlers, Needs, OperationId, World } from './core/handlers.ts';
import type { FieldWords } from './core/words.ts';

/** What every call must have before its handler runs. */
export const NEEDS: Needs = { ...sessionNeeds, ...userNeeds, ...categoryNeeds, ...entryNeeds, ...transferNeeds, ...downloadNeeds };

const WORDS: readonly { operations: object; words: FieldWords }[] = [
  { operations: sessionNeeds, words: sessionWords },
  { operations: userNeeds, words: userWords },
  { operations: categoryNeeds, words: categoryWords },
  { operations: entryNeeds, words: entryWords },
  { operations: transferNeeds, words: transferWords },
];

/** Everything that answers: one handler per operation of the description, or it does not compile. */
export interface Resources {
  readonly handlers: Handlers;
  readonly menus: Menus;
  readonly sessions: Sessions;
}

export function createResources(world: World): Resources {
  const menus = createMenus(world);
  const sessions = createSessions(world);
  const links = createDownloadLinks(world);
  const handlers: Handlers = {
    ...sessions.handlers,
    ...createUsers(world, menus),
    ...categoryHandlers(world),
    ...entryHandlers(world),
    ...transferHandlers(world, links),
    ...links.handlers,
  };
  return { handlers, menus, sessions };
}

/**
 * Joins the operations of the description with their handlers.
 * @throws Error naming the operation that has no handler (description newer than the generated types)
 */
export function createRoutes(operations: readonly Operation[], handlers: Handlers): Route[] {
  return operations.map((operation) => {
    const { id } = operation;
    if (!isHandled(handlers, id))
      throw new Error(`[sandbox] ${id} is described but nothing answers it. Run "npm run generate", then write its handler.`);
    const handler = handlers[id];
    const words = WORDS.find((group) => Object.hasOwn(group.operations, id))?.words ?? {};
    // The wire edge: path, query and body have just been checked against the description this handler's types come from.
    return { operation, need: NEEDS[id], words, answer: (call) => handler(call as never) };
  });
}

const isHandled = (handlers: Handlers, id: string): id is OperationId => Object.hasOwn(handlers, id);
